import type { Client } from '@wattle/contract/client'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { clients } from '#db/schema/clients.ts'
import { researches } from '#db/schema/researches.ts'

const selectClients = (db: Db) =>
  db
    .select({
      id: clients.id,
      name: clients.name,
      projects: sql<number>`(
        select count(*)::int from researches
        where researches.client_id = clients.id and researches.deleted_at is null
      )`,
      createdAt: clients.createdAt,
    })
    .from(clients)

export const listClients = (db: Db): Promise<Client[]> =>
  selectClients(db)
    .orderBy(asc(sql`lower(${clients.name})`))
    .limit(1000)

export async function findClient(db: Db, id: number): Promise<Client | undefined> {
  const [row] = await selectClients(db).where(eq(clients.id, id))
  return row
}

/** Adds a client. Undefined if there's already one with this name. */
export async function insertClient(
  db: Db,
  client: typeof clients.$inferInsert,
): Promise<number | undefined> {
  const [row] = await db
    .insert(clients)
    .values(client)
    .onConflictDoNothing()
    .returning({ id: clients.id })
  return row?.id
}

export async function hasClientNamed(db: Db, name: string, exceptId: number): Promise<boolean> {
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .where(sql`lower(${clients.name}) = lower(${name}) and ${clients.id} <> ${exceptId}`)
  return rows.length > 0
}

export async function renameClient(db: Db, id: number, name: string): Promise<void> {
  await db.update(clients).set({ name }).where(eq(clients.id, id))
}

export async function updateClientOf(
  db: Db,
  researchId: number,
  clientId: number | null,
): Promise<void> {
  await db.update(researches).set({ clientId }).where(eq(researches.id, researchId))
}
