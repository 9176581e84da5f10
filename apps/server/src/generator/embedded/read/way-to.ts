import { jobAt } from './job-phrase.ts'

/** "need a cheap way to license music" is to license it. */
export function wayTo(words: string[], start: number): string | undefined {
  const near = words.slice(start, start + 6)
  const way = near.findIndex((word) => /^(ways?|tool|place|somewhere|someone)$/.test(word))
  return way >= 0 && near[way + 1] === 'to' ? jobAt(words, start + way + 1) : undefined
}
