import type { Choice } from '@wattle/contract/candidate'
import type { Candidate } from '@wattle/contract/candidates'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { saveChoice } from '#features/participation/invite-members.ts'
import { lockOwnCandidate, shownCandidates } from '#features/participation/list-candidates.ts'
import { sendOne, unsendOne } from './send-scheduling-emails.ts'

/**
 * If the researcher chooses Yes, emails the candidate the link to choose a time. Any other choice
 * stops that email if it hasn't gone out.
 */
export async function chooseCandidate(
  deps: Deps,
  actor: SignedIn,
  invitationId: number,
  choice: Choice | null,
  until: Date | null,
): Promise<Candidate> {
  const researchId = await retryOnConflict(deps.db, async (tx) => {
    const candidate = await lockOwnCandidate(tx, actor, invitationId)
    must(candidate.projectStatus !== 'COMPLETED', 'PROJECT_FINISHED')
    must(candidate.selection === 'RESEARCHER', 'NOT_YOUR_CHOICE')
    must(!candidate.isBooked, 'CANDIDATE_BOOKED')
    if (candidate.choice === choice) return candidate.researchId
    await saveChoice(tx, invitationId, choice, { userId: actor.userId, at: deps.now() })
    if (choice === 'YES') await sendOne(deps, tx, invitationId, until)
    else if (candidate.choice === 'YES') await stopEmail(deps, tx, candidate)
    return candidate.researchId
  })
  const all = await shownCandidates(deps, researchId)
  const shown = all.find(({ userScreenerId }) => userScreenerId === invitationId)
  must(shown, 'NOT_FOUND')
  return shown
}

type Emailed = { email: string; schedulingMailedAt: Date | null }

/** Stops the email if it hasn't gone out. People who already got it can still book. */
async function stopEmail(deps: Deps, tx: Db, { email, schedulingMailedAt }: Emailed) {
  if (schedulingMailedAt) await unsendOne(deps, tx, email, schedulingMailedAt)
}
