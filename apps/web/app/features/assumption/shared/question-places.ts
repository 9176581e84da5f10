import { letterOf } from '#lib/letters.ts'

type Parts = readonly { questions: readonly { id: number; question: string }[] }[]

/** Every question in the guide and its number, such as "2 b)". */
export const guidePlaces = (parts: Parts) =>
  parts.flatMap(({ questions }, part) =>
    questions.map(({ id, question }, at) => ({
      id,
      question,
      place: `${part + 1} ${letterOf(at)})`,
    })),
  )

/** The numbers of these guide questions, such as "2 b), 3 a)". Empty if none is in the guide. */
export const placesOf = (parts: Parts, questionIds: readonly number[]) =>
  guidePlaces(parts)
    .filter(({ id }) => questionIds.includes(id))
    .map(({ place }) => place)
    .join(', ')
