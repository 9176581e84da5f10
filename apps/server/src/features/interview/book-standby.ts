import type { Db } from '#db/open.ts'
import type { slots } from '#db/schema/interviews.ts'
import type { Deps } from '#deps.ts'
import { isMadeLink, newRoomLink } from './meeting-room.ts'
import * as queries from './queries.ts'

type Slot = typeof slots.$inferSelect

/**
 * Books a slot that someone else has given up. If the earlier interview was confirmed, this one is
 * confirmed too. It takes over a video call link that the researcher typed. If we made the earlier
 * link, we make a new one.
 */
export async function bookForStandby(
  deps: Deps,
  tx: Db,
  { id: slotId, researchId, ownerId, startTime, endTime }: Slot,
  person: { invitationId: number; cellIds: number[] },
): Promise<number> {
  const before = await queries.findLatestOfSlot(tx, slotId)
  const link = before?.link ? linkAfter(deps, before.link, before.calendarEventId) : null
  const now = deps.now()
  const interview = await queries.insertInterview(tx, {
    researchId,
    ownerId: before?.ownerId ?? ownerId,
    ...person,
    slotId,
    startTime,
    endTime,
    createdAt: now,
    updatedAt: now,
    // The standby has just taken this time themselves, so one email with the link is enough.
    ...(link && { link, ...CONFIRMED, announcedStartTime: startTime }),
  })
  return interview.id
}

const CONFIRMED = { status: 'CONFIRMED', announcedStatus: 'NOTIFIED', icsSequence: 1 } as const

const linkAfter = (deps: Deps, link: string, eventId: string | null): string =>
  eventId || isMadeLink(deps, link) ? newRoomLink(deps) : link
