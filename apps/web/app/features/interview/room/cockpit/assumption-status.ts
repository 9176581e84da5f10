import { ASSUMPTION_MESSAGES } from '@wattle/contract/findings/assumptions'
import type { Position } from '@wattle/contract/findings/results'
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
  isBeingSorted: boolean
  /** The question to ask next about the assumption. */
  ask: { id: number; place: string } | undefined
  /** What’s missing, in words, such as "Not covered yet. Ask question 3 a)". */
  missing: string
}

/** Where this person stands on each assumption. */
export function useAssumptionStatuses(): AssumptionStatus[] {
  const { room, captures, assumptions, notes, openKey } = useCockpit()
  const noted = useNoted(notes)
  const questions = guidePlaces(room.guide?.parts ?? [])
  const open = captures.captures.find(({ key }) => key === openKey)
  return assumptions.map((assumption) => {
    const position = positionOn(captures.captures, assumption.id)
    const ask = nextQuestion(assumption, questions, noted)
    return {
      id: assumption.id,
      number: assumption.position,
      text: assumption.text,
      position,
      isCovered: position.position !== 'NONE',
      isBeingSorted: open?.assumptionId === assumption.id,
      ask,
      missing: ask
        ? `Not covered yet. Ask question ${ask.place}`
        : ASSUMPTION_MESSAGES.untestedAfterLaunch,
    }
  })
}
