import { createContext, useContext } from 'react'
import type { Room } from '../../hooks.ts'
import type { Captures, RoomCapture } from '../captures/use-captures.ts'
import type { Folds } from './use-folds.ts'

export interface Cockpit {
  /** As it is now, but for the notes. */
  room: Room
  firstName: string
  captures: Captures
  assumptions: NonNullable<Room['assumptions']>
  themes: NonNullable<Room['themes']>
  notes: ReadonlyMap<string, string>
  folds: Folds
  /** The key of the capture being sorted. */
  openKey: string | undefined
  /** Captures what is selected in a note, or its line; or opens what was captured there. */
  capture: (field: string, area: HTMLTextAreaElement) => void
  /** `back` puts the focus where it was. */
  openCapture: (capture: RoomCapture, back: () => void) => void
  /** Sorts what waits, one after the other. */
  sortNow: () => void
  closeStrip: (isFocusKept: boolean) => void
  addTheme: (key: string, name: string) => void
  /** Nothing can be captured, because the words were withdrawn. */
  isFixed: boolean
}

const CockpitContext = createContext<Cockpit | undefined>(undefined)
export const CockpitProvider = CockpitContext.Provider

export function useCockpit(): Cockpit {
  const cockpit = useContext(CockpitContext)
  if (!cockpit) throw new Error('This is outside of the room.')
  return cockpit
}
