import { csvCell } from '@wattle/contract/csv-cell'
import { formatAdminDateTime } from '#date-formats.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { listEmailsTo } from '#features/email/service.ts'
import { book, listBookable } from '#features/participation/book-slot.ts'
import { zoneOf } from '#features/project/service.ts'
import { type ListQuery, listWindow } from '#list-window.ts'
import { listOpen } from './check-contradictions.ts'
import * as completionQueries from './completion-queries.ts'
import { findParticipantNumber, listConsents } from './consent-queries.ts'
import { mustHaveRoomFor } from './quota-room.ts'
import { hasUpcoming, mustBeSchedulable } from './rules.ts'
import { listJudgedAnswers } from './service.ts'

type CompletionQuery = ListQuery & { researchId: number; result?: string | undefined }

const completionsOf = (query: CompletionQuery) => ({
  ...listWindow(query),
  researchId: query.researchId,
  result: query.result,
  qualifiedFirst: query.sort === 'QUALIFIED_FIRST',
})

export const listCompletions = ({ db }: Deps, query: CompletionQuery) =>
  completionQueries.listCompletions(db, completionsOf(query))

const COLUMNS = [
  'Id',
  'Respondent Name',
  'Status',
  'Screener Result',
  'Interview Status',
  'Last Updated',
]
const MOST_EXPORTED = 100_000

/** Exports every page of the list as CSV, with times in the admin's own time zone. */
export async function exportCompletions(deps: Deps, query: CompletionQuery, by: AdminActor) {
  must(await completionQueries.hasProject(deps.db, query.researchId), 'NOT_FOUND')
  const filter = { ...completionsOf(query), offset: 0, limit: MOST_EXPORTED }
  const { rows } = await completionQueries.listCompletions(deps.db, filter)
  const zone = zoneOf(deps, by.actor, by.caller)
  const lines = rows.map((row) =>
    [
      String(row.userScreenerId),
      row.fullName,
      row.status,
      row.result,
      row.interviewStatus,
      formatAdminDateTime(row.updatedAt, zone),
    ]
      .map(csvCell)
      .join(','),
  )
  const details = { project: String(query.researchId), people: String(rows.length) }
  await recordAdminAction(deps, deps.db, by, 'RESPONDENTS_EXPORTED', details)
  return { csv: `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n` }
}

export async function getCompletion(deps: Deps, userScreenerId: number) {
  const { db } = deps
  const completion = await existingCompletion({ db }, userScreenerId)
  const { noTimeAt: at, noTimeNote: note } = completion
  return {
    ...completion,
    consents: await listConsents(db, userScreenerId),
    participantNumber: await findParticipantNumber(db, userScreenerId),
    noTime: at && { at, note },
    contradictions: await listOpen(deps, userScreenerId),
    answers: await listJudgedAnswers(db, userScreenerId),
    mails: completion.email ? await listEmailsTo({ db }, completion.email) : [],
  }
}

async function existingCompletion({ db }: Pick<Deps, 'db'>, userScreenerId: number) {
  const completion = await completionQueries.findCompletion(db, userScreenerId)
  must(completion && !completion.isWithdrawn, 'NOT_FOUND')
  return completion
}

/**
 * Returns the person if our team can book a slot for them right now. Otherwise throws the reason.
 */
export async function schedulable(db: Db, userScreenerId: number) {
  const completion = await existingCompletion({ db }, userScreenerId)
  mustBeSchedulable(completion)
  return completion
}

async function bookerFor({ db }: Deps, userScreenerId: number) {
  const { researchId, interviewStatus, requires, agreed } = await schedulable(db, userScreenerId)
  if (!hasUpcoming(interviewStatus)) await mustHaveRoomFor(db, userScreenerId)
  return { invitationId: userScreenerId, researchId, isAdmin: true, requires, agreed }
}

export const listAvailableSlots = async (deps: Deps, userScreenerId: number) =>
  listBookable(deps, await bookerFor(deps, userScreenerId))

type SlotFor = { slotId: number; userScreenerId: number }

export async function bookSlotFor(
  deps: Deps,
  { slotId, userScreenerId }: SlotFor,
  until: Date | null,
  by: AdminActor,
) {
  const booker = { ...(await bookerFor(deps, userScreenerId)), undoUntil: until }
  const booked = book(deps, booker, slotId, (tx, { id, startTime, startBefore }) =>
    recordAdminAction(deps, tx, by, 'INTERVIEW_BOOKED', {
      interview: String(id),
      respondent: String(userScreenerId),
      start: startTime.toISOString(),
      ...(startBefore && { startBefore: startBefore.toISOString() }),
    }),
  )
  return booked.catch(async (error) => {
    // The quota cell or the study has filled up in the meantime. This throws an error that tells
    // admins which of the two it was.
    if (error instanceof AppError && error.code === 'QUOTA_FULL')
      await mustHaveRoomFor(deps.db, userScreenerId)
    throw error
  })
}
