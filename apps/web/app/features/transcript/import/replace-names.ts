import type { TranscriptRead } from '../read/transcript-read.ts'

const PLACEHOLDER = '[name]'
const MIN_LENGTH = 2

/** Labels that stand in for a name, so we don't treat them as names. */
const LABELS = new Set(
  'guest host interviewee interviewer moderator observer participant researcher respondent speaker unknown user'.split(
    ' ',
  ),
)
/** Names that are also everyday words. They only count as names with a capital letter. */
const EVERYDAY_WORDS = new Set(
  'an april art august be best bill black brown chance chase cook dawn day dean do drew faith frank go grace grant gray green guy happy he hope in jack joy june king long love mark may my nick no page pat price ray rice rich rob rose see sky small so stone strong sue summer sunny to white will wise wood you young'.split(
    ' ',
  ),
)

/**
 * The words in a speaker's name. "Priya Naidu (Host)" gives Priya and Naidu, and "Sam’s iPhone"
 * gives Sam.
 */
function wordsOf(name: string): string[] {
  return name
    .replace(/[([].*?[)\]]/g, ' ')
    .split(/[\s,/_&|]+/)
    .map((word) => word.replace(/[’']s$/i, '').replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((word) => word.length >= MIN_LENGTH && /^\p{Lu}/u.test(word))
    .filter((word) => !LABELS.has(word.toLowerCase()))
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * A pattern that matches the word in any case. Names that are also everyday words only match with a
 * capital letter: Bill or BILL, but not bill.
 */
function patternOf(word: string): string {
  if (EVERYDAY_WORDS.has(word.toLowerCase()))
    return `(?:${escaped(word)}|${escaped(word.toUpperCase())})`
  const letters = [...word].map((letter) => {
    const both = [...new Set([letter.toLowerCase(), letter.toUpperCase()])].map(escaped)
    return both.length > 1 ? `(?:${both.join('|')})` : both[0]
  })
  return letters.join('').replaceAll(/[’']/g, "[’']")
}

/** Matches any of the words. A first name followed by a last name is one match. */
function searchFor(words: readonly string[]): RegExp {
  const one = `(?:${words.map(patternOf).join('|')})`
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${one}(?:\s+${one})*(?![\p{L}\p{N}])`, 'gu')
}

export interface FoundNames {
  /** The names that occur in the transcript, starting with the participant's. */
  words: string[]
  /** How many times we'd replace a name with [name]. */
  count: number
}

/** Finds the names of people on the call that come up in the conversation. */
export function findNames(
  { speakers, cues }: Pick<TranscriptRead, 'speakers' | 'cues'>,
  participantName: string,
): FoundNames {
  const known = [participantName, ...speakers.map(({ name }) => name ?? '')].flatMap(wordsOf)
  const texts = cues.map(({ text }) => text)
  const words = [...new Map(known.map((word) => [word.toLowerCase(), word])).values()].filter(
    (word) => texts.some((text) => searchFor([word]).test(text)),
  )
  const search = words.length > 0 ? searchFor(words) : undefined
  const count = search ? texts.reduce((sum, text) => sum + (text.match(search)?.length ?? 0), 0) : 0
  return { words, count }
}

export const replaceNames = (text: string, words: readonly string[]) =>
  words.length === 0 ? text : text.replace(searchFor(words), PLACEHOLDER)
