import type { ResearchStatus } from '@wattle/contract/research'
import { createContext, useContext } from 'react'
import type { ResearchReply } from '#lib/api/research.ts'

/** What every step of the open project needs to know. */
export interface StepState {
  research: ResearchReply
  /** The step that is seen; where it is not the stored one, it can only be read. */
  viewed: ResearchStatus
  isReadOnly: boolean
  /** The addresses of the neighbours: to look back, and to come forward again. */
  previous: string | undefined
  next: string | undefined
  linkTo: (status: ResearchStatus) => string
  /** Asks whether to reset the project to the viewed step. */
  onReset: () => void
  /** Opens the idea, to be said in other words while the audience is the current step. */
  onReword: () => void
  /** Asks whether to have the current step's content written anew. */
  onRegenerate: () => void
}

const StepContext = createContext<StepState | undefined>(undefined)
export const StepProvider = StepContext.Provider

export function useStep(): StepState {
  const state = useContext(StepContext)
  if (!state) throw new Error('This stands outside of a project.')
  return state
}
