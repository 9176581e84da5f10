import { MAX_QUOTE_LENGTH } from '@wattle/contract/findings/evidence'

export interface NoteWords {
  quote: string
  /** The line that it begins on, counted from zero. */
  line: number
  isShortened: boolean
  /** Someone marked it, so it's meant to the letter. */
  isSelected: boolean
}

type Caret = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>

/** What is captured from a note: what is selected, or else the line of the caret. */
export function wordsAt({ value, selectionStart, selectionEnd }: Caret): NoteWords {
  const isSelected = value.slice(selectionStart, selectionEnd).trim() !== ''
  const from = isSelected ? selectionStart : value.lastIndexOf('\n', selectionStart - 1) + 1
  const end = isSelected ? selectionEnd : value.indexOf('\n', selectionStart)
  const chosen = value.slice(from, end === -1 ? undefined : end)
  const blank = chosen.length - chosen.trimStart().length
  const quote = unquoted(chosen.trim())
  return {
    quote: quote.slice(0, MAX_QUOTE_LENGTH).trim(),
    line: value.slice(0, from + blank).split('\n').length - 1,
    isShortened: quote.length > MAX_QUOTE_LENGTH,
    isSelected,
  }
}

/** Quotes are shown in quotation marks, so a capture has none around it. */
const unquoted = (text: string) => /^[“"](?<words>[^“”"]*)[”"]$/.exec(text)?.groups?.words ?? text

type Captured = { quote: string; noteField: string | null }

/** The capture that was taken from these words of a note before. */
export function captureOf<C extends Captured>(
  captures: readonly C[],
  field: string,
  { quote, isSelected }: NoteWords,
): C | undefined {
  const ofNote = captures.filter(({ noteField }) => noteField === field)
  const same = ofNote.find((one) => one.quote === quote)
  return same ?? (isSelected ? undefined : ofNote.find((one) => quote.includes(one.quote)))
}
