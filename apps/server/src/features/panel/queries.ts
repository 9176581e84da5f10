import {
  INTERVIEWS,
  type InterviewStatus,
  OPEN_INTERVIEWS,
} from '@wattle/contract/interview-status'
import type { Member } from '@wattle/contract/panel'
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  not,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { insertMany } from '#db/insert-many.ts'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { forgottenAddresses, panelJoinings, panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'

const MOST_PURGED = 500

export type MemberRow = typeof panelMembers.$inferSelect

type NewMember = typeof panelMembers.$inferInsert

const MOST_STUDIES = 200

/**
 * Finds the member with this address, or adds one. If two callers add the same address at once,
 * both get the same member.
 */
export async function findOrInsertMember(db: Db, member: NewMember): Promise<MemberRow> {
  const [inserted] = await db.insert(panelMembers).values(member).onConflictDoNothing().returning()
  const found = inserted ?? (await findMember(db, { email: member.email }))
  if (!found) throw new Error('the member was neither inserted nor found')
  return found
}

/**
 * Adds members. Skips addresses that are already on the panel, and returns only the new members.
 */
export async function insertNewMembers(db: Db, members: NewMember[]) {
  const ids = await insertMany(db, panelMembers, members, { skipKnown: true })
  return db
    .select({ id: panelMembers.id, email: panelMembers.email })
    .from(panelMembers)
    .where(sql`${panelMembers.id} = any(${sql.param(ids)}::bigint[])`)
}

/** Which of these lowercase addresses are on the panel. */
export async function listKnownAddresses(db: Db, addresses: string[]): Promise<string[]> {
  const address = sql<string>`lower(${panelMembers.email})`
  const rows = await db
    .select({ address })
    .from(panelMembers)
    .where(
      sql`${address} = any(${sql.param(addresses)}::text[]) and not ${panelMembers.provisional}`,
    )
  return rows.map((row) => row.address)
}

/**
 * Locks members with these lowercase addresses in order of id, except those who have left. Skips
 * provisional members, because anyone could have typed their address.
 */
export async function lockMembersByAddress(tx: Db, addresses: string[]) {
  const address = sql<string>`lower(${panelMembers.email})`
  return tx
    .select({ id: panelMembers.id, address })
    .from(panelMembers)
    .where(
      sql`${address} = any(${sql.param(addresses)}::text[]) and ${panelMembers.state} <> 'LEFT'
        and not ${panelMembers.provisional}`,
    )
    .orderBy(asc(panelMembers.id))
    .for('update')
}

type StudyInterview = Member['studies'][number]['interviews'][number]

/** The studies a member was invited to, newest first, with the state of their interviews. */
export async function listStudies(db: Db, memberId: number) {
  const rows = await db
    .select({
      invitationId: invitations.id,
      title: distributions.studyTitle,
      invitedAt: invitations.invitedAt,
      withdrawnAt: invitations.withdrawnAt,
      linkNonce: invitations.linkNonce,
      /** Whether the member came through an open link and confirmed their address. */
      isByLink: sql<boolean>`(${invitations.linkId} is not null and not ${invitations.unconfirmed})`,
      noTimeAt: invitations.noTimeAt,
      noTimeNote: invitations.noTimeNote,
      standbySince: sql<string | null>`(
        select joined_at from standbys where standbys.invitation_id = ${invitations.id} and state = 'WAITING'
      )`.mapWith(invitations.invitedAt),
      interviews: sql<
        (Omit<StudyInterview, 'startTime' | 'endTime' | 'state'> & {
          start: string
          end: string
          status: InterviewStatus
        })[]
      >`(
        select coalesce(json_agg(json_build_object(
          'start', v.start_time, 'end', v.end_time, 'status', v.status,
          'outcome', v.outcome, 'coming', v.coming
        ) order by v.start_time), '[]')
        from interviews v where v.invitation_id = ${invitations.id}
      )`,
    })
    .from(invitations)
    .innerJoin(distributions, eq(distributions.id, invitations.distributionId))
    .where(eq(invitations.memberId, memberId))
    .orderBy(desc(invitations.invitedAt), desc(invitations.id))
    .limit(MOST_STUDIES)
  return rows.map(({ interviews, noTimeAt, noTimeNote, ...study }) => ({
    ...study,
    noTime: noTimeAt && { at: noTimeAt, note: noTimeNote },
    interviews: interviews.map(
      ({ start, end, status, ...rest }): StudyInterview => ({
        startTime: new Date(start),
        endTime: new Date(end),
        state: INTERVIEWS[status].phase,
        ...rest,
      }),
    ),
  }))
}

export async function deleteMembers(db: Db, ids: number[]): Promise<void> {
  await db.delete(panelMembers).where(inArray(panelMembers.id, ids))
}

export async function insertForgotten(
  db: Db,
  addressHash: Buffer,
  forgottenAt: Date,
): Promise<void> {
  await db.insert(forgottenAddresses).values({ addressHash, forgottenAt }).onConflictDoNothing()
}

export async function deleteForgotten(db: Db, addressHash: Buffer): Promise<void> {
  await db.delete(forgottenAddresses).where(eq(forgottenAddresses.addressHash, addressHash))
}

/** Which of these address hashes belong to people who had their data deleted. */
export async function listForgotten(db: Db, addressHashes: Buffer[]): Promise<Buffer[]> {
  const rows = await db
    .select({ addressHash: forgottenAddresses.addressHash })
    .from(forgottenAddresses)
    .where(sql`${forgottenAddresses.addressHash} = any(${sql.param(addressHashes)}::bytea[])`)
  return rows.map(({ addressHash }) => addressHash)
}

type MemberKey = { id: number } | { email: string } | { keyHash: Buffer }

/**
 * Ignores case in email addresses. Never finds provisional members by their address, because it
 * isn't theirs until they confirm it.
 */
const selectMember = (db: Db, by: MemberKey) =>
  db
    .select()
    .from(panelMembers)
    .where(
      'id' in by
        ? eq(panelMembers.id, by.id)
        : 'email' in by
          ? and(
              eq(sql`lower(${panelMembers.email})`, sql`lower(${by.email})`),
              not(panelMembers.provisional),
            )
          : eq(panelMembers.keyHash, by.keyHash),
    )

export async function findMember(db: Db, by: MemberKey): Promise<MemberRow | undefined> {
  const [row] = await selectMember(db, by)
  return row
}

export async function lockMember(tx: Db, by: MemberKey): Promise<MemberRow | undefined> {
  const [row] = await selectMember(tx, by).for('update')
  return row
}

export async function listInvitationsOf(db: Db, memberId: number) {
  return db
    .select({
      researchName: researches.name,
      status: invitations.status,
      result: invitations.result,
      invitedAt: invitations.invitedAt,
    })
    .from(invitations)
    .innerJoin(researches, eq(researches.id, invitations.researchId))
    .where(eq(invitations.memberId, memberId))
    .orderBy(desc(invitations.invitedAt))
    .limit(200)
}

export async function updateMember(
  db: Db,
  id: number,
  change: Partial<MemberRow>,
): Promise<MemberRow | undefined> {
  const [row] = await db.update(panelMembers).set(change).where(eq(panelMembers.id, id)).returning()
  return row
}

export async function countSuppressed(db: Db) {
  const [members] = await db
    .select({
      left: sql<number>`count(*) filter (where ${panelMembers.state} = 'LEFT')::int`,
      paused: sql<number>`count(*) filter (where ${panelMembers.state} = 'PAUSED')::int`,
      undeliverable: sql<number>`count(*) filter (where ${panelMembers.undeliverableAt} is not null)::int`,
    })
    .from(panelMembers)
  const [forgotten] = await db.select({ count: count() }).from(forgottenAddresses)
  return {
    ...(members ?? { left: 0, paused: 0, undeliverable: 0 }),
    forgotten: forgotten?.count ?? 0,
  }
}

export async function updateMembers(
  db: Db,
  ids: number[],
  change: Partial<MemberRow>,
): Promise<void> {
  await db
    .update(panelMembers)
    .set(change)
    .where(sql`${panelMembers.id} = any(${sql.param(ids)}::bigint[])`)
}

/** Members who left before the given day and have no upcoming interview. */
export async function listLeaversBefore(db: Db, day: Date) {
  const expected = db
    .select({ one: sql`1` })
    .from(invitations)
    .innerJoin(interviews, eq(interviews.invitationId, invitations.id))
    .where(
      and(eq(invitations.memberId, panelMembers.id), inArray(interviews.status, OPEN_INTERVIEWS)),
    )
  return db
    .select({
      id: panelMembers.id,
      email: panelMembers.email,
      provisional: panelMembers.provisional,
    })
    .from(panelMembers)
    .where(and(eq(panelMembers.state, 'LEFT'), lt(panelMembers.leftAt, day), notExists(expected)))
    .limit(MOST_PURGED)
}

/**
 * Deletes sign-up forms and imports that weren't confirmed by the given day, then pending members
 * without any sign-up left. Keeps imports that made someone a member, because they prove consent.
 * Returns the deleted members.
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
      and(
        eq(panelMembers.state, 'PENDING'),
        not(panelMembers.provisional),
        lt(panelMembers.joinedAt, day),
        notExists(waiting),
      ),
    )
    .returning({ id: panelMembers.id, email: panelMembers.email })
}
