import { MAX_CALL_MS } from '@wattle/contract/findings/evidence'
import {
  MAX_CUES,
  MAX_TRANSCRIPT_FILE_MB,
  MAX_TRANSCRIPT_LENGTH,
} from '@wattle/contract/findings/transcripts'
import { formatCount } from '#lib/format-count.ts'

export const MAX_FILE_BYTES = MAX_TRANSCRIPT_FILE_MB * 1024 * 1024
const HOUR_MS = 3_600_000

export const READ_FAILURES = {
  OTHER_TYPE: 'We can’t read this kind of file. Please use .vtt, .srt, .txt or .docx.',
  OLD_WORD_FILE: 'This Word file is old or protected. Save it as .docx without a password.',
  NO_SPEECH: 'We couldn’t find any speech in this file. Please choose another.',
  FILE_TOO_LARGE: `This file is too large. The limit is ${MAX_TRANSCRIPT_FILE_MB} MB.`,
  EXPANDS_TOO_FAR: 'This file is too large. Please save it as .txt and try again.',
  TOO_SLOW: 'Reading this file took too long. Please save it as .txt and try again.',
  NOT_LOADED: 'We couldn’t open the file. Please check your connection and try again.',
  TOO_MANY_CUES: `This transcript is too long. The limit is ${formatCount(MAX_CUES)} lines.`,
  TOO_MUCH_TEXT: `This transcript is too long. The limit is ${formatCount(MAX_TRANSCRIPT_LENGTH)} characters.`,
  TOO_LONG: `This transcript is too long. The limit is ${MAX_CALL_MS / HOUR_MS} hours.`,
} as const

export type ReadFailureCode = keyof typeof READ_FAILURES

/** The reason a file can't be imported, worded for the person who chose it. */
export class ReadFailure extends Error {
  readonly code: ReadFailureCode
  constructor(code: ReadFailureCode) {
    super(READ_FAILURES[code])
    this.code = code
  }
}
