import { letterOf } from '#lib/letters.ts'

type Parts = readonly { questions: readonly { id: number; question: string }[] }[]

/** Every question in the guide, with its place such as "2 b)". */
export const guidePlaces = (parts: Parts) =>
  parts.flatMap(({ questions }, part) =>
    questions.map(({ id, question }, at) => ({
      id,
      question,
      place: `${part + 1} ${letterOf(at)})`,
    })),
  )

/**
 * Where the guide asks these questions, such as "2 b), 3 a)". Empty if the guide doesn't ask them.
 */
export const placesOf = (parts: Parts, questionIds: readonly number[]) =>
  guidePlaces(parts)
    .filter(({ id }) => questionIds.includes(id))
    .map(({ place }) => place)
    .join(', ')
