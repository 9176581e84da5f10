import { DETERMINERS } from '../lexicon/words.ts'
import { jobAt } from './job-phrase.ts'
import { type ClauseReader, hurting } from './told.ts'

/** "wait days for assessors to approve repairs" */
export const waiting: ClauseReader = (words, at) => {
  // "wait to get paid"
  const got = /^wait to (?:get|be) \w+/.exec(words.slice(at, at + 4).join(' '))?.[0]
  if (got) return hurting(got)
  const wait = words.slice(at, at + 5).indexOf('for')
  if (wait < 1) return undefined
  const rest = words.slice(at + wait, at + wait + 9)
  const end = rest.findIndex((word) => /^(,|because|and|so|before|while|when|but)$/.test(word))
  const told = end < 0 ? rest : rest.slice(0, end)
  const isWhole = told.length >= 2 && told.length <= 8 && !DETERMINERS.has(told.at(-1) ?? '')
  return isWhole ? hurting(['wait', ...told].join(' ')) : undefined
}

/** "take weeks to edit photos" */
export const takingLong: ClauseReader = (words, at) => {
  const to = words.slice(at + 1, at + 5).indexOf('to')
  const isLong = LONG.test(words.slice(at + 1, at + 1 + to).join(' '))
  return isLong ? hurting(jobAt(words, at + 1 + to)) : undefined
}
const LONG =
  /^(?:(?:many|several|up|a few) )?(?:hours|days|weeks|months|years|ages|forever|so long|too long|a long time)$/
