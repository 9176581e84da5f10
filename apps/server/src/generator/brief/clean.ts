import { ABUSE, CODE, GIBBERISH, NOT_PLAIN, ORDERS } from '../content/cues.ts'
import { ENGLISH_WORDS, FOREIGN_WORDS } from '../content/words.ts'

export const wordSet = (text: string) => new Set(text.trim().split(/\s+/))

const MAX_CHARACTERS = 1500

/** Strips markup, links, email addresses and invisible characters. */
export const clean = (text: string): string =>
  NOT_PLAIN.reduce(
    (plain, [found, instead]) => plain.replace(found, instead),
    text.slice(0, MAX_CHARACTERS).normalize('NFKC'),
  ).trim()

const ENGLISH = wordSet(ENGLISH_WORDS)
const FOREIGN = wordSet(FOREIGN_WORDS)

const MIN_WORDS_TO_JUDGE = 6
/** A text with fewer words than this doesn't need a minimum share of common English words. */
const SHORT = 12

/**
 * False if the text isn't English, is abusive or gibberish, or tries to inject instructions or
 * code.
 */
export function isUsableText(text: string): boolean {
  const plain = clean(text)
  const letters = plain.match(/\p{L}/gu) ?? []
  const isBad = [ORDERS, CODE, ABUSE, GIBBERISH].some((found) => found.test(`${text}\n${plain}`))
  if (letters.length < 3 || isBad) return false
  const latin = plain.match(/\p{Script=Latin}/gu) ?? []
  if (latin.length < letters.length * 0.7) return false
  const all = plain.toLowerCase().match(/\p{L}[\p{L}']*/gu) ?? []
  if (all.length < MIN_WORDS_TO_JUDGE)
    return !all.some((word) => /^(.)\1{3,}|^[^aeiouy]{5,}$/.test(word))
  const english = all.filter((word) => ENGLISH.has(word)).length
  const foreign = all.filter((word) => FOREIGN.has(word)).length
  const isShort = all.length < SHORT
  return isShort ? foreign <= english : english / all.length >= 0.12 && foreign < english
}

/** Splits a text into sentences without their punctuation. A "but" also starts a new sentence. */
export const sentencesOf = (text: string): string[] =>
  clean(text)
    .split(/[.!?;:]+(?=\s|$)|\n+|\s-\s|,? but /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
