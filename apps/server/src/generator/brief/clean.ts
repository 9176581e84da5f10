import { ENGLISH_WORDS, FOREIGN_WORDS } from '../content/words.ts'

export const wordSet = (text: string) => new Set(text.trim().split(/\s+/))

const MOST_READ = 1500

/** Plain text: no markup, links, addresses or characters that nobody sees. */
export function clean(text: string): string {
  return text
    .slice(0, MOST_READ)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}]/gu, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\S*(?::\/\/|www\.)\S*/g, ' ')
    .replace(/\S+@\S+/g, ' ')
    .replace(/[‘’`]/g, "'")
    .replace(/[–—]/g, ', ')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const ENGLISH = wordSet(ENGLISH_WORDS)
const FOREIGN = wordSet(FOREIGN_WORDS)
const ORDERS =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your |previous |prior |above |everything )*(?:instructions?|rules?|prompts?|above|before)\b|\bsystem prompt\b|\byou are (?:now )?(?:an? |my )?(?:ai|assistant|language model|chatgpt)\b|<\/?(?:system|script|data)\b|\bact as (?:an? )?(?:ai|assistant|developer mode)\b|\breply (?:only )?with\b/i
const ABUSE =
  /\b(?:fuck\w*|shit\w*|cunt\w*|bitch\w*|wank\w*|nigg\w*|fag(?:got)?s?|whore\w*|slut\w*|porn\w*|nazi\w*)\b|\bkill (?:yourself|people|him|her|them|all|everyone|women|men|children|kids|jews|muslims)\b/i
/** Fingers on a keyboard. */
const GIBBERISH = /\b(?:asdf|qwer|qwe|zxcv|hjkl|lorem ipsum)\w*/i
const CODE = /[{};]{3,}|<\w+[^>]*>|\bfunction\s*\(|\bselect\b.*\bfrom\b.*\bwhere\b|\bdrop table\b/i

const LEAST_FOR_A_LANGUAGE = 6
/** Too few words to expect many small ones. */
const SHORT = 12

/** Whether a text is English, and safe to read from. */
export function isUsableText(text: string): boolean {
  const plain = clean(text)
  const letters = plain.match(/\p{L}/gu) ?? []
  if (
    letters.length < 3 ||
    ORDERS.test(text) ||
    ABUSE.test(plain) ||
    CODE.test(text) ||
    GIBBERISH.test(plain)
  )
    return false
  const latin = plain.match(/\p{Script=Latin}/gu) ?? []
  if (latin.length < letters.length * 0.7) return false
  const all = plain.toLowerCase().match(/\p{L}[\p{L}']*/gu) ?? []
  if (all.length < LEAST_FOR_A_LANGUAGE)
    return !all.some((word) => /^(.)\1{3,}|^[^aeiouy]{5,}$/.test(word))
  const english = all.filter((word) => ENGLISH.has(word)).length
  const foreign = all.filter((word) => FOREIGN.has(word)).length
  const isShort = all.length < SHORT
  return isShort ? foreign <= english : english / all.length >= 0.12 && foreign < english
}

/** Sentences, each without its end. A comma before a new subject also ends one. */
export const sentencesOf = (text: string): string[] =>
  clean(text)
    .split(/[.!?;:]+(?=\s|$)|\n+|\s-\s|,? but /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
