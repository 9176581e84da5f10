import type { Cue } from '@wattle/contract/findings/transcripts'
import { useDeferredValue, useMemo, useState } from 'react'
import { countHits, searchPattern } from './find-in-text.ts'

export function useFind(cues: readonly Cue[]) {
  const [words, setWords] = useState('')
  const [moves, setMoves] = useState(0)
  // Keeps typing responsive while we search thousands of lines.
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
  // The position wraps around. The count is at least 1, because someone may press Enter before
  // there are matches, and we can't divide by 0.
  const count = Math.max(hits.length, 1)
  const at = ((moves % count) + count) % count
  const rows = useMemo(() => new Set(hits.map(({ row }) => row)), [hits])
  return {
    words,
    search(next: string) {
      setWords(next)
      setMoves(0)
    },
    at,
    count: hits.length,
    current: hits[at],
    move: (by: 1 | -1) => setMoves((before) => before + by),
    patternFor: (row: number) => (rows.has(row) ? pattern : undefined),
  }
}
