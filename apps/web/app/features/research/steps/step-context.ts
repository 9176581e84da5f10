import type { ResearchStatus } from '@wattle/contract/research'
import { createContext, useContext } from 'react'
import type { ResearchReply } from '#lib/api/research-query.ts'

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
  /** Opens the brief, or asks whether to go back to where it can be changed; missing where it can't. */
  onChangeBrief: (() => void) | undefined
  /** Asks whether to have the current step's content written again. */
  onRegenerate: () => void
  /** Swaps the content with the version before the last regeneration. */
  restoring: { run: () => void; isPending: boolean; isSwapped: boolean }
  /** Below the film, for what a step shows beside itself on a wide screen. */
  besidePlace: HTMLElement | null
}

const StepContext = createContext<StepState | undefined>(undefined)
export const StepProvider = StepContext.Provider

export function useStep(): StepState {
  const state = useContext(StepContext)
  if (!state) throw new Error('This stands outside of a project.')
  return state
}
