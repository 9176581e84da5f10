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

/** The captures from a question's note, and captures about the question that aren't from a note. */
export const capturesOn = (captures: readonly RoomCapture[], questionId: number) =>
  captures.filter((one) => (one.noteField ?? String(one.questionId)) === String(questionId))

/** The next question to ask about an assumption, preferably one without a note. */
export function nextQuestion(
  { questionIds }: Tested,
  questions: readonly { id: number; place: string }[],
  noted: ReadonlySet<string>,
) {
  const open = questions.filter(({ id }) => questionIds.includes(id))
  return open.find(({ id }) => !noted.has(String(id))) ?? open[0]
}
