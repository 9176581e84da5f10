import { and, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { distributions, invitations, screeningAnswers } from '#db/schema/distributions.ts'
import { enquiries } from '#db/schema/enquiries.ts'
import { interviews } from '#db/schema/interviews.ts'
import { mailBodies, outboxMails } from '#db/schema/outbox.ts'
import { panelJoinings, panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'

const MOST_AT_ONCE = 500
const OPEN = ['PLANNED', 'NOTIFIED', 'CONFIRMED'] as const

/** Whoever is waited for is known until then. */
const openInterviewOf = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(interviews)
    .where(and(eq(interviews.invitationId, invitations.id), inArray(interviews.status, OPEN)))

/** Who left before that day and is not expected any more. */
export async function listLeaversBefore(db: Db, day: Date) {
  const expected = db
    .select({ one: sql`1` })
    .from(invitations)
    .innerJoin(interviews, eq(interviews.invitationId, invitations.id))
    .where(and(eq(invitations.memberId, panelMembers.id), inArray(interviews.status, OPEN)))
  return db
    .select({ id: panelMembers.id, email: panelMembers.email })
    .from(panelMembers)
    .where(
      and(eq(panelMembers.state, 'LEFT'), lt(panelMembers.updatedAt, day), notExists(expected)),
    )
    .limit(MOST_AT_ONCE)
}

/** What was typed into the panel's form and never confirmed. Gives back the addresses of those gone. */
export async function deleteUnconfirmedBefore(db: Db, day: Date): Promise<string[]> {
  await db
    .delete(panelJoinings)
    .where(and(isNull(panelJoinings.confirmedAt), lt(panelJoinings.agreedAt, day)))
  const waiting = db
    .select({ one: sql`1` })
    .from(panelJoinings)
    .where(eq(panelJoinings.memberId, panelMembers.id))
  const gone = await db
    .delete(panelMembers)
    .where(
      and(eq(panelMembers.state, 'PENDING'), lt(panelMembers.joinedAt, day), notExists(waiting)),
    )
    .returning({ email: panelMembers.email })
  return gone.map(({ email }) => email)
}

export async function deleteDoneEnquiriesBefore(db: Db, day: Date): Promise<void> {
  await db.delete(enquiries).where(and(eq(enquiries.status, 'DONE'), lt(enquiries.createdAt, day)))
}

/** Answers go; who took part, and where they were, is forgotten. How many took part stays. */
export async function stripStudiesEndedBefore(db: Db, day: Date): Promise<void> {
  const ended = db
    .select({ id: distributions.id })
    .from(distributions)
    .innerJoin(researches, eq(researches.id, distributions.researchId))
    .where(or(lt(distributions.expiresAt, day), lt(researches.deletedAt, day)))
  const tellsOfSomebody = or(isNotNull(invitations.memberId), isNotNull(invitations.timezone))
  const stripped = await db
    .update(invitations)
    .set({ memberId: null, timezone: null })
    .where(
      and(
        inArray(invitations.distributionId, ended),
        tellsOfSomebody,
        notExists(openInterviewOf(db)),
      ),
    )
    .returning({ id: invitations.id })
  const ids = stripped.map(({ id }) => id)
  if (ids.length > 0)
    await db.delete(screeningAnswers).where(inArray(screeningAnswers.invitationId, ids))
}

/** Whatever became of them; those that still wait to be sent are never so old. */
export async function deleteMailsBefore(db: Db, day: Date): Promise<void> {
  await db
    .delete(outboxMails)
    .where(
      and(
        lt(outboxMails.createdAt, day),
        inArray(outboxMails.state, ['SENT', 'HELD', 'REFUSED', 'FAILED', 'DROPPED']),
      ),
    )
  const used = db
    .select({ one: sql`1` })
    .from(outboxMails)
    .where(eq(outboxMails.bodyId, mailBodies.id))
  await db.delete(mailBodies).where(and(lt(mailBodies.createdAt, day), notExists(used)))
}

/** Projects that their owners deleted, with all that was theirs. */
export async function deleteWithdrawnBefore(db: Db, day: Date): Promise<void> {
  await db.delete(researches).where(lt(researches.deletedAt, day))
}
