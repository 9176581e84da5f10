import { contactsIn, maskContacts } from '../mask-contacts.ts'
import { isEverydayWord } from './everyday-words.ts'

const REPLACED = '[name]'

/** Letters that come apart into no base and mark, and what they're written as without them. */
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
/** As people write them on a keyboard that has none. */
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }
const APOSTROPHES = "['’‘ʼ`´]"
/** Between the parts of one name: "Naidu, Priya", "priya.naidu", "PriyaNaidu". */
const BETWEEN = "[\\s.,_'’-]{0,3}"
/** Can't be seen, and would split a name for us alone. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu
/** Written without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Without marks, in the case it's written in. */
function unmarked(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(bare, (letter) => {
    const small = letter.toLowerCase()
    const plain = LETTERS[small] ?? small
    return letter === small ? plain : plain.toUpperCase()
  }).join('')
}

const folded = (text: string) => unmarked(text).toLowerCase()

/** A letter in any case, or as a capital where it has one. */
function letterPattern(letter: string, needsCapital: boolean): string {
  const capital = letter.toUpperCase()
  if (capital === letter) return letter
  return needsCapital ? capital : `[${letter}${capital}]`
}

/** A part of a name, however it's put together; with a capital where it has to have one. */
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

/** "I" and "A" begin too many sentences to be someone's initial. */
const isInitialOnly = (part: string) => ['i', 'a'].includes(folded(part))

const spelledOut = (part: string) =>
  [...part.normalize('NFC').toLowerCase()].map((letter) => UMLAUTS[letter] ?? letter).join('')

/** The words of a name, those with a hyphen or an apostrophe also in pieces. */
function partsOf(name: string): string[] {
  return name
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .split(/[^\p{L}\p{M}'’‘ʼ`´-]+/u)
    .map((part) => part.replace(/^['’‘ʼ`´-]+|['’‘ʼ`´-]+$/gu, ''))
    .filter(Boolean)
}

const piecesOf = (part: string) => part.split(/['’‘ʼ`´-]/u).filter(Boolean)

/** What stands for one person. */
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
  // Not the S of "TOM’S".
  if (folded(word).length === 1) return patterns.map((one) => `(?<!\\p{L}${APOSTROPHES})${one}`)
  // "Priyas break": the apostrophe is often left out.
  return needsCapital ? patterns : patterns.map((one) => `${one}s?`)
}

/** Names as separate words, unless their script puts no spaces between words. */
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

/** Where names are in a text, whatever marks its letters have. */
function placesOf(pattern: RegExp, text: string): Place[] {
  let plain = ''
  /** Where each letter of the plain text comes from. */
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

/** Takes names out of a text, and nothing else. */
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

/** A text for readers outside: without the participants' names, addresses and phone numbers. */
export function maskerOf(names: readonly string[]): (text: string) => string {
  const masked = nameMaskerOf(names)
  return (text) => masked(maskContacts(readable(text)))
}

/** Finds what could tell who took part, in a text that is about to be published. */
export function identifierFinder(names: readonly string[]): (text: string) => string[] {
  const pattern = namesPattern(names)
  return (text) => {
    const plain = readable(text)
    const places = pattern ? placesOf(pattern, plain) : []
    const named = places.map(({ from, to }) => plain.slice(from, to))
    return [...new Set([...named, ...contactsIn(plain)])]
  }
}
