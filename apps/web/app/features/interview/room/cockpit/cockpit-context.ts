import { createContext, useContext } from 'react'
import type { Room } from '../../hooks.ts'
import type { Captures, RoomCapture } from '../captures/use-captures.ts'
import type { RoomNotes } from '../room-notes.ts'
import type { Folds } from './use-folds.ts'

export type Tab = 'guide' | 'transcript'

export interface Cockpit {
  /** The latest data about the room. Use `notes` for the notes, which may be newer. */
  room: Room
  firstName: string
  captures: Captures
  assumptions: NonNullable<Room['assumptions']>
  themes: NonNullable<Room['themes']>
  notes: RoomNotes
  writeNote: (field: string, text: string) => void
  folds: Folds
  tab: Tab
  showTab: (tab: Tab) => void
  /** The key of the capture being sorted. */
  openKey: string | undefined
  /**
   * Captures the note's selection or current line, unless it's captured already, and opens the
   * capture for sorting.
   */
  capture: (field: string, area: HTMLTextAreaElement) => void
  /** Opens a capture to sort it. Closing it calls `back`, which returns focus to where it was. */
  openCapture: (capture: RoomCapture, back: () => void) => void
  /** Opens the unsorted captures one after another, so the researcher can sort them. */
  sortNow: () => void
  closeStrip: (isFocusKept: boolean) => void
  addTheme: (key: string, name: string) => void
  /**
   * Whether the participant withdrew consent to use what they said. If so, nobody can add or sort
   * captures.
   */
  isFixed: boolean
}

const CockpitContext = createContext<Cockpit | undefined>(undefined)
export const CockpitProvider = CockpitContext.Provider

export function useCockpit(): Cockpit {
  const cockpit = useContext(CockpitContext)
  if (!cockpit) throw new Error('useCockpit must be used inside the room')
  return cockpit
}
