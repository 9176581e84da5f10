import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { recordAudit } from '#features/audit/service.ts'
import { clearNotes } from '#features/interview/open-room.ts'
import { found } from '#features/panel/service.ts'
import { markWordsWithdrawn } from '#features/participation/number-participant.ts'
import { mustBeOwnInvitation } from '#features/participation/record-consent.ts'
import type { Respondent } from '#features/participation/respondent-token.ts'
import { openInvitation } from '#features/participation/service.ts'
import { deleteTranscriptsOf } from './import-transcript.ts'
import { redactorOf } from './redact-words.ts'
import { rewriteWords } from './rewrite-words.ts'
import * as queries from './withdraw-queries.ts'

/**
 * Lets a researcher delete what a participant said in the interview, if the participant asks for
 * it.
 */
export async function withdrawWords(
  deps: Deps,
  actor: SignedIn,
  caller: Caller,
  id: number,
): Promise<undefined> {
  const person = await queries.findPersonOf(deps.db, id, actor.userId)
  must(person, 'NOT_FOUND')
  must(person.invitationId !== null, 'IS_SAMPLE')
  await withdraw(deps, person.invitationId, { caller, user: { id: actor.userId } })
}

/** Deletes what a participant said, after they tell us on their panel page to stop using it. */
export async function withdrawAsMember(
  deps: Deps,
  caller: Caller,
  { key, invitationId }: { key: string; invitationId: number },
): Promise<undefined> {
  const { member } = await found(deps.db, key)
  await mustBeOwnInvitation(deps.db, invitationId, member.id)
  await withdraw(deps, invitationId, { caller })
}

/**
 * Deletes what a participant said, after they tell us through their study link to stop using it.
 */
export async function withdrawByLink(
  deps: Deps,
  caller: Caller,
  actor: Respondent,
  key: string,
): Promise<undefined> {
  const { id } = await openInvitation(deps, actor, key)
  await withdraw(deps, id, { caller })
}

type By = { caller: Caller; user?: { id: number } }

/**
 * Deletes the notes and transcripts of the participant's interviews, and their captures and
 * published quotes. Doing it again changes nothing.
 */
const withdraw = (deps: Deps, invitationId: number, by: By): Promise<void> =>
  retryOnConflict(deps.db, async (tx) => {
    const isFirst = await markWordsWithdrawn(tx, invitationId, deps.now())
    if (!isFirst) return
    await clearNotes(tx, invitationId)
    await deleteTranscriptsOf(deps, tx, invitationId)
    const published = await queries.deleteReportQuotesOf(tx, invitationId)
    const captured = await queries.deleteCapturesOf(tx, invitationId)
    await redactFindings(tx, invitationId, [...published, ...captured])
    const details = { respondent: String(invitationId) }
    await recordAudit(deps, tx, { kind: 'WORDS_WITHDRAWN', details, ...by })
  })

/**
 * Removes a participant's quotes from reports when they no longer agree to be quoted. Their
 * captures still count in the analysis.
 */
export async function removeReportQuotes(tx: Db, invitationId: number): Promise<void> {
  await redactFindings(tx, invitationId, await queries.deleteReportQuotesOf(tx, invitationId))
}

/** Redacts the quotes wherever a researcher has repeated them. */
async function redactFindings(tx: Db, invitationId: number, quotes: string[]): Promise<void> {
  if (quotes.length === 0) return
  await rewriteWords(tx, await queries.findResearchOf(tx, invitationId), redactorOf(quotes))
}

/** The participant's quotes, for their data export. */
export const listQuotes = (db: Db, invitationId: number) => queries.listQuotesOf(db, invitationId)
