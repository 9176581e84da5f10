import { lt } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { auditEvents } from '#db/schema/audit.ts'

export type NewAuditEvent = typeof auditEvents.$inferInsert

export async function insertAuditEvent(db: Db, event: NewAuditEvent): Promise<void> {
  await db.insert(auditEvents).values(event)
}

export async function deleteAuditEventsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(auditEvents).where(lt(auditEvents.at, moment))
}
