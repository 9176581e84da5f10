import type { EnquiryForm } from '@wattle/contract/enquiry'
import type { Db } from '#db/open.ts'
import { enquiries } from '#db/schema/enquiries.ts'

export type NewEnquiry = Omit<EnquiryForm, 'token' | 'email'> & { email: string; createdAt: Date }

export async function insertEnquiry(db: Db, enquiry: NewEnquiry): Promise<number> {
  const [row] = await db.insert(enquiries).values(enquiry).returning({ id: enquiries.id })
  if (!row) throw new Error('the enquiry was not inserted')
  return row.id
}
