import {
  isCancelled,
  isConducted,
  isConfirmedOrConducted,
  isOpen,
  occupiesSlot,
} from '@wattle/contract/interview-status'
import { OUTCOME_CHANGE_DAYS, OUTCOME_STATUS, type Outcome } from '@wattle/contract/outcome'
import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import { ignoreUniqueViolation } from '#db/unique-violation.ts'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { freeSlot, retakeSlot } from '#features/calendar/service.ts'
import { hooks } from './hooks.ts'
import * as queries from './queries.ts'
import { changing, listedInterview } from './service.ts'

const CHANGE_MS = OUTCOME_CHANGE_DAYS * 24 * 3_600_000

type Change = {
  /** Null removes the recorded outcome. */
  outcome: Outcome | null
  userId: number
  by: 'researcher' | 'team'
  /** We hold back the email until this time, so the change can be undone. */
  until: Date | null
}

export const recordOutcome = (
  deps: Deps,
  actor: SignedIn,
  caller: Caller,
  id: number,
  outcome: Outcome | null,
  until: Date | null = null,
) =>
  changing(deps, actor, caller, id, until, (tx, interview) =>
    changeOutcome(deps, tx, interview, { outcome, userId: actor.userId, by: 'researcher', until }),
  )

/** The older API call, from when no-show was the only outcome. */
export const markNoShow = (deps: Deps, actor: SignedIn, caller: Caller, id: number) =>
  recordOutcome(deps, actor, caller, id, 'NO_SHOW')

export async function recordOutcomeByAdmin(
  deps: Deps,
  by: AdminActor,
  id: number,
  outcome: Outcome | null,
  until: Date | null,
) {
  const { userId } = by.actor
  await retryOnConflict(deps.db, async (tx) => {
    const interview = await queries.lockInterview(tx, id)
    must(interview, 'NOT_FOUND')
    await changeOutcome(deps, tx, interview, { outcome, userId, by: 'team', until })
    await recordAdminAction(deps, tx, by, 'INTERVIEW_CHANGED', {
      interview: String(id),
      outcome: outcome ?? 'none',
      ...(interview.outcome && { outcomeBefore: interview.outcome }),
    })
  })
  deps.enqueueSoon('interview.sweep', until)
  return listedInterview(deps, id)
}

async function changeOutcome(
  deps: Deps,
  tx: Db,
  interview: queries.InterviewRow,
  { outcome, userId, by, until }: Change,
): Promise<void> {
  const now = deps.now()
  if (interview.outcome === outcome) return
  if (interview.outcome) await mustBeChangeable(tx, interview, by, now)
  else mustHaveBegun(interview, now)
  const status = statusWith(outcome, interview, now)
  // Someone else may have taken the place of a cancelled interview. We don't check this when
  // someone undoes a no-show, so undoing one can exceed a quota.
  if (isCancelled(interview) && occupiesSlot({ status }))
    await hooks().mustHaveRoomAgain(tx, interview)
  await moveSlot(tx, interview, status)
  const change = {
    status,
    outcome,
    outcomeBy: outcome && userId,
    outcomeAt: outcome && now,
    ...(outcome === 'TECHNICAL' ? technicalProblem(by, until) : withoutTechnicalProblem(interview)),
    updatedAt: now,
  }
  await queries.updateInterview(tx, interview.id, change).catch((error) => {
    ignoreUniqueViolation(error)
    throw new AppError('OUTCOME_FIXED')
  })
  if (isConducted({ status })) await hooks().numberConducted(tx, interview.invitationId)
  await hooks().settlePayments(tx, [interview.id], { now, userId })
  await hooks().interviewEnded(tx, interview.invitationId)
}

/**
 * Throws unless the interview was confirmed and has started. The sweep may have marked it as
 * conducted already.
 */
function mustHaveBegun(interview: queries.InterviewRow, now: Date): void {
  must(!isOpen(interview) || interview.startTime <= now, 'INTERVIEW_NOT_OVER')
  must(isConfirmedOrConducted(interview), 'INTERVIEW_NOT_OPEN')
}

/**
 * Researchers can change the outcome for a week, and our team can change it at any time. Neither
 * can once the participant has booked again or someone else has the slot.
 */
async function mustBeChangeable(
  tx: Db,
  interview: queries.InterviewRow,
  by: Change['by'],
  now: Date,
): Promise<void> {
  const age = now.getTime() - (interview.outcomeAt?.getTime() ?? 0)
  must(by === 'team' || age <= CHANGE_MS, 'OUTCOME_FIXED')
  must(!(await queries.hasLaterBooking(tx, interview)), 'OUTCOME_FIXED')
}

function statusWith(
  outcome: Outcome | null,
  { endTime }: queries.InterviewRow,
  now: Date,
): queries.InterviewRow['status'] {
  if (outcome) return OUTCOME_STATUS[outcome]
  return endTime <= now ? 'CONDUCTED' : 'CONFIRMED'
}

/**
 * Frees the slot if the interview didn't take place. Takes the slot back if the interview took
 * place after all.
 */
async function moveSlot(
  tx: Db,
  interview: queries.InterviewRow,
  status: queries.InterviewRow['status'],
): Promise<void> {
  const had = occupiesSlot(interview)
  const has = occupiesSlot({ status })
  if (had && !has) await freeSlot(tx, interview.slotId)
  if (has && !had) await retakeSlot(tx, interview.slotId, interview.invitationId)
}

/**
 * What to store after a technical problem. The sweep then emails the participant a link to choose
 * another time.
 */
const technicalProblem = (by: Change['by'], until: Date | null) => ({
  cancelledBy: by,
  cancelReason: 'There was a technical problem.',
  unannounced: true,
  announceAfter: until,
})

/** Clears the technical problem, and drops the email about it if we haven't sent it yet. */
function withoutTechnicalProblem({ outcome, unannounced, announcedStatus }: queries.InterviewRow) {
  if (outcome !== 'TECHNICAL') return {}
  return {
    cancelledBy: null,
    cancelReason: null,
    unannounced: false,
    announceAfter: null,
    announcedStatus: unannounced ? announcedStatus : ('CONFIRMED' as const),
  }
}
