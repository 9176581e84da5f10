import { ASSUMPTION_MESSAGES } from '@wattle/contract/findings/assumptions'
import { type Position, RESULT_LABELS } from '@wattle/contract/findings/results'
import { guidePlaces } from '#features/assumption/shared/question-places.ts'
import { nextQuestion, positionOn } from '../captures/coverage.ts'
import { useNoted } from '../room-notes.ts'
import { useCockpit } from './cockpit-context.ts'

export interface AssumptionStatus {
  id: number
  number: number
  text: string
  position: Position
  isCovered: boolean
  /** We only invite people who say this, so nobody has to ask about it. */
  isScreened: boolean
  isBeingSorted: boolean
  /** The question to ask next about the assumption. */
  ask: { id: number; place: string } | undefined
  /** What’s missing, in words, such as "Not covered yet. Ask question 3 a)". */
  missing: string
}

/** The assumptions that the interview can test. */
export const testable = <S extends Pick<AssumptionStatus, 'isScreened'>>(statuses: readonly S[]) =>
  statuses.filter(({ isScreened }) => !isScreened)

/** Where this person stands on each assumption. */
export function useAssumptionStatuses(): AssumptionStatus[] {
  const { room, captures, assumptions, notes, openKey } = useCockpit()
  const noted = useNoted(notes)
  const questions = guidePlaces(room.guide?.parts ?? [])
  const open = captures.captures.find(({ key }) => key === openKey)
  return assumptions.map((assumption) => {
    const position = positionOn(captures.captures, assumption.id)
    const isScreened = assumption.isScreenedFor
    const ask = isScreened ? undefined : nextQuestion(assumption, questions, noted)
    return {
      id: assumption.id,
      number: assumption.position,
      text: assumption.text,
      position,
      isCovered: position.position !== 'NONE',
      isScreened,
      isBeingSorted: open?.assumptionId === assumption.id,
      ask,
      missing: isScreened
        ? RESULT_LABELS.SCREENED
        : ask
          ? `Not covered yet. Ask question ${ask.place}`
          : ASSUMPTION_MESSAGES.untestedAfterLaunch,
    }
  })
}
