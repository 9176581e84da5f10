import { isConducted, isOpen, needsConfirming } from '@wattle/contract/interview-status'
import {
  ASK_RESEARCHER_AFTER_DAYS,
  ASK_TEAM_AFTER_DAYS,
  BOOKING_NOTICE_HOURS,
  NOTIFY_BEFORE_DAYS,
} from '@wattle/contract/limits'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import * as dueQueries from './due-queries.ts'
import { hooks } from './hooks.ts'
import * as queries from './queries.ts'
import { isSettled } from './rules.ts'
import { outcomeNews, outcomeNewsForTeam, queueNotices, TIMED_EMAILS } from './send-notices.ts'
import { cancelInterview } from './service.ts'

type Change = (tx: Db, interview: queries.InterviewRow) => Promise<unknown>

/**
 * Does everything that's due for interviews. Works from the stored times and checks each row again
 * under its lock, so it's safe to run this twice, late, or in two processes at once.
 */
export async function sweepInterviews(deps: Deps): Promise<void> {
  const now = deps.now()
  const due = await dueInterviews(deps)
  const unassignedUntil = new Date(now.getTime() + CANCEL_UNASSIGNED_BEFORE_MS)
  const each = async (ids: number[], change: Change) => {
    for (const id of ids) {
      if (deps.isStopping()) return
      await retryOnConflict(deps.db, async (tx) => {
        const interview = await queries.lockInterview(tx, id)
        // Wait until the last change can no longer be undone.
        if (interview && isSettled(interview, now)) await change(tx, interview)
      })
    }
  }
  await each(due.ended, async (tx, interview) => {
    if (interview.status !== 'CONFIRMED' || interview.endTime > now) return
    await queries.updateInterview(tx, interview.id, { status: 'CONDUCTED', updatedAt: now })
    await hooks().numberConducted(tx, interview.invitationId)
    await hooks().interviewEnded(tx, interview.invitationId)
  })
  await each(due.unconfirmed, async (tx, interview) => {
    if (!needsConfirming(interview) || interview.startTime > now) return
    await cancelInterview(deps, tx, interview, 'time', 'It wasn’t confirmed in time. We’re sorry.')
  })
  await each(due.unassigned, async (tx, interview) => {
    if (!isOpen(interview) || interview.startTime > unassignedUntil) return
    const reason = 'We couldn’t find a researcher for it. We’re sorry.'
    await cancelInterview(deps, tx, interview, 'time', reason)
  })
  await each(due.toNotify, async (tx, interview) => {
    if (interview.status !== 'PLANNED' || interview.startTime <= now) return
    await queries.updateInterview(tx, interview.id, {
      status: 'NOTIFIED',
      unannounced: true,
      updatedAt: now,
    })
  })
  await hooks().offerFreedSlots(deps)
  await each(await unannouncedInterviews(deps), (tx, interview) =>
    queueNotices(deps, tx, interview),
  )
  for (const { mailedFor, before, news, isLateFine, also } of TIMED_EMAILS) {
    const ids = await dueQueries.listNotMailed(deps.db, mailedFor, new Date(now.getTime() + before))
    await each(ids, async (tx, interview) => {
      const { id, startTime, status } = interview
      if (status !== 'CONFIRMED' || interview[mailedFor]?.getTime() === startTime.getTime()) return
      const meeting = await queries.findMeeting(tx, id)
      const isTimely = isLateFine || startTime > now
      if (meeting && isTimely) await queueEmails(deps, tx, news(deps, meeting))
      await queries.updateInterview(tx, id, { [mailedFor]: startTime, ...also?.(interview) })
    })
  }
  await each(due.withoutOutcome, (tx, interview) => askForOutcome(deps, tx, interview))
}

/** Asks the researcher first, and later our team if there's still no outcome. */
async function askForOutcome(deps: Deps, tx: Db, interview: queries.InterviewRow): Promise<void> {
  const { id, status, outcome, endTime, outcomeAskedAt } = interview
  if (!isConducted({ status }) || outcome) return
  const now = deps.now()
  const teamFrom = new Date(endTime.getTime() + ASK_TEAM_AFTER_MS)
  const isAsked = outcomeAskedAt !== null
  const isTeamDue = teamFrom <= now && !(isAsked && outcomeAskedAt >= teamFrom)
  const meeting = await queries.findMeeting(tx, id)
  if (!meeting || (isAsked && !isTeamDue)) return
  if (!isAsked) await queueEmails(deps, tx, outcomeNews(deps, meeting))
  if (isTeamDue) await queueEmails(deps, tx, outcomeNewsForTeam(deps, meeting))
  await queries.updateKeepingUndo(tx, id, { outcomeAskedAt: now })
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NOTIFY_BEFORE_MS = NOTIFY_BEFORE_DAYS * DAY_MS
const ASK_RESEARCHER_AFTER_MS = ASK_RESEARCHER_AFTER_DAYS * DAY_MS
const ASK_TEAM_AFTER_MS = ASK_TEAM_AFTER_DAYS * DAY_MS
const CANCEL_UNASSIGNED_BEFORE_MS = BOOKING_NOTICE_HOURS * HOUR_MS
const MAX_NOTICES_PER_SWEEP = 500

const unannouncedInterviews = ({ db, now }: Deps) =>
  dueQueries.listUnannounced(db, now(), MAX_NOTICES_PER_SWEEP)

/** Ids of the interviews that are due for each step of the sweep. */
async function dueInterviews({ db, now }: Deps) {
  const at = now()
  const ahead = (ms: number) => new Date(at.getTime() + ms)
  return {
    ended: await dueQueries.listEnded(db, at),
    unconfirmed: await dueQueries.listUnconfirmed(db, at),
    unassigned: await dueQueries.listUnassigned(db, ahead(CANCEL_UNASSIGNED_BEFORE_MS)),
    toNotify: await dueQueries.listToNotify(db, ahead(NOTIFY_BEFORE_MS)),
    withoutOutcome: await dueQueries.listWithoutOutcome(db, {
      askResearcher: ahead(-ASK_RESEARCHER_AFTER_MS),
      askTeam: ahead(-ASK_TEAM_AFTER_MS),
    }),
  }
}
