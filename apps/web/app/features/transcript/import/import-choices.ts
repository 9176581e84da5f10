import { SPEAKER_ROLES } from '@wattle/contract/findings/transcripts'
import { type FieldErrors, mustBeRight, type Texts } from '#lib/use-form.ts'
import type { TranscriptRead } from '../read/transcript-read.ts'
import { roleField } from './speaker-roles.tsx'
import { offsetMs } from './timer-offset.ts'
import { type TranscriptBody, transcriptBody } from './transcript-body.ts'

/**
 * Builds the request body from the form. Throws an error with a message for each field that's
 * missing or invalid.
 */
export function bodyByChoices(
  transcript: TranscriptRead,
  texts: Texts,
  names: readonly string[],
): TranscriptBody {
  const errors: FieldErrors = {}
  const roles = transcript.speakers.map((_, speaker) => {
    const role = SPEAKER_ROLES.find((one) => one === texts[roleField(speaker)])
    if (!role) errors[roleField(speaker)] = 'Please choose who this is.'
    return role ?? 'OTHER'
  })
  const offset = offsetMs(texts.offset ?? '')
  if (offset === undefined) errors.offset = 'Please enter minutes and seconds, like 01:30.'
  mustBeRight(errors)
  return transcriptBody(transcript, { roles, names, offsetMs: offset ?? 0 })
}
