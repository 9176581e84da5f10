import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { evidence, transcriptCues, transcripts } from '#db/schema/findings.ts'
import { isOwnInterviewSql } from './rules.ts'

export type CueRow = Omit<typeof transcriptCues.$inferInsert, 'interviewId' | 'words'>

/**
 * The interview's invitation, which is null in a sample, and the participant's latest answer about
 * recording. Undefined if it isn't the user's interview.
 */
export async function findRecorded(db: Db, id: number, userId: number) {
  const { rows } = await db.execute<{
    invitationId: string | null
    answer: 'YES' | 'NO' | 'WITHDRAWN' | null
  }>(sql`
    select interviews.invitation_id as "invitationId", (
      select consents.answer from consents
        join consent_texts on consent_texts.id = consents.text_id
      where consents.invitation_id = interviews.invitation_id and consent_texts.kind = 'RECORDING'
      order by consents.id desc limit 1
    ) as answer
    from interviews join researches on researches.id = interviews.research_id
    where interviews.id = ${id} and ${isOwnInterviewSql(sql`${userId}`)}`)
  const [row] = rows
  if (!row) return undefined
  return { ...row, invitationId: row.invitationId === null ? null : Number(row.invitationId) }
}

export async function findTranscript(db: Db, interviewId: number) {
  const [transcript] = await db
    .select({
      format: transcripts.format,
      offsetMs: transcripts.offsetMs,
      importedAt: transcripts.importedAt,
    })
    .from(transcripts)
    .where(eq(transcripts.interviewId, interviewId))
  if (!transcript) return null
  const cues = await db
    .select({
      position: transcriptCues.position,
      role: transcriptCues.role,
      startMs: transcriptCues.startMs,
      endMs: transcriptCues.endMs,
      text: transcriptCues.text,
    })
    .from(transcriptCues)
    .where(eq(transcriptCues.interviewId, interviewId))
    .orderBy(asc(transcriptCues.position))
  return { ...transcript, cues }
}

/**
 * Deletes the transcript. Captures keep their quotes but lose their places in the transcript.
 * Returns how many captures had one.
 */
export async function deleteTranscript(db: Db, interviewId: number): Promise<number> {
  await db.delete(transcripts).where(eq(transcripts.interviewId, interviewId))
  const isPlaced = or(isNotNull(evidence.cueFrom), isNotNull(evidence.cueTo))
  const { rowCount } = await db
    .update(evidence)
    .set({ cueFrom: null, cueTo: null, version: sql`${evidence.version} + 1` })
    .where(and(eq(evidence.interviewId, interviewId), isPlaced))
  return rowCount ?? 0
}

/**
 * Passes the lines as one JSON value. Building a statement with thousands of parameters would block
 * the process.
 */
export async function insertTranscript(
  db: Db,
  transcript: typeof transcripts.$inferInsert,
  cues: CueRow[],
): Promise<void> {
  await db.insert(transcripts).values(transcript)
  await db.execute(sql`
    insert into transcript_cues (interview_id, position, role, start_ms, end_ms, text)
    select ${transcript.interviewId}, cue.position, cue.role, cue."startMs", cue."endMs", cue.text
    from json_to_recordset(${JSON.stringify(cues)}::json)
      as cue(position int, role text, "startMs" int, "endMs" int, text text)`)
}

/**
 * Selects the transcripts of one invitation, project or panel member, or of studies whose last day
 * was before a given time.
 */
type TranscriptFilter =
  | { invitationId: number }
  | { researchId: number }
  | { memberId: number }
  | { endedBefore: Date }

export async function listTranscribed(db: Db, filter: TranscriptFilter): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select transcripts.interview_id as id from transcripts
      join interviews on interviews.id = transcripts.interview_id
      left join invitations on invitations.id = interviews.invitation_id
      left join distributions on distributions.research_id = interviews.research_id
    where ${isSelected(filter)} order by 1`)
  return rows.map(({ id }) => Number(id))
}

function isSelected(filter: TranscriptFilter) {
  if ('invitationId' in filter) return sql`interviews.invitation_id = ${filter.invitationId}`
  if ('researchId' in filter) return sql`interviews.research_id = ${filter.researchId}`
  if ('memberId' in filter) return sql`invitations.member_id = ${filter.memberId}`
  return sql`distributions.expires_at < ${filter.endedBefore.toISOString()}`
}
