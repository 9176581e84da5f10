import { and, asc, count, desc, eq, ilike, lt, or, sql } from 'drizzle-orm'
import { contains } from '#db/contains.ts'
import type { Db } from '#db/open.ts'
import { preparedQuery } from '#db/prepared-query.ts'
import { enquiries } from '#db/schema/enquiries.ts'

type NewEnquiry = Required<Omit<typeof enquiries.$inferInsert, 'id' | 'status' | 'notes'>>

const insert = preparedQuery<NewEnquiry, { id: number }>(
  'insert enquiry',
  () => sql`
    insert into enquiries (type, name, email, message, subject, is_verified, created_at)
    values (${sql.placeholder('type')}, ${sql.placeholder('name')}, ${sql.placeholder('email')},
      ${sql.placeholder('message')}, ${sql.placeholder('subject')},
      ${sql.placeholder('isVerified')}, ${sql.placeholder('createdAt')})
    returning id`,
)

export async function insertEnquiry(db: Db, enquiry: NewEnquiry): Promise<number> {
  const [row] = await insert(db, enquiry)
  if (!row) throw new Error('the enquiry was not inserted')
  return row.id
}

type EnquiryRow = typeof enquiries.$inferSelect
type EnquiryFilter = {
  search: string
  status: string | undefined
  type: string | undefined
  isVerified: boolean | undefined
  oldestFirst: boolean
  offset: number
  limit: number
}

export async function listEnquiries(db: Db, filter: EnquiryFilter) {
  const { search, status, type, isVerified, oldestFirst, offset, limit } = filter
  const text = contains(search)
  const where = and(
    status ? sql`${enquiries.status} = ${status}` : undefined,
    type ? sql`${enquiries.type} = ${type}` : undefined,
    isVerified === undefined ? undefined : eq(enquiries.isVerified, isVerified),
    search
      ? or(
          ilike(enquiries.name, text),
          ilike(enquiries.email, text),
          ilike(enquiries.message, text),
        )
      : undefined,
  )
  const direction = oldestFirst ? asc : desc
  const rows = await db
    .select()
    .from(enquiries)
    .where(where)
    .orderBy(direction(enquiries.createdAt), direction(enquiries.id))
    .offset(offset)
    .limit(limit)
  const [total] = await db.select({ count: count() }).from(enquiries).where(where)
  return { rows, total: total?.count ?? 0 }
}

export async function findEnquiry(db: Db, id: number): Promise<EnquiryRow | undefined> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id))
  return row
}

export async function lockEnquiry(db: Db, id: number): Promise<EnquiryRow | undefined> {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id)).for('update')
  return row
}

export async function updateEnquiry(
  db: Db,
  id: number,
  change: Partial<Pick<EnquiryRow, 'status' | 'notes'>>,
): Promise<EnquiryRow | undefined> {
  const [row] = await db.update(enquiries).set(change).where(eq(enquiries.id, id)).returning()
  return row
}

export async function deleteDoneEnquiriesBefore(db: Db, day: Date): Promise<void> {
  await db.delete(enquiries).where(and(eq(enquiries.status, 'DONE'), lt(enquiries.createdAt, day)))
}
