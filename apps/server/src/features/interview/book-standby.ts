import type { Db } from '#db/open.ts'
import type { slots } from '#db/schema/interviews.ts'
import type { Deps } from '#deps.ts'
import { isMadeLink, newRoomLink } from './meeting-room.ts'
import * as queries from './queries.ts'

type Slot = typeof slots.$inferSelect

/**
 * Books a slot that someone else gave up. If the earlier interview was confirmed, so is the new
 * one. The new one keeps a video call link that the researcher typed. If we created the link, we
 * create a new one.
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
    // The standby has just accepted this time, so they only get the confirmation with the link.
    ...(link && { link, ...CONFIRMED, announcedStartTime: startTime }),
  })
  return interview.id
}

const CONFIRMED = { status: 'CONFIRMED', announcedStatus: 'NOTIFIED', icsSequence: 1 } as const

const linkAfter = (deps: Deps, link: string, eventId: string | null): string =>
  eventId || isMadeLink(deps, link) ? newRoomLink(deps) : link
