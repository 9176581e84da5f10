import type { SignedIn } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { ownResearch } from '#features/project/service.ts'
import { bookerOf } from './book-slot.ts'
import * as queries from './consent-queries.ts'
import type { Respondent } from './respondent-token.ts'

/** Records that no time suits a participant. If they've booked, the booking stays. */
export async function reportNoTime(
  deps: Deps,
  actor: Respondent,
  key: string,
  note: string,
): Promise<undefined> {
  const { invitationId } = await bookerOf(deps, actor, key)
  await queries.saveNoTime(deps.db, invitationId, note, deps.now())
}

export async function listNoTimes(deps: Deps, actor: SignedIn, researchId: number) {
  const { id } = await ownResearch(deps.db, actor, researchId)
  return queries.listNoTimes(deps.db, id)
}
