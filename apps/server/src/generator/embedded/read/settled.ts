import { plural } from '../language/inflect.ts'
import { isMass } from '../lexicon/mass-nouns.ts'

const STANDS_ALONE =
  /^(an?|the|their|your|my|his|her|each|every|calls|emails) |'s |[^s]s$|[^s]s \w+ /

/** One thing needs an article or an owner as the text gave it; what is not counted stands alone. */
export function settled(topic: string, text: string): string {
  const last = topic.split(' ').at(-1) ?? ''
  if (STANDS_ALONE.test(topic) || isMass(last)) return topic
  const before = new RegExp(
    `\\b(an?|every|each|one|the|this|their|my|our|your|his|her) (?:[a-z]+ )?${topic}\\b`,
    'i',
  )
  const determiner = before.exec(text)?.[1]?.toLowerCase()
  if (!determiner) return topic
  if (/^(an?|every|each|one)$/.test(determiner)) return plural(topic)
  return /^(the|this)$/.test(determiner) ? `the ${topic}` : `their ${topic}`
}
