import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { dropSlotsOfOwner } from '#features/calendar/service.ts'
import * as queries from './queries.ts'
import { isOpen } from './rules.ts'
import { tell } from './send-notices.ts'
import { cancelInterview } from './service.ts'

/**
 * All their interviews go with them: whoever waits for one is told before it is gone, also who booked
 * while the others were told.
 */
export async function cancelInterviewsOfOwner(deps: Deps, tx: Db, ownerId: number): Promise<void> {
  do {
    for (const interview of await queries.lockUnsettledOf(tx, ownerId)) {
      if (isOpen(interview))
        await cancelInterview(deps, tx, interview, 'researcher', 'The study was withdrawn.')
      await tell(deps, tx, { ...interview, untold: true })
    }
  } while (await dropSlotsOfOwner(tx, ownerId))
}
