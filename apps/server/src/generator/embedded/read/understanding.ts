import { DOMAINS } from '../bank/domains.ts'
import { singular } from '../language/inflect.ts'
import { isEnglishWord } from '../language/word-kind.ts'
import { personOf } from '../lexicon/people.ts'
import { baseOf } from '../lexicon/verbs.ts'
import { ENGLISH, FOREIGN, PRODUCT_WORDS, PROFANE, STOP_WORDS } from '../lexicon/words.ts'

const HOSTILE = [
  // Orders to a model.
  /\b(ignore|disregard|forget|override)\b.{0,30}\b(instruction|prompt|above|previous|rules|everything)/i,
  /\b(system|developer) (prompt|message)|\byou are (now|chatgpt|an? (ai|assistant|language model))\b/i,
  /\b(jailbreak|act as (an?|if)|pretend (to be|you)|repeat after me|respond only with|print your)\b/i,
  /\b(as an ai|new instructions|end of (prompt|input))\b|<\/?(system|user|assistant|im_start)/i,
  // Markup, templates, queries.
  /<\s*\/?\s*[a-z!][^>]*>|\{\{|\}\}|\$\{|<%|\[\[|javascript:|onerror\s*=/i,
  /\b(drop|alter|truncate) (table|database)\b|\bunion (all )?select\b|['"]\s*(or|and)\s+['"\d]+\s*=|;\s*--/i,
  /https?:\/\/|\bwww\.\S+\.\S/i,
]

/** Whether nothing of it may appear anywhere: not ours to read, or not meant to be read. */
export function isUnreadable(raw: string, words: string[]): boolean {
  if (HOSTILE.some((pattern) => pattern.test(raw)) || PROFANE.test(raw)) return true
  const letters = raw.match(/\p{L}/gu) ?? []
  const foreignLetters = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter))
  if (letters.length === 0 || foreignLetters.length > letters.length * 0.3) return true
  return !isEnglish(words.map((word) => word.toLowerCase()))
}

const CUES = new Set(DOMAINS.flatMap((row) => row.cues))

const isKnown = (word: string) =>
  CUES.has(word) || PRODUCT_WORDS.has(word) || (STOP_WORDS.has(word) && word !== ',')

function isEnglish(words: string[]): boolean {
  const english = words.filter(
    (word) => ENGLISH.has(word) || baseOf(word) || personOf(word, false),
  ).length
  const foreign = words.filter((word) => FOREIGN.has(word)).length
  const isRead = english > 0 || words.some(isKnown) || words.some(isEnglishWord)
  if (foreign > english || !isRead) return false
  // No word that holds an English sentence together, and half of the words unheard of.
  const told = words.filter((word) => word !== ',')
  const isHeard = (word: string) =>
    isEnglishWord(word) ||
    isKnown(word) ||
    baseOf(word) !== undefined ||
    personOf(word, true) !== undefined
  const unheard = told.filter((word) => !isHeard(word) && !isHeard(singular(word))).length
  const isHeld = words.some((word) => ENGLISH.has(word) || word.endsWith("n't"))
  if (!isHeld && told.length >= 4 && unheard >= told.length / 2) return false
  // A few words without "the" or "of" may still be a title.
  return words.filter((word) => word !== ',').length < 8 || english >= words.length / 12
}
