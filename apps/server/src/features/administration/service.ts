import { pageWindow } from '@wattle/contract/list'
import { contended } from '#db/contended.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { book, listBookable } from '#features/booking/service.ts'
import { changeInterview, lockInterview } from '#features/interview/service.ts'
import { listMailsTo } from '#features/outbox/service.ts'
import { answersOf } from '#features/sheet/service.ts'
import { held } from '#features/undo/service.ts'
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

/** Only one that is planned: the others were told already, or are over. */
export async function notifyResearcher(deps: Deps, id: number, until: Date | null = null) {
  await contended(deps.db, async (tx) => {
    const interview = await lockInterview(tx, id)
    must(interview, 'NOT_FOUND')
    must(interview.status === 'PLANNED', 'INTERVIEW_NOT_PLANNED')
    const waiting = held(until, 'office', interview)
    const change = { status: 'NOTIFIED', untold: true, ...waiting, updatedAt: deps.now() } as const
    await changeInterview(tx, id, change)
  })
  deps.nudge('interview.sweep', until)
  const interview = await queries.findInterview(deps.db, id)
  must(interview, 'NOT_FOUND')
  return interview
}

export const listCompletions = (
  { db }: Deps,
  query: ListQuery & { researchId: number; result?: string | undefined },
) =>
  queries.listCompletions(db, {
    ...windowOf(query),
    researchId: query.researchId,
    result: query.result,
  })

export async function getCompletion({ db }: Deps, userScreenerId: number) {
  const completion = await found({ db }, userScreenerId)
  return {
    ...completion,
    answers: await answersOf(db, userScreenerId),
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
  const { result, memberState, interviewStatus, isFinished } = completion
  must(result === 'FIT', 'NOT_FITTING')
  must(!isFinished, 'PROJECT_FINISHED')
  must(interviewStatus !== 'CONFIRMED', 'INTERVIEW_CONFIRMED')
  must(interviewStatus !== 'CONDUCTED', 'INTERVIEW_CONDUCTED')
  // Nobody who left is mailed, and nobody who was forgotten can be.
  must(memberState !== null && memberState !== 'LEFT', 'HAS_LEFT')
  return completion
}

async function bookerFor({ db }: Deps, userScreenerId: number) {
  const { researchId } = await schedulable(db, userScreenerId)
  return { invitationId: userScreenerId, researchId, isOffice: true }
}

export const listAvailableSlots = async (deps: Deps, userScreenerId: number) =>
  listBookable(deps, await bookerFor(deps, userScreenerId))

export const bookSlotFor = async (
  deps: Deps,
  slotId: number,
  userScreenerId: number,
  until: Date | null,
) => book(deps, { ...(await bookerFor(deps, userScreenerId)), until }, slotId)
