import { type Position, positionOf } from '@wattle/contract/findings/results'
import type { RoomCapture } from './use-captures.ts'

interface Tested {
  id: number
  questionIds: readonly number[]
}

export const isSorted = <C extends Pick<RoomCapture, 'stance' | 'strength'>>(capture: C) =>
  capture.stance !== null && capture.strength !== null

/** Where this person stands on an assumption, judging by their captures so far. */
export function positionOn(captures: readonly RoomCapture[], assumptionId: number): Position {
  return positionOf(
    captures.flatMap(({ stance, strength, assumptionId: about }) =>
      about === assumptionId && stance && strength ? [{ stance, strength }] : [],
    ),
  )
}

const placeOf = ({ noteField, questionId }: RoomCapture) => noteField ?? String(questionId)

/** The captures from a question's note, and captures about the question that aren't from a note. */
export const capturesOn = (captures: readonly RoomCapture[], questionId: number) =>
  captures.filter((one) => placeOf(one) === String(questionId))

type Parts = readonly { questions: readonly { id: number }[] }[]

/**
 * The captures that aren't below a question of the guide: from the other notes, from the transcript
 * or about a deleted question.
 */
export function capturesElsewhere(captures: readonly RoomCapture[], parts: Parts): RoomCapture[] {
  const asked = new Set(parts.flatMap(({ questions }) => questions.map(({ id }) => String(id))))
  return captures.filter((one) => !asked.has(placeOf(one)))
}

/** The next question to ask about an assumption, preferably one without a note. */
export function nextQuestion(
  { questionIds }: Tested,
  questions: readonly { id: number; place: string }[],
  notes: ReadonlyMap<string, string>,
) {
  const open = questions.filter(({ id }) => questionIds.includes(id))
  return open.find(({ id }) => !notes.get(String(id))?.trim()) ?? open[0]
}
