import { isPast } from '../language/word-kind.ts'
import { JOB_VERBS } from '../lexicon/verbs.ts'
import { DETERMINERS, FILLER, STOP_WORDS } from '../lexicon/words.ts'
import { isSoundJob, isSoundTopic } from './doubt.ts'
import { jobAt } from './job-phrase.ts'
import type { PeoplePhrase } from './people-phrase.ts'

/** Goes on about the thing that was just named, and says which one is meant. */
const GOES_ON = /^(who|whose|which|than|they|where)$/

/** "juggle keys, alarms and instructions" */
const isListed = (words: string[], at: number) =>
  words[at] === ',' &&
  words[at + 2] === 'and' &&
  [words[at + 1], words[at + 3]].every((word = '') => /[^s]s$/.test(word))

/** "spot students who are falling behind": which students is left out, and that is the point. */
export function isCutShort(sentences: string[][], phrase: string): boolean {
  // Whoever is looked for, that they are is enough.
  if (/^(?:try to )?(?:find|hire|recruit|get) /.test(phrase)) return false
  const ending = phrase.split(' ').slice(-2)
  return sentences.some((words) =>
    words.some(
      (_word, at) =>
        ending.every((part, index) => words[at + index] === part) &&
        (GOES_ON.test(words[at + ending.length] ?? '') || isListed(words, at + ending.length)),
    ),
  )
}

/** "book visits and send money": the second of two tasks, of which only one is asked about. */
export function secondTask(sentences: string[][], phrase: string): string | undefined {
  const ending = phrase.split(' ').slice(-2)
  for (const words of sentences) {
    const at = words.findIndex((_word, index) =>
      ending.every((part, step) => words[index + step] === part),
    )
    const next = at + ending.length
    const isNext = at >= 0 && words[next] === 'and' && JOB_VERBS.has(words[next + 1] ?? '')
    const job = isNext ? jobAt(words, next + 1) : undefined
    // What is done with "the rest" of it is the same task, and "water refilled" is none.
    const isTask = job && !SAME_TASK.test(job) && !isPast(job.split(' ').at(-1) ?? '')
    if (isTask && isSoundJob(job)) return job
  }
  return undefined
}

const SAME_TASK = /^(?:stop|avoid|save|keep|get) | the (?:rest|others?)\b/

/** Heads that name nobody without the word before them. */
const TOO_WIDE =
  /^(worker|manager|officer|member|operator|assistant|staff member|team member|employee|technician|owner|director|coordinator|professional)$/

/** "Crèche workers" of which only the workers could be read. */
export const isTooWide = (role: string, workplace: string | undefined) =>
  TOO_WIDE.test(role) && workplace === undefined

/** "Mine site cleaners": a word before them that was taken for another. */
export function isNameCut(sentences: string[][], role: string): boolean {
  const [first = ''] = role.split(' ')
  const [words = []] = sentences
  const at = words.findIndex((word) => word === first || word === `${first}s`)
  const before = words.slice(0, Math.max(at, 0))
  const isNear =
    at > 0 && at <= 2 && before.every((word) => !DETERMINERS.has(word) || word === 'mine')
  return (
    isNear &&
    before.some((word) =>
      STOP_WORDS.has(word) ? word === 'mine' : !FILLER.has(word) && word === ',',
    )
  )
}

/** Whether what was said of people of no kind could be read. */
export function isClear({ isUnclear, described }: PeoplePhrase): boolean {
  const condition = /^deal with (.+)/.exec(described ?? '')?.[1]
  return !isUnclear && (condition === undefined || isSoundTopic(condition))
}
