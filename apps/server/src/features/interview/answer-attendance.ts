import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import * as queries from './queries.ts'
import { cancelInterview } from './service.ts'

/**
 * Saves whether the participant will come. The notice period doesn't apply, so they can answer
 * until the interview starts.
 */
export async function answerAttendance(
  deps: Deps,
  tx: Db,
  invitationId: number,
  coming: boolean,
): Promise<void> {
  const interview = await queries.lockOpenInterviewOf(tx, invitationId)
  // The participant pressed “I can’t make it” twice, or someone has cancelled the interview
  // already.
  if (!interview && !coming) return
  must(interview && interview.startTime > deps.now(), 'INTERVIEW_NOT_OPEN')
  await queries.updateKeepingUndo(tx, interview.id, { coming, comingAt: deps.now() })
  if (!coming)
    await cancelInterview(deps, tx, interview, 'respondent', 'The participant can’t make it.')
}
