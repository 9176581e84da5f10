import { GENERIC } from '../lexicon/people.ts'
import { JOB_VERBS } from '../lexicon/verbs.ts'

/** "move house, change doctors and find schools": one task after the other, and no people. */
export const isNextTask = (words: string[], at: number) =>
  /^(,|and)$/.test(words[at - 1] ?? '') && JOB_VERBS.has(words[at] ?? '')

/** "Our startup wants to" is told of who builds it. */
export const isOwnProject = (words: string[], at: number, end: number) =>
  /^(our|my|this)$/.test(words[at - 1] ?? words[at] ?? '') &&
  /^(startup|start-up|venture|team|project|product|idea)$/.test(words[end - 1] ?? '')

/** "People who stutter avoid calls to doctors": it is for the people, whatever they do. */
export const isAfterPeople = (words: string[], at: number) =>
  words
    .slice(0, at)
    .some((word, index) => GENERIC.has(word) && /^(who|with|that|on)$/.test(words[index + 1] ?? ''))
