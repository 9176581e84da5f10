import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import * as queries from './queries.ts'
import { cancelInterview } from './service.ts'

/** By the participant, up to the start: the notice period doesn't apply here. */
export async function answerAttendance(
  deps: Deps,
  tx: Db,
  invitationId: number,
  coming: boolean,
): Promise<void> {
  const interview = await queries.lockOpenInterviewOf(tx, invitationId)
  // Pressed twice, or cancelled meanwhile: there's nothing left to come to.
  if (!interview && !coming) return
  must(interview && interview.startTime > deps.now(), 'INTERVIEW_NOT_OPEN')
  await queries.updateBesides(tx, interview.id, { coming, comingAt: deps.now() })
  if (!coming)
    await cancelInterview(deps, tx, interview, 'respondent', 'The participant can’t make it.')
}
