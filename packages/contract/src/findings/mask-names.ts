import { contactsIn, maskContacts } from '../mask-contacts.ts'
import { isEverydayWord } from './everyday-words.ts'

const REPLACED = '[name]'

/**
 * Letters that Unicode normalization doesn't split into a base letter and a mark, with their plain
 * spelling.
 */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
}
/** How people spell these letters on a keyboard that doesn't have them. */
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }
const APOSTROPHES = "['’‘ʼ`´]"
/** What can come between the parts of a name: "Naidu, Priya", "priya.naidu", "PriyaNaidu". */
const BETWEEN = "[\\s.,_'’-]{0,3}"
/** Invisible characters that could hide a name, such as a soft hyphen in the middle. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu
/**
 * Scripts without spaces around a name. Korean does have spaces, but adds particles directly to
 * names.
 */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Removes accents but keeps the letter case. */
function unmarked(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(bare, (letter) => {
    const small = letter.toLowerCase()
    const plain = LETTERS[small] ?? small
    return letter === small ? plain : plain.toUpperCase()
  }).join('')
}

const folded = (text: string) => unmarked(text).toLowerCase()

/**
 * A pattern for the letter in either case. With `needsCapital`, it matches only the capital, if
 * there is one.
 */
function letterPattern(letter: string, needsCapital: boolean): string {
  const capital = letter.toUpperCase()
  if (capital === letter) return letter
  return needsCapital ? capital : `[${letter}${capital}]`
}

/** A pattern for one part of a name, with or without its hyphens and apostrophes. */
function partPattern(part: string, needsCapital: boolean): string {
  const pieces = part.split(new RegExp(`${APOSTROPHES}|-`, 'u')).filter(Boolean)
  return pieces
    .map((piece, at) =>
      [...folded(piece)]
        .map((letter, index) => letterPattern(letter, needsCapital && at === 0 && index === 0))
        .join(''),
    )
    .join(`(?:${APOSTROPHES}|[\\s-])?`)
}

const isPlain = (part: string) => {
  const plain = folded(part)
  return isEverydayWord(plain) || (plain.length === 1 && !UNSPACED.test(part))
}

/** "I" and "A" start too many sentences to be masked as initials. */
const isInitialOnly = (part: string) => ['i', 'a'].includes(folded(part))

const spelledOut = (part: string) =>
  [...part.normalize('NFC').toLowerCase()].map((letter) => UMLAUTS[letter] ?? letter).join('')

/** Splits a name into words. Hyphens and apostrophes don't split it. */
function partsOf(name: string): string[] {
  return name
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .split(/[^\p{L}\p{M}'’‘ʼ`´-]+/u)
    .map((part) => part.replace(/^['’‘ʼ`´-]+|['’‘ʼ`´-]+$/gu, ''))
    .filter(Boolean)
}

const piecesOf = (part: string) => part.split(/['’‘ʼ`´-]/u).filter(Boolean)

/** Patterns for every way to write one person's name. */
function patternsOf(name: string): string[] {
  const parts = partsOf(name)
  const words = [...new Set(parts.flatMap((part) => [part, ...piecesOf(part)]))]
  const single = words.filter((word) => !isInitialOnly(word)).flatMap(wordPatterns)
  const pairs = parts.slice(1).flatMap((second, at) => {
    const first = parts[at] ?? ''
    const needsCapital = isPlain(first) && isPlain(second)
    const pattern = (one: string, other: string) =>
      partPattern(one, needsCapital) + BETWEEN + partPattern(other, needsCapital)
    return [pattern(first, second), pattern(second, first)]
  })
  return [...pairs, ...single]
}

function wordPatterns(word: string): string[] {
  const needsCapital = isPlain(word)
  const spellings = [...new Set([word, spelledOut(word)])]
  const patterns = spellings.map((one) => partPattern(one, needsCapital))
  // Don't take the S of "TOM’S" for an initial.
  if (folded(word).length === 1) return patterns.map((one) => `(?<!\\p{L}${APOSTROPHES})${one}`)
  // People often leave out the apostrophe, as in "Priyas break".
  return needsCapital ? patterns : patterns.map((one) => `${one}s?`)
}

/** A pattern for names as whole words. Names in `UNSPACED` scripts match anywhere. */
function namesPattern(names: readonly string[]): RegExp | undefined {
  const patterns = [...new Set(names.flatMap(patternsOf))].toSorted(
    (one, other) => other.length - one.length,
  )
  if (patterns.length === 0) return undefined
  const unspaced = patterns.filter((one) => UNSPACED.test(one))
  const words = `(?<![\\p{L}\\p{M}])(?:${patterns.join('|')})(?![\\p{L}\\p{M}])`
  return new RegExp([words, ...unspaced].join('|'), 'gu')
}

const readable = (text: string) => text.normalize('NFKC').replace(INVISIBLE, '')

type Place = { from: number; to: number }

/** Finds where the names are in a text, ignoring accents. */
function placesOf(pattern: RegExp, text: string): Place[] {
  let plain = ''
  /** Each plain letter's position in the original text. */
  const origins: number[] = []
  let at = 0
  for (const letter of text) {
    const bare = unmarked(letter)
    for (let index = 0; index < bare.length; index++) origins.push(at)
    plain += bare
    at += letter.length
  }
  return Array.from(plain.matchAll(pattern), ({ index, 0: found }) => ({
    from: origins[index] ?? at,
    to: origins[index + found.length] ?? at,
  }))
}

/** Returns a function that masks these names in a text, and nothing else. */
export function nameMaskerOf(names: readonly string[]): (text: string) => string {
  const pattern = namesPattern(names)
  return (text) => {
    if (!pattern) return text
    const plain = readable(text)
    const places = placesOf(pattern, plain).toReversed()
    return places.length === 0
      ? text
      : places.reduce((now, { from, to }) => now.slice(0, from) + REPLACED + now.slice(to), plain)
  }
}

/**
 * Returns a function that masks participants' names and contact details for readers outside the
 * project.
 */
export function maskerOf(names: readonly string[]): (text: string) => string {
  const masked = nameMaskerOf(names)
  return (text) => masked(maskContacts(readable(text)))
}

/**
 * Returns a function that finds participants' names and contact details in a text that's about to
 * be published.
 */
export function identifierFinder(names: readonly string[]): (text: string) => string[] {
  const pattern = namesPattern(names)
  return (text) => {
    const plain = readable(text)
    const places = pattern ? placesOf(pattern, plain) : []
    const named = places.map(({ from, to }) => plain.slice(from, to))
    return [...new Set([...named, ...contactsIn(plain)])]
  }
}
