import { MAX_QUOTE_LENGTH } from '@wattle/contract/findings/evidence'

export interface NoteWords {
  quote: string
  /** The line the quote starts on, counted from zero. */
  line: number
  isShortened: boolean
  /** Whether the words are selected in the note. If not, they're the whole line with the caret. */
  isSelected: boolean
}

type Caret = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>

/** The words to capture from a note: the selection, or the line with the caret. */
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

/** Strips quotation marks around the text, because we show captures in quotation marks anyway. */
const unquoted = (text: string) => /^[“"](?<words>[^“”"]*)[”"]$/.exec(text)?.groups?.words ?? text

type Captured = { quote: string; noteField: string | null }

/** Finds an earlier capture of the same words, or of part of the same line. */
export function captureOf<C extends Captured>(
  captures: readonly C[],
  { field, text }: { field: string; text: string },
  { quote, isSelected }: NoteWords,
): C | undefined {
  const ofNote = captures.filter(({ noteField }) => noteField === field)
  const same = ofNote.find((one) => one.quote === quote)
  if (same || isSelected) return same
  // If a capture's words are a whole line elsewhere in the note, that's the line it came from, so
  // this skips it.
  const lines = text.split('\n').map((line) => unquoted(line.trim()))
  return ofNote.find((one) => quote.includes(one.quote) && !lines.includes(one.quote))
}
