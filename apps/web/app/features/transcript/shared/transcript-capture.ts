/** A quote that someone selected in a transcript, to save as a capture. */
export interface TranscriptCapture {
  quote: string
  cueFrom: number
  cueTo: number
  /**
   * The time on the timer. Null if the transcript has no times, or for words said before the timer
   * started.
   */
  atMs: number | null
  isShortened: boolean
}
