import type { ResearchStatus } from '@wattle/contract/research'
import { createContext, useContext } from 'react'
import type { ResearchReply } from '#lib/api/research-query.ts'

/** Shared by every step of the open project. */
export interface StepState {
  research: ResearchReply
  /** The viewed step. Read-only unless it’s the current one. */
  viewed: ResearchStatus
  isReadOnly: boolean
  /** The URLs of the steps before and after the viewed one. */
  previous: string | undefined
  next: string | undefined
  linkTo: (status: ResearchStatus) => string
  /** Asks before resetting the project to the viewed step. */
  onReset: () => void
  /** Opens the brief for editing. Undefined if it can’t be changed. */
  onChangeBrief: (() => void) | undefined
  /** Asks before regenerating the current step’s content. */
  onRegenerate: () => void
  /** Swaps the content with the version before the last regeneration. */
  restoring: { run: () => void; isPending: boolean; isSwapped: boolean }
  /** The element below the video where a step can put extra content on a wide screen. */
  besidePlace: HTMLElement | null
}

const StepContext = createContext<StepState | undefined>(undefined)
export const StepProvider = StepContext.Provider

export function useStep(): StepState {
  const state = useContext(StepContext)
  if (!state) throw new Error('useStep must be used inside a project')
  return state
}
