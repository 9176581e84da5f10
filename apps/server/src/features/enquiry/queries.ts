import type { Db } from '#db/open.ts'
import { enquiries } from '#db/schema/enquiries.ts'

export async function insertEnquiry(
  db: Db,
  enquiry: typeof enquiries.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(enquiries).values(enquiry).returning({ id: enquiries.id })
  if (!row) throw new Error('the enquiry was not inserted')
  return row.id
}
