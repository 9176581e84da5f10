import { eq, ne } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { forecasts } from '#db/schema/forecast.ts'
import { interviews, slots } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'

// Updates rows directly, for states that would take too long to reach with API calls.

export const changeInvitation = (
  db: Db,
  id: number,
  change: Partial<typeof invitations.$inferInsert>,
) => db.update(invitations).set(change).where(eq(invitations.id, id))

export const changeInterview = (
  db: Db,
  id: number,
  change: Partial<typeof interviews.$inferInsert>,
) => db.update(interviews).set(change).where(eq(interviews.id, id))

export const changeDistribution = (
  db: Db,
  id: number,
  change: Partial<typeof distributions.$inferInsert>,
) => db.update(distributions).set(change).where(eq(distributions.id, id))

/** Pauses every study except this one, so no other study invites the same people. */
export const pauseOthers = (db: Db, id: number) =>
  db.update(distributions).set({ status: 'PAUSED' }).where(ne(distributions.id, id))

export const changeEveryMember = (db: Db, change: Partial<typeof panelMembers.$inferInsert>) =>
  db.update(panelMembers).set(change)

export const changeMember = (
  db: Db,
  id: number,
  change: Partial<typeof panelMembers.$inferInsert>,
) => db.update(panelMembers).set(change).where(eq(panelMembers.id, id))

export const changeForecasts = (
  db: Db,
  distributionId: number,
  change: Partial<typeof forecasts.$inferInsert>,
) => db.update(forecasts).set(change).where(eq(forecasts.distributionId, distributionId))

export const deleteSlot = (db: Db, id: number) => db.delete(slots).where(eq(slots.id, id))

export const changeSlot = (db: Db, id: number, change: Partial<typeof slots.$inferInsert>) =>
  db.update(slots).set(change).where(eq(slots.id, id))
