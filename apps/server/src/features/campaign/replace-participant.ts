import { MOST_ON_TODAY } from '@wattle/contract/today'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { lockForReplacement, markReplaced } from '#features/interview/mark-replaced.ts'
import { offerSlot } from '#features/participation/offer-slots.ts'
import * as queries from './replacement-queries.ts'
import { sendOne } from './send-scheduling-emails.ts'

/**
 * Finds someone to replace a participant who cancelled or was a no-show. If someone is on standby
 * for exactly that time, we hold the slot for them. Otherwise we ask the next person who qualifies
 * to choose a time.
 */
export const replaceParticipant = (deps: Deps, by: AdminActor, id: number, until: Date | null) =>
  retryOnConflict(deps.db, async (tx) => {
    const now = deps.now()
    must(await lockForReplacement(tx, id), 'NOT_FOUND')
    const place = await queries.findPlace(tx, id, now)
    must(place, 'ALREADY_REPLACED')
    const record = (userScreenerId: number) =>
      recordAdminAction(deps, tx, by, 'REPLACEMENT_ASKED', {
        interview: String(id),
        respondent: String(userScreenerId),
      })
    const standby = await offerSlot(deps, tx, place.slotId)
    if (standby) {
      const { invitationId: userScreenerId, name, email } = standby
      await record(userScreenerId)
      return { userScreenerId, fullName: name ?? email, isHeld: true, mailIds: [] }
    }
    // The Today page suggests a different person for each of a study's open places, so skip the
    // people it suggests for the places listed above this one.
    const before = await queries.countPlacesBefore(tx, id, now)
    const next =
      (await queries.lockNextInLine(tx, place.researchId, now, before)) ??
      (await queries.lockNextInLine(tx, place.researchId, now, 0))
    must(next, 'NO_ONE_NEXT')
    must(place.slots > 0, 'NO_FREE_SLOT')
    const { mailId, mailedAt } = await sendOne(deps, tx, next.userScreenerId, until)
    await markReplaced(tx, id, mailedAt)
    await record(next.userScreenerId)
    return { ...next, isHeld: false, mailIds: [mailId] }
  })

/** The tasks about studies on our team's Today page. */
export async function listTasks({ db, now }: Deps) {
  const at = now()
  const [replacements, requests, unscheduled] = await Promise.all([
    queries.listToReplace(db, at, MOST_ON_TODAY),
    queries.listRequests(db, at, MOST_ON_TODAY),
    queries.listToSchedule(db, at, MOST_ON_TODAY),
  ])
  const rows = await withOwnNext(db, at, replacements.rows)
  return { replacements: { ...replacements, rows }, requests, unscheduled }
}

/**
 * Suggests a different person for each of a study's open places. The newest place gets the first
 * person in line.
 */
async function withOwnNext(db: Db, at: Date, rows: queries.ToReplace[]) {
  const places = Map.groupBy(rows, ({ researchId }) => researchId)
  const shared = [...places].filter(([, { length }]) => length > 1)
  const lines = new Map(
    await Promise.all(
      shared.map(
        async ([id, { length }]) => [id, await queries.listNextInLine(db, id, at, length)] as const,
      ),
    ),
  )
  return rows.map((row) => {
    const line = lines.get(row.researchId)
    const place = places.get(row.researchId)?.indexOf(row) ?? 0
    return line ? { ...row, next: line[place] ?? null } : row
  })
}
