import {
  MAX_CUES,
  MAX_TRANSCRIPT_LENGTH,
  type SpeakerRole,
  type Transcript,
} from '@wattle/contract/findings/transcripts'
import { formatCount } from '@wattle/contract/format-count'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction, recordAudit } from '#features/audit/service.ts'
import { numberParticipant } from '#features/participation/number-participant.ts'
import * as queries from './transcript-queries.ts'

export async function getTranscript({ db }: Deps, actor: SignedIn, id: number) {
  must(await queries.findRecorded(db, id, actor.userId), 'NOT_FOUND')
  return { transcript: await queries.findTranscript(db, id) }
}

type Imported = Pick<Transcript, 'format' | 'offsetMs'> & {
  cues: {
    role: SpeakerRole
    startMs?: number | null | undefined
    endMs?: number | null | undefined
    text: string
  }[]
}

/** Replaces an earlier transcript. Throws unless the participant agreed to be recorded. */
export async function saveTranscript(
  deps: Deps,
  actor: SignedIn,
  interviewId: number,
  { format, offsetMs, cues }: Imported,
) {
  must(cues.length > 0, 'INVALID_INPUT', {
    fields: { cues: 'We couldn’t find any speech in this file. Please choose another.' },
  })
  mustFit(cues)
  const importedAt = deps.now()
  return retryOnConflict(deps.db, async (tx) => {
    const recorded = await queries.findRecorded(tx, interviewId, actor.userId)
    must(recorded, 'NOT_FOUND')
    must(recorded.invitationId !== null, 'IS_SAMPLE')
    await numberParticipant(tx, recorded.invitationId)
    // Read the consent again. `numberParticipant` has locked the row, so a withdrawal has either
    // happened already or has to wait.
    const agreed = await queries.findRecorded(tx, interviewId, actor.userId)
    mustBeAgreed(agreed?.answer ?? null)
    const detachedCaptures = await queries.deleteTranscript(tx, interviewId)
    const transcript = { interviewId, format, offsetMs, importedBy: actor.userId, importedAt }
    const rows = cues.map(({ startMs = null, endMs = null, ...cue }, position) => ({
      ...cue,
      startMs,
      endMs,
      position,
    }))
    await queries.insertTranscript(tx, transcript, rows)
    return { cues: cues.length, importedAt, detachedCaptures }
  })
}

function mustFit(cues: Imported['cues']): void {
  const length = cues.reduce((sum, { text }) => sum + text.length, 0)
  must(cues.length <= MAX_CUES, 'TOO_LARGE', {
    message: `A transcript can have up to ${formatCount(MAX_CUES)} lines.`,
  })
  must(length <= MAX_TRANSCRIPT_LENGTH, 'TOO_LARGE', {
    message: `A transcript can have up to ${formatCount(MAX_TRANSCRIPT_LENGTH)} characters.`,
  })
}

function mustBeAgreed(answer: 'YES' | 'NO' | 'WITHDRAWN' | null): void {
  const declined = 'This participant declined recording, so you can’t import a transcript.'
  must(answer === 'YES', 'NO_RECORDING_CONSENT', answer ? { message: declined } : {})
}

export async function deleteTranscript(
  deps: Deps,
  by: AdminActor & { actor: SignedIn },
  id: number,
): Promise<undefined> {
  await retryOnConflict(deps.db, async (tx) => {
    must(await queries.findRecorded(tx, id, by.actor.userId), 'NOT_FOUND')
    if (!(await queries.findTranscript(tx, id))) return
    await queries.deleteTranscript(tx, id)
    await recordAdminAction(deps, tx, by, 'TRANSCRIPT_DELETED', { interview: String(id) })
  })
}

/**
 * Deletes a participant's transcripts when they withdraw consent to be recorded, or to use what
 * they said.
 */
export async function deleteTranscriptsOf(deps: Deps, tx: Db, invitationId: number): Promise<void> {
  for (const id of await queries.listTranscribed(tx, { invitationId }))
    await deleteAutomatically(deps, tx, id, 'withdrawn')
}

export async function deleteTranscriptsOfMember(
  deps: Deps,
  tx: Db,
  memberId: number,
): Promise<void> {
  for (const id of await queries.listTranscribed(tx, { memberId }))
    await deleteAutomatically(deps, tx, id, 'member deleted')
}

/** Deletes the transcripts of studies whose last day was before the given time. */
export async function purgeTranscripts(deps: Deps, endedBefore: Date): Promise<void> {
  for (const id of await queries.listTranscribed(deps.db, { endedBefore })) {
    if (deps.isStopping()) return
    await deps.db.transaction((tx) => deleteAutomatically(deps, tx, id, 'study ended'))
  }
}

/** No one asked us to delete the transcript, so we record in the audit log why we did it. */
async function deleteAutomatically(deps: Deps, tx: Db, id: number, why: string): Promise<void> {
  await queries.deleteTranscript(tx, id)
  const details = { interview: String(id), why }
  await recordAudit(deps, tx, { kind: 'TRANSCRIPT_DELETED', details })
}
