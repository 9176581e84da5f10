import type { AuditKind } from '@wattle/contract/audit'
import { and, asc, count, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import { cachedCount } from '#db/cached-count.ts'
import { contains } from '#db/contains.ts'
import { listTotal } from '#db/list-total.ts'
import type { Db } from '#db/open.ts'
import { auditEvents } from '#db/schema/audit.ts'
import { users } from '#db/schema/users.ts'

export type NewAuditEvent = typeof auditEvents.$inferInsert

export async function insertAuditEvent(db: Db, event: NewAuditEvent): Promise<void> {
  await db.insert(auditEvents).values(event)
}

export async function clearTriedAddress(db: Db, email: string): Promise<void> {
  await db
    .update(auditEvents)
    .set({ email: null })
    .where(eq(sql`lower(${auditEvents.email})`, sql`lower(${email})`))
}

export async function deleteAuditEventsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(auditEvents).where(lt(auditEvents.at, moment))
}

/**
 * The email address we show for an event. It comes from the account's row, so it disappears when
 * the account is deleted. Events without an account have the address that someone tried to sign in
 * with.
 */
const addressOf = sql<string | null>`coalesce(nullif(${users.email}, ''), ${auditEvents.email})`
const isOwn = eq(users.id, auditEvents.userId)

/**
 * Whether the email address we show for an event contains these words. It's written so that
 * PostgreSQL can use the indexes on `user_id` and `email`.
 */
const isAbout = (words: string) => sql`(
  audit_events.user_id = any (array(select id from users where email ilike ${words} and email <> ''))
  or audit_events.email ilike ${words} and not exists (
    select from users where users.id = audit_events.user_id and users.email <> ''
  )
)`

type AuditFilter = {
  kind: AuditKind | undefined
  search: string
  oldestFirst: boolean
  offset: number
  limit: number
}

export async function listAuditEvents(db: Db, filter: AuditFilter) {
  const { kind, search, oldestFirst, offset, limit } = filter
  const where = and(
    kind && eq(auditEvents.kind, kind),
    search ? isAbout(contains(search)) : undefined,
  )
  const direction = oldestFirst ? asc : desc
  const rows = await db
    .select({ ...getTableColumns(auditEvents), email: addressOf })
    .from(auditEvents)
    .leftJoin(users, isOwn)
    .where(where)
    .orderBy(direction(auditEvents.at), direction(auditEvents.id))
    .offset(offset)
    .limit(limit)
  const total = await listTotal(rows, filter, () =>
    cachedCount(db, `audit ${kind} ${search}`, () =>
      db.select({ count: count() }).from(auditEvents).where(where),
    ),
  )
  return { rows, total }
}
