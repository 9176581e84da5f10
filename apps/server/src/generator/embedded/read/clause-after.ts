import { clauseAt } from './clause.ts'
import { isSoundJob, isSoundTopic } from './doubt.ts'
import { stateOf } from './loss.ts'
import { doneByOthers } from './others.ts'
import type { Clause } from './told.ts'

/** "trainers whose clients cancel" is about cancellations, "farmers whose fences break" about fences. */
export function whoseAt(words: string[], at: number): Clause {
  // "whose dogs bark all day get complaints": what they get comes after.
  const got = words.slice(at + 2, at + 8).findIndex((word) => /^(get|receive|cop|face)$/.test(word))
  const isPaused = words.slice(at, at + 2 + Math.max(got, 0)).includes(',')
  const main = got >= 0 && !isPaused ? clauseAt(words, at + 2 + got) : undefined
  if (main?.topic) return main
  return { topic: doneByOthers(words, at) ?? stateOf(words, at), hurts: true }
}

/** "take photos and can never find them": what hurts comes after what they do. */
export function turnedTo(words: string[], start: number): Clause | undefined {
  const joint = words.findIndex((word, at) => at > start && /^(and|but|then)$/.test(word))
  const pause = words.indexOf(',', start)
  if (joint < 0 || (pause >= 0 && pause < joint && words[joint] !== 'but')) return undefined
  const isPain = /^(can|can't|cannot|never|don't|struggle|waste|spend|forget|hate|have)$/
  if (!isPain.test(words[joint + 1] ?? '')) return undefined
  const clause = clauseAt(words, joint + 1)
  const isSound = clause?.job ? isSoundJob(clause.job) : clause?.topic && isSoundTopic(clause.topic)
  return clause?.hurts && isSound ? clause : undefined
}
