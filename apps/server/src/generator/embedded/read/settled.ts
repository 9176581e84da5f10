import { plural } from '../language/inflect.ts'
import { isCountable, isGerund, isNoun } from '../language/word-kind.ts'
import { isMass } from '../lexicon/mass-nouns.ts'
import { isBecoming } from './noun-phrase.ts'

const STANDS_ALONE =
  /^(an?|the|their|your|my|his|her|each|every|calls|emails) |'s |[^sui]s$|[^s]s \w+ /

const isOneOfMany = (topic: string) =>
  new RegExp(`\\b(?:which|what|any|no|another|whose) ${topic}\\b`, 'i')

/** "which bus", "copilot for lawyers": one of many, of which the text leaves out the article. */
function isBareThing(topic: string, last: string, text: string): boolean {
  if (isOneOfMany(topic).test(text)) return true
  if (/^[A-Z]|-to-/.test(last) || !isCountable(last) || !isNoun(last) || topic.includes(' and '))
    return false
  const isUncounted = new RegExp(
    `\\b(?:about|of|with|from|on|against|for|to|into|by|through|without|and|or|in|more|much|less|some|enough|have|manage|sell|buy|make|learn|practise|play) (?:[a-z]+ )?${topic}\\b`,
    'i',
  )
  return !isUncounted.test(text)
}

/** One thing needs an article or an owner as the text gave it; what is not counted stands alone. */
export function settled(topic: string, text: string): string {
  const [first = ''] = topic.split(' ')
  const last = topic.split(' ').at(-1) ?? ''
  // A task told as a thing is whole.
  if ((topic.includes(' ') && isGerund(first)) || isBecoming(topic)) return topic
  if (STANDS_ALONE.test(topic) || isMass(last) || / (?:an?|the|in|to|of) /.test(topic)) return topic
  const before = new RegExp(
    `\\b(an?|every|each|one|the|this|their|my|our|your|his|her) (?:[a-z]+ )?${topic}\\b`,
    'i',
  )
  const determiner = before.exec(text)?.[1]?.toLowerCase()
  if (!determiner) return isBareThing(topic, last, text) ? plural(topic) : topic
  if (/^(an?|every|each|one)$/.test(determiner)) return plural(topic)
  return /^(the|this)$/.test(determiner) ? `the ${topic}` : `their ${topic}`
}
