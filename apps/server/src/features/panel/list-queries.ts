import type { MemberNote, PanelList } from '@wattle/contract/panel-lists'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { clients } from '#db/schema/clients.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { memberNotes, panelListMembers, panelLists } from '#db/schema/panel-lists.ts'
import { users } from '#db/schema/users.ts'

const selectLists = (db: Db) =>
  db
    .select({
      id: panelLists.id,
      name: panelLists.name,
      clientId: panelLists.clientId,
      clientName: clients.name,
      members: sql<number>`(
        select count(*)::int from panel_list_members where panel_list_members.list_id = panel_lists.id
      )`,
      createdAt: panelLists.createdAt,
    })
    .from(panelLists)
    .leftJoin(clients, eq(clients.id, panelLists.clientId))

export const listLists = (db: Db): Promise<PanelList[]> =>
  selectLists(db)
    .orderBy(asc(sql`lower(${panelLists.name})`))
    .limit(1000)

export async function findList(db: Db, id: number): Promise<PanelList | undefined> {
  const [row] = await selectLists(db).where(eq(panelLists.id, id))
  return row
}

/** Adds a list. Undefined if there's already one with this name. */
export async function insertList(
  db: Db,
  list: typeof panelLists.$inferInsert,
): Promise<number | undefined> {
  const [row] = await db
    .insert(panelLists)
    .values(list)
    .onConflictDoNothing()
    .returning({ id: panelLists.id })
  return row?.id
}

export async function hasListNamed(db: Db, name: string, exceptId: number): Promise<boolean> {
  const rows = await db
    .select({ id: panelLists.id })
    .from(panelLists)
    .where(sql`lower(${panelLists.name}) = lower(${name}) and ${panelLists.id} <> ${exceptId}`)
  return rows.length > 0
}

export async function updateList(
  db: Db,
  id: number,
  change: { name: string; clientId: number | null },
): Promise<void> {
  await db.update(panelLists).set(change).where(eq(panelLists.id, id))
}

export async function hasClient(db: Db, id: number): Promise<boolean> {
  const rows = await db.select({ id: clients.id }).from(clients).where(eq(clients.id, id))
  return rows.length > 0
}

export const listListsOf = preparedQuery<{ memberId: number }, { id: number; name: string }>(
  'lists of member',
  () => sql`
    select panel_lists.id, panel_lists.name
    from panel_list_members join panel_lists on panel_lists.id = panel_list_members.list_id
    where panel_list_members.member_id = ${sql.placeholder('memberId')}
    order by panel_lists.name limit 200`,
)

/** Adds members to a list, except those who have been deleted in the meantime. */
export async function addToList(
  db: Db,
  listId: number,
  memberIds: number[],
  at: Date,
): Promise<void> {
  await db.execute(sql`
    insert into ${panelListMembers} (list_id, member_id, added_at)
    select ${listId}, id, ${at.toISOString()}::timestamptz from panel_members
    where id = any(${sql.param(memberIds)}::bigint[])
    order by id for key share
    on conflict do nothing`)
}

export async function removeFromList(db: Db, listId: number, memberIds: number[]): Promise<void> {
  await db
    .delete(panelListMembers)
    .where(
      and(
        eq(panelListMembers.listId, listId),
        sql`${panelListMembers.memberId} = any(${sql.param(memberIds)}::bigint[])`,
      ),
    )
}

type Flag = (typeof panelMembers.$inferSelect)['flag']

export async function flagMembers(db: Db, ids: number[], flag: Flag, at: Date): Promise<void> {
  await db
    .update(panelMembers)
    .set({ flag, flagReason: '', updatedAt: at })
    .where(
      sql`${panelMembers.id} = any(${sql.param(ids)}::bigint[]) and ${panelMembers.flag} <> ${flag}`,
    )
}

/** The addresses of the given members who have an invitation or reminder that hasn't been sent. */
export async function listWithQueuedEmails(db: Db, ids: number[]): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    select distinct panel_members.email from panel_members
      join outbox_mails on outbox_mails.member_id = panel_members.id
    where panel_members.id = any(${sql.param(ids)}::bigint[])
      and outbox_mails.campaign_id is not null and outbox_mails.state <> 'SENT'
    order by 1`)
  return rows.map(({ email }) => email)
}

export async function listKnownIds(db: Db, ids: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: panelMembers.id })
    .from(panelMembers)
    .where(sql`${panelMembers.id} = any(${sql.param(ids)}::bigint[])`)
  return rows.map(({ id }) => id)
}

const author = sql<string | null>`nullif(trim(${users.firstName} || ' ' || ${users.lastName}), '')`

const selectNotes = (db: Db) =>
  db
    .select({
      id: memberNotes.id,
      text: memberNotes.text,
      pinned: memberNotes.pinned,
      author,
      at: memberNotes.at,
    })
    .from(memberNotes)
    .leftJoin(users, eq(users.id, memberNotes.authorId))

/** Pinned notes come first. Within each group, the newest come first. */
export const listNotes = (db: Db, memberId: number): Promise<MemberNote[]> =>
  selectNotes(db)
    .where(eq(memberNotes.memberId, memberId))
    .orderBy(desc(memberNotes.pinned), desc(memberNotes.id))
    .limit(500)

export async function insertNote(
  db: Db,
  note: typeof memberNotes.$inferInsert,
): Promise<MemberNote | undefined> {
  const [row] = await db.insert(memberNotes).values(note).returning({ id: memberNotes.id })
  const [inserted] = await selectNotes(db).where(eq(memberNotes.id, row?.id ?? 0))
  return inserted
}

export async function deleteNote(db: Db, memberId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(memberNotes)
    .where(and(eq(memberNotes.memberId, memberId), eq(memberNotes.id, id)))
    .returning({ id: memberNotes.id })
  return deleted.length > 0
}
