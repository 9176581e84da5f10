/** What someone wants to capture from a transcript. */
export interface TranscriptCapture {
  quote: string
  cueFrom: number
  cueTo: number
  /** On the timer; null where the transcript has no time, or it was said before the timer ran. */
  atMs: number | null
  /** Whether the quote had to be cut. */
  isShortened: boolean
}
