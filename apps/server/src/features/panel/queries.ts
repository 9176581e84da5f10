import type { Member } from '@wattle/contract/panel'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { insertMany } from '#db/insert-many.ts'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { forgottenAddresses, panelJoinings, panelMembers } from '#db/schema/panel.ts'
import { users } from '#db/schema/users.ts'

export type MemberRow = typeof panelMembers.$inferSelect

export type JoiningRow = typeof panelJoinings.$inferSelect

type NewMember = typeof panelMembers.$inferInsert

type NewJoining = typeof panelJoinings.$inferInsert

const MOST_STUDIES = 200

/** The member with that address, made if there is none. Of two at once both get the same one. */
export async function findOrInsertMember(db: Db, member: NewMember): Promise<MemberRow> {
  const [inserted] = await db.insert(panelMembers).values(member).onConflictDoNothing().returning()
  if (inserted) return inserted
  const [known] = await db
    .select()
    .from(panelMembers)
    .where(eq(sql`lower(${panelMembers.email})`, sql`lower(${member.email})`))
  if (!known) throw new Error('a member is neither new nor known')
  return known
}

/** Those that are new, as they are now. */
export async function insertNewMembers(db: Db, members: NewMember[]) {
  const ids = await insertMany(db, panelMembers, members, { skipKnown: true })
  return db
    .select({ id: panelMembers.id, email: panelMembers.email })
    .from(panelMembers)
    .where(sql`${panelMembers.id} = any(${sql.param(ids)}::bigint[])`)
}

export const insertJoinings = (db: Db, joinings: NewJoining[]) =>
  insertMany(db, panelJoinings, joinings)

/** Those of these addresses, in lower case, that are on the panel. */
export async function listKnownAddresses(db: Db, addresses: string[]): Promise<string[]> {
  const address = sql<string>`lower(${panelMembers.email})`
  const rows = await db
    .select({ address })
    .from(panelMembers)
    .where(sql`${address} = any(${sql.param(addresses)}::text[])`)
  return rows.map((row) => row.address)
}

export async function insertJoining(db: Db, joining: NewJoining): Promise<JoiningRow> {
  const [row] = await db.insert(panelJoinings).values(joining).returning()
  if (!row) throw new Error('the joining was not inserted')
  return row
}

export async function findMemberByKey(db: Db, keyHash: Buffer): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(panelMembers).where(eq(panelMembers.keyHash, keyHash))
  return row
}

export async function findMember(db: Db, id: number): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(panelMembers).where(eq(panelMembers.id, id))
  return row
}

/** Waits for everyone else who is changing this member. */
export async function lockMember(db: Db, id: number): Promise<void> {
  await db
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .where(eq(panelMembers.id, id))
    .for('update')
}

export async function findJoiningByKey(db: Db, keyHash: Buffer): Promise<JoiningRow | undefined> {
  const [row] = await db.select().from(panelJoinings).where(eq(panelJoinings.keyHash, keyHash))
  return row
}

export async function findNewestUnconfirmed(
  db: Db,
  memberId: number,
): Promise<JoiningRow | undefined> {
  const [row] = await db
    .select()
    .from(panelJoinings)
    .where(and(eq(panelJoinings.memberId, memberId), isNull(panelJoinings.confirmedAt)))
    .orderBy(desc(panelJoinings.id))
    .limit(1)
  return row
}

/** With the name of the admin who imported them, if they were imported. Newest first. */
export async function listJoinings(db: Db, memberId: number) {
  const importer = sql<
    string | null
  >`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`
  return db
    .select({ joining: panelJoinings, importedBy: importer })
    .from(panelJoinings)
    .leftJoin(users, eq(users.id, panelJoinings.importedBy))
    .where(eq(panelJoinings.memberId, memberId))
    .orderBy(desc(panelJoinings.id))
    .limit(100)
}

type Confirmation = Partial<
  Pick<JoiningRow, 'confirmedAt' | 'agreedAt' | 'policyVersion' | 'policyHash'>
>

export async function updateJoining(db: Db, id: number, change: Confirmation): Promise<void> {
  await db.update(panelJoinings).set(change).where(eq(panelJoinings.id, id))
}

export type MemberChange = Partial<
  Pick<NewMember, 'name' | 'phone' | 'postcode' | 'state' | 'undeliverableAt'>
>

export async function updateMember(
  db: Db,
  id: number,
  change: MemberChange,
  updatedAt: Date,
): Promise<void> {
  await db
    .update(panelMembers)
    .set({ ...change, updatedAt })
    .where(eq(panelMembers.id, id))
}

type StudyInterview = Member['studies'][number]['interviews'][number]

/** All that somebody was invited to, the newest first, and how their interviews in it stand. */
export async function listStudies(db: Db, memberId: number) {
  const rows = await db
    .select({
      invitationId: invitations.id,
      title: distributions.studyTitle,
      invitedAt: invitations.invitedAt,
      interviews: sql<{ start: string; end: string; state: StudyInterview['state'] }[]>`(
        select coalesce(json_agg(json_build_object(
          'start', v.start_time, 'end', v.end_time, 'state', case v.status
            when 'CONDUCTED' then 'HELD' when 'NO_SHOW' then 'MISSED'
            when 'CANCELLED' then 'CANCELLED' else 'BOOKED' end
        ) order by v.start_time), '[]')
        from interviews v where v.invitation_id = ${invitations.id}
      )`,
    })
    .from(invitations)
    .innerJoin(distributions, eq(distributions.id, invitations.distributionId))
    .where(eq(invitations.memberId, memberId))
    .orderBy(desc(invitations.invitedAt), desc(invitations.id))
    .limit(MOST_STUDIES)
  return rows.map(({ interviews, ...study }) => ({
    ...study,
    interviews: interviews.map(({ start, end, state }): StudyInterview => {
      return { startTime: new Date(start), endTime: new Date(end), state }
    }),
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

/** Those of these hashes that belong to people who asked to be forgotten. */
export async function listForgotten(db: Db, addressHashes: Buffer[]): Promise<Buffer[]> {
  const rows = await db
    .select({ addressHash: forgottenAddresses.addressHash })
    .from(forgottenAddresses)
    .where(sql`${forgottenAddresses.addressHash} = any(${sql.param(addressHashes)}::bytea[])`)
  return rows.map(({ addressHash }) => addressHash)
}
