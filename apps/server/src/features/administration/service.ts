import { pageWindow } from '@wattle/contract/list'
import { csvCell } from '@wattle/contract/membership'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type OfficeActor, recordOfficeAct } from '#features/audit/service.ts'
import { changeInterview, lockInterview } from '#features/interview/service.ts'
import { listMailsTo } from '#features/outbox/service.ts'
import { book, listBookable } from '#features/participation/book-slot.ts'
import { mustBeSchedulable } from '#features/participation/rules.ts'
import { listJudgedAnswers } from '#features/participation/service.ts'
import { zoneOf } from '#features/project/service.ts'
import { undoWindow } from '#features/undo/service.ts'
import * as queries from './queries.ts'

export const SCHEDULING_MAIL = queries.SCHEDULING_MAIL

type ListQuery = {
  page?: number | undefined
  size?: number | undefined
  sort?: string | undefined
  search?: string | undefined
  status?: string | undefined
}

const windowOf = (query: ListQuery) => ({
  ...pageWindow(query),
  oldestFirst: query.sort?.endsWith('_ASC') ?? false,
  search: query.search?.trim() ?? '',
  status: query.status,
})

export function listProjects({ db }: Deps, query: ListQuery) {
  const by = query.sort?.startsWith('UPDATED') ? 'updatedAt' : 'createdAt'
  return queries.listProjects(db, { ...windowOf(query), by })
}

export const listInterviews = ({ db }: Deps, query: ListQuery) =>
  queries.listInterviews(db, windowOf(query))

/** Only a planned interview: in the others the researcher knows already, or they are over. */
export async function notifyResearcher(
  deps: Deps,
  id: number,
  until: Date | null = null,
  by?: OfficeActor,
) {
  await retryOnConflict(deps.db, async (tx) => {
    const interview = await lockInterview(tx, id)
    must(interview, 'NOT_FOUND')
    must(interview.status === 'PLANNED', 'INTERVIEW_NOT_PLANNED')
    const window = undoWindow(until, 'office', interview)
    const change = { status: 'NOTIFIED', untold: true, ...window, updatedAt: deps.now() } as const
    await changeInterview(tx, id, change)
    await recordOfficeAct(deps, tx, by, 'RESEARCHER_NOTIFIED', { interview: String(id) })
  })
  deps.nudge('interview.sweep', until)
  const interview = await queries.findInterview(deps.db, id)
  must(interview, 'NOT_FOUND')
  return interview
}

type CompletionQuery = ListQuery & { researchId: number; result?: string | undefined }

const completionsOf = (query: CompletionQuery) => ({
  ...windowOf(query),
  researchId: query.researchId,
  result: query.result,
})

export const listCompletions = ({ db }: Deps, query: CompletionQuery) =>
  queries.listCompletions(db, completionsOf(query))

const COLUMNS = [
  'Id',
  'Respondent Name',
  'Status',
  'Screener Result',
  'Interview Status',
  'Last Updated',
]
const MOST_EXPORTED = 100_000

/** What the list shows, all of its pages, with times in the admin's own zone. */
export async function exportCompletions(deps: Deps, query: CompletionQuery, by: OfficeActor) {
  must(await queries.hasProject(deps.db, query.researchId), 'NOT_FOUND')
  const filter = { ...completionsOf(query), offset: 0, limit: MOST_EXPORTED }
  const { rows } = await queries.listCompletions(deps.db, filter)
  const time = spreadsheetTime(zoneOf(deps, by.actor, by.caller))
  const lines = rows.map((row) =>
    [
      String(row.userScreenerId),
      row.fullName,
      row.status,
      row.result,
      row.interviewStatus,
      time(row.updatedAt),
    ]
      .map(csvCell)
      .join(','),
  )
  const details = { project: String(query.researchId), people: String(rows.length) }
  await recordOfficeAct(deps, deps.db, by, 'RESPONDENTS_EXPORTED', details)
  return { csv: `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n` }
}

/** As the admin lists show it: 18.11.2026, 10.00. */
function spreadsheetTime(timeZone: string): (time: Date) => string {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (time) => format.format(time).replace(/[/:]/g, '.')
}

export async function getCompletion({ db }: Deps, userScreenerId: number) {
  const completion = await found({ db }, userScreenerId)
  return {
    ...completion,
    answers: await listJudgedAnswers(db, userScreenerId),
    mails: completion.email ? await listMailsTo(db, completion.email) : [],
  }
}

async function found({ db }: Pick<Deps, 'db'>, userScreenerId: number) {
  const completion = await queries.findCompletion(db, userScreenerId)
  must(completion && !completion.isWithdrawn, 'NOT_FOUND')
  return completion
}

/** A person to whom an hour can be given: this very moment, by those who may. */
export async function schedulable(db: Db, userScreenerId: number) {
  const completion = await found({ db }, userScreenerId)
  mustBeSchedulable(completion)
  return completion
}

async function bookerFor({ db }: Deps, userScreenerId: number) {
  const { researchId } = await schedulable(db, userScreenerId)
  return { invitationId: userScreenerId, researchId, isAdmin: true }
}

export const listAvailableSlots = async (deps: Deps, userScreenerId: number) =>
  listBookable(deps, await bookerFor(deps, userScreenerId))

type SlotFor = { slotId: number; userScreenerId: number }

export async function bookSlotFor(
  deps: Deps,
  { slotId, userScreenerId }: SlotFor,
  until: Date | null,
  by: OfficeActor,
) {
  const booker = { ...(await bookerFor(deps, userScreenerId)), undoUntil: until }
  return book(deps, booker, slotId, (tx, { id, startTime, startBefore }) =>
    recordOfficeAct(deps, tx, by, 'INTERVIEW_BOOKED', {
      interview: String(id),
      respondent: String(userScreenerId),
      start: startTime.toISOString(),
      ...(startBefore && { startBefore: startBefore.toISOString() }),
    }),
  )
}
