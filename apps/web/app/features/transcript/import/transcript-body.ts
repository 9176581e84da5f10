import type { CallInput } from '@wattle/contract/endpoint'
import type { SpeakerRole, saveTranscript } from '@wattle/contract/findings/transcripts'
import type { TranscriptRead } from '../read/transcript-read.ts'
import { replaceNames } from './replace-names.ts'

export type TranscriptBody = CallInput<typeof saveTranscript>['body']

interface Choices {
  /** One role per speaker, in the order of the file's speakers. */
  roles: readonly SpeakerRole[]
  /** Names to replace with [name]. */
  names: readonly string[]
  offsetMs: number
}

/**
 * Everything that leaves the browser: roles, times and words, but no speaker's name or file name.
 */
export function transcriptBody(
  { format, cues }: TranscriptRead,
  { roles, names, offsetMs }: Choices,
): TranscriptBody {
  return {
    format,
    offsetMs,
    cues: cues.map(({ speaker, startMs, endMs, text }) => ({
      role: roles[speaker] ?? 'OTHER',
      startMs,
      endMs,
      text: replaceNames(text, names),
    })),
  }
}
