import { DETERMINERS } from '../lexicon/words.ts'
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
