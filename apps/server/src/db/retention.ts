import { OPEN_INTERVIEWS } from '@wattle/contract/interview'
import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { pageViews } from '#db/schema/analytics.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { enquiries } from '#db/schema/enquiries.ts'
import { interviews } from '#db/schema/interviews.ts'
import { mailBodies, outboxMails } from '#db/schema/outbox.ts'
import { panelJoinings, panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { users } from '#db/schema/users.ts'

/** Nothing here is in a hurry: what is left is found at the next run. */
const MOST_AT_ONCE = 500
const MOST_MAILS_AT_ONCE = 5000

const tellsOfSomebody = or(
  isNotNull(invitations.memberId),
  isNotNull(invitations.timezone),
  ne(invitations.chosenIds, []),
)

/** Whoever is waited for is known until then. */
const notExpected = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(interviews)
      .where(
        and(
          eq(interviews.invitationId, invitations.id),
          inArray(interviews.status, OPEN_INTERVIEWS),
        ),
      ),
  )

/** People who left before that day and have no interview ahead. */
export async function listLeaversBefore(db: Db, day: Date) {
  const expected = db
    .select({ one: sql`1` })
    .from(invitations)
    .innerJoin(interviews, eq(interviews.invitationId, invitations.id))
    .where(
      and(eq(invitations.memberId, panelMembers.id), inArray(interviews.status, OPEN_INTERVIEWS)),
    )
  return db
    .select({ id: panelMembers.id, email: panelMembers.email })
    .from(panelMembers)
    .where(and(eq(panelMembers.state, 'LEFT'), lt(panelMembers.leftAt, day), notExists(expected)))
    .limit(MOST_AT_ONCE)
}

/**
 * Forms and imports that were never confirmed; an import that made someone a member is the proof of
 * their consent and stays. Returns the addresses of those who are gone.
 */
export async function deleteUnconfirmedBefore(db: Db, day: Date) {
  const pending = db
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .where(eq(panelMembers.state, 'PENDING'))
  const isImportOfPending = and(
    lt(panelJoinings.importedAt, day),
    inArray(panelJoinings.memberId, pending),
  )
  await db
    .delete(panelJoinings)
    .where(
      and(
        isNull(panelJoinings.confirmedAt),
        or(and(eq(panelJoinings.kind, 'FORM'), lt(panelJoinings.agreedAt, day)), isImportOfPending),
      ),
    )
  const waiting = db
    .select({ one: sql`1` })
    .from(panelJoinings)
    .where(eq(panelJoinings.memberId, panelMembers.id))
  return db
    .delete(panelMembers)
    .where(
      and(eq(panelMembers.state, 'PENDING'), lt(panelMembers.joinedAt, day), notExists(waiting)),
    )
    .returning({ id: panelMembers.id, email: panelMembers.email })
}

export async function deleteDoneEnquiriesBefore(db: Db, day: Date): Promise<void> {
  await db.delete(enquiries).where(and(eq(enquiries.status, 'DONE'), lt(enquiries.createdAt, day)))
}

export async function deleteViewsBefore(db: Db, day: Date): Promise<void> {
  await db.delete(pageViews).where(lt(pageViews.day, day.toISOString().slice(0, 10)))
}

/** Studies whose last day, or withdrawal, was before that day and in which somebody is still named. */
export async function listStudiesToStrip(db: Db, day: Date): Promise<number[]> {
  const named = db
    .select({ one: sql`1` })
    .from(invitations)
    .where(and(eq(invitations.distributionId, distributions.id), tellsOfSomebody, notExpected(db)))
  const rows = await db
    .select({ id: distributions.id })
    .from(distributions)
    .innerJoin(researches, eq(researches.id, distributions.researchId))
    .where(and(or(lt(distributions.expiresAt, day), lt(researches.deletedAt, day)), exists(named)))
    .limit(MOST_AT_ONCE)
  return rows.map(({ id }) => id)
}

/** Answers go; who took part, and where they were, is forgotten. How many took part stays. */
export async function stripStudy(db: Db, distributionId: number): Promise<void> {
  await db
    .update(invitations)
    .set({ memberId: null, timezone: null, chosenIds: [] })
    .where(and(eq(invitations.distributionId, distributionId), tellsOfSomebody, notExpected(db)))
}

/**
 * Some of those from before that day, whatever became of them; what still waits to be sent is never so
 * old. Gives back how many went.
 */
export async function deleteMailsBefore(db: Db, day: Date): Promise<number> {
  const some = db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(
      and(
        lt(outboxMails.createdAt, day),
        inArray(outboxMails.state, ['SENT', 'HELD', 'REFUSED', 'FAILED', 'DROPPED']),
      ),
    )
    .orderBy(asc(outboxMails.createdAt))
    .limit(MOST_MAILS_AT_ONCE)
  const { rowCount } = await db.delete(outboxMails).where(inArray(outboxMails.id, some))
  return rowCount ?? 0
}

/** Emails that named someone to a participant and were still on their way when the account went. */
export async function deleteMailsAboutDeletedUsers(db: Db): Promise<void> {
  const owner = db.select({ one: sql`1` }).from(users).where(eq(users.id, outboxMails.aboutUserId))
  await db
    .delete(outboxMails)
    .where(
      and(
        isNotNull(outboxMails.aboutUserId),
        notInArray(outboxMails.state, ['QUEUED', 'SENDING']),
        notExists(owner),
      ),
    )
}

/** What campaigns' mails had in common, once none of them is left. */
export async function deleteUnusedBodiesBefore(db: Db, day: Date): Promise<void> {
  const used = db
    .select({ one: sql`1` })
    .from(outboxMails)
    .where(eq(outboxMails.bodyId, mailBodies.id))
  await db.delete(mailBodies).where(and(lt(mailBodies.createdAt, day), notExists(used)))
}

/** Projects that their owners deleted. */
export async function listWithdrawnBefore(db: Db, day: Date): Promise<number[]> {
  const rows = await db
    .select({ id: researches.id })
    .from(researches)
    .where(lt(researches.deletedAt, day))
    .limit(MOST_AT_ONCE)
  return rows.map(({ id }) => id)
}

/** With all that was theirs. */
export async function deleteWithdrawn(db: Db, id: number): Promise<void> {
  await db.delete(researches).where(and(eq(researches.id, id), isNotNull(researches.deletedAt)))
}
