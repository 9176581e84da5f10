import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, pathId, typedText } from '../text.ts'
import { callTime, MAX_CALL_MS } from './evidence.ts'

export const MAX_TRANSCRIPT_FILE_MB = 5
export const MAX_CUES = 5000
export const MAX_CUE_LENGTH = 4000
export const MAX_TRANSCRIPT_LENGTH = 400_000

export const TRANSCRIPT_FORMATS = ['VTT', 'SRT', 'TXT', 'DOCX'] as const
export const SPEAKER_ROLES = ['INTERVIEWER', 'PARTICIPANT', 'OTHER'] as const
export type SpeakerRole = (typeof SPEAKER_ROLES)[number]

const time = z.optional(z.nullable(callTime))
const CueInput = z.object({
  role: z.enum(SPEAKER_ROLES),
  startMs: time,
  endMs: time,
  text: typedText(MAX_CUE_LENGTH).check(z.minLength(1)),
})

export const Cue = z.object({
  /** The line's number, from 0. */
  position: z.int(),
  role: z.enum(SPEAKER_ROLES),
  startMs: z.nullable(z.int()),
  endMs: z.nullable(z.int()),
  text: z.string(),
})
export type Cue = z.output<typeof Cue>

export const Transcript = z.object({
  format: z.enum(TRANSCRIPT_FORMATS),
  offsetMs: z.int(),
  importedAt: instant,
  cues: z.array(Cue),
})
export type Transcript = z.output<typeof Transcript>

export const getTranscript = endpoint({
  method: 'GET',
  path: '/platform/interview/:id/transcript',
  audience: 'researcher',
  summary: 'An interview’s transcript, by speaker role. Null until someone imports it.',
  params: z.object({ id: pathId }),
  reply: z.object({ transcript: z.nullable(Transcript) }),
})

export const saveTranscript = endpoint({
  method: 'PUT',
  path: '/platform/interview/:id/transcript',
  audience: 'researcher',
  summary:
    'Import or replace a transcript, once the participant has agreed to recording. Takes text and speaker roles only, no names and no file.',
  /**
   * A long transcript can be this large, because many languages need three bytes per character in
   * UTF-8.
   */
  maxBodyMb: 3,
  params: z.object({ id: pathId }),
  body: z.object({
    format: z.enum(TRANSCRIPT_FORMATS),
    /** Where the transcript starts on the interview's timer, in milliseconds. */
    offsetMs: z.int().check(z.minimum(-MAX_CALL_MS), z.maximum(MAX_CALL_MS)),
    cues: z.array(CueInput),
  }),
  reply: z.object({ cues: z.int(), importedAt: instant, detachedCaptures: z.int() }),
})

export const deleteTranscript = endpoint({
  method: 'DELETE',
  path: '/platform/interview/:id/transcript',
  audience: 'researcher',
  summary: 'Delete a transcript. Captures made from it keep their text.',
  status: 204,
  params: z.object({ id: pathId }),
})
