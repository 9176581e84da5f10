import type { Cue } from '@wattle/contract/findings/transcripts'
import { useDeferredValue, useMemo, useState } from 'react'
import { countHits, searchPattern } from './find-in-text.ts'

/** Where a text occurs in a transcript, and which of those places is shown. */
export function useFind(cues: readonly Cue[]) {
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  // Typing stays quick while thousands of lines are searched.
  const searched = useDeferredValue(words)
  const pattern = useMemo(() => searchPattern(searched), [searched])
  const hits = useMemo(
    () =>
      cues.flatMap(({ text }, row) =>
        pattern
          ? Array.from({ length: countHits(text, pattern) }, (_, inRow) => ({ row, inRow }))
          : [],
      ),
    [cues, pattern],
  )
  const rows = useMemo(() => new Set(hits.map(({ row }) => row)), [hits])
  return {
    words,
    search(next: string) {
      setWords(next)
      setAt(0)
    },
    at,
    count: hits.length,
    current: hits[at],
    move: (by: 1 | -1) => setAt((at + by + hits.length) % Math.max(hits.length, 1)),
    patternFor: (row: number) => (rows.has(row) ? pattern : undefined),
  }
}
