import type { CallInput } from '@wattle/contract/endpoint'
import type { SpeakerRole, saveTranscript } from '@wattle/contract/findings/transcripts'
import type { TranscriptRead } from '../read/transcript-read.ts'
import { replaceNames } from './replace-names.ts'

export type TranscriptBody = CallInput<typeof saveTranscript>['body']

interface Choices {
  /** In the order of the speakers. */
  roles: readonly SpeakerRole[]
  /** Names to write as [name]. */
  names: readonly string[]
  offsetMs: number
}

/** All that leaves the browser: roles, times and words. No speaker's name, no file name. */
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
