import { OPEN_INTERVIEWS } from '@wattle/contract/interview'
import { UNDO_SECONDS } from '@wattle/contract/undo'
import type { InterviewUndo, interviews } from '#db/schema/interviews.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type OfficeActor, recordOfficeAct } from '#features/audit/service.ts'
import * as queries from './queries.ts'

type InterviewRow = typeof interviews.$inferSelect

/** Until when people are not told of a change, and how it is taken back until then. */
export type UndoWindow = Pick<InterviewRow, 'tellAfter' | 'undo'>

export const NO_UNDO: UndoWindow = { tellAfter: null, undo: null }

/** For so long a change can be undone. */
export const UNDO_MS = UNDO_SECONDS * 1000

/** Until when mails wait that their causer may take back; null where that is not offered. */
export const waitForUndo = ({ now }: Deps, { undo }: { undo?: 'true' | undefined }): Date | null =>
  undo ? new Date(now().getTime() + UNDO_MS) : null

/** Whether it happened so short a time ago that it can be taken back. */
export const isFresh = ({ now }: Deps, at: Date | null): boolean =>
  at !== null && now().getTime() - at.getTime() < UNDO_MS

/** A change of an interview, or a new one, that can be taken back until then. */
export function undoWindow(
  until: Date | null,
  by: InterviewUndo['by'],
  interview: InterviewRow | null,
): UndoWindow {
  return until
    ? { tellAfter: until, undo: { by, before: interview && stateOf(interview) } }
    : NO_UNDO
}

function stateOf(interview: InterviewRow): InterviewUndo['before'] {
  const status = OPEN_INTERVIEWS.find((open) => open === interview.status)
  must(status, 'INTERVIEW_NOT_OPEN')
  return {
    status,
    slotId: interview.slotId,
    startTime: interview.startTime.toISOString(),
    link: interview.link,
    calendarEventId: interview.calendarEventId,
    calendarSequence: interview.calendarSequence,
    icsSequence: interview.icsSequence,
    linkMailedFor: interview.linkMailedFor?.toISOString() ?? null,
    untold: interview.untold,
  }
}

/** Emails of one press: all of them or none. Asked again, they are gone already. */
export async function undoMails(deps: Deps, ids: number[], by?: OfficeActor): Promise<undefined> {
  await deps.db.transaction(async (tx) => {
    const deleted = await queries.deleteWaitingMails(tx, ids, deps.now())
    await queries.updateNotAsked(tx, deleted)
    must(!(await queries.isAnyMailLeft(tx, ids)), 'TOO_LATE_TO_UNDO')
    if (deleted.length === 0) return
    await recordOfficeAct(deps, tx, by, 'ACTION_UNDONE', { emails: String(deleted.length) })
  })
}

export const deleteInterview = queries.deleteInterview
export const deleteCampaignMails = queries.deleteCampaignMails
export const clearReminded = queries.clearReminded
export const lastReminded = queries.lastReminded
