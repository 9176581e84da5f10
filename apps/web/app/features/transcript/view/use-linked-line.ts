import type { Cue } from '@wattle/contract/findings/transcripts'
import { type RefObject, useEffect } from 'react'

/** Scrolls to the line in the link and focuses it, so people can read on from there. */
export function useLinkedLine(
  list: RefObject<HTMLElement | null>,
  cues: readonly Cue[],
  line: number | undefined,
) {
  const row = cues.findIndex(({ position }) => position === line)
  useEffect(() => {
    const element = list.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [list, row])
}
