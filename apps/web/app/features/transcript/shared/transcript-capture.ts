/** A selection to capture from a transcript. */
export interface TranscriptCapture {
  quote: string
  cueFrom: number
  cueTo: number
  /** On the timer. Null if the transcript has no time, or for words before the timer ran. */
  atMs: number | null
  /** Whether we shortened the quote. */
  isShortened: boolean
}
