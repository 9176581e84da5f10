import { JOB_VERBS } from '../lexicon/verbs.ts'
import { jobAt } from './job-phrase.ts'

/** Prepositions of a phrase between the people and what they do. */
export const BETWEEN = /^(in|at|on|with|across|from|over|under)$/

/** "lets choirs, bands and orchestras share": where the list of people ends. */
function endOfList(words: string[], start: number): number | undefined {
  if (!/^(,|and|or)$/.test(words[start] ?? '')) return undefined
  const near = words.slice(start, start + 7)
  const last = near.findLastIndex((word) => /^(and|or)$/.test(word))
  const verb = near.findIndex((word, at) => at > last + 1 && at <= last + 3 && JOB_VERBS.has(word))
  return last >= 0 && verb > 0 ? start + verb : undefined
}

/** The task after people, over a phrase like "in country towns". */
export function jobAfter(words: string[], start: number): string | undefined {
  const listed = endOfList(words, start)
  if (listed) return jobAt(words, listed, true)
  const isLearning = (words[start] ?? '').endsWith('ing')
  if (!isLearning && !BETWEEN.test(words[start] ?? '')) return jobAt(words, start, true)
  for (let at = start + 2; at <= start + 5; at += 1) {
    const job = words[at - 1] !== ',' ? jobAt(words, at) : undefined
    if (job) return job
  }
  return undefined
}

/** "to find", also behind a few words: "people allergic to nuts to find". */
export function taskAfter(words: string[], start: number): string | undefined {
  const near = words.slice(start, start + 5)
  const at = near.findIndex(
    (word, index) => word === 'to' && JOB_VERBS.has(words[start + index + 1] ?? ''),
  )
  const isBroken = near
    .slice(0, Math.max(at, 0))
    .some((word) => /^(,|who|that|which|and)$/.test(word))
  return at < 0 || isBroken ? undefined : jobAt(words, start + at)
}
