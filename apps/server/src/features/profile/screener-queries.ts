import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { invitations } from '#db/schema/distributions.ts'

/** The member an invitation belongs to. Undefined once the member is deleted. */
export async function findInvitedMember(db: Db, invitationId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ memberId: invitations.memberId })
    .from(invitations)
    .where(eq(invitations.id, invitationId))
  return row?.memberId ?? undefined
}

type LinkedAnswer = { fieldId: number; chosen: number[] }

/**
 * The profile options behind a participant's answers to linked questions. Leaves out a question if
 * they chose an option without a profile option. If two questions are about the same field, the
 * first one counts.
 */
export async function findLinkedAnswers(db: Db, invitationId: number): Promise<LinkedAnswer[]> {
  const { rows } = await db.execute<LinkedAnswer>(sql`
    select distinct on (q.profile_field_id) q.profile_field_id::float8 as "fieldId",
      json_agg(o.profile_option_id order by o.id) as chosen
    from invitations
      join screener_questions q on q.research_id = invitations.research_id
      join screener_options o on o.question_id = q.id and o.id = any(invitations.chosen_ids)
    where invitations.id = ${invitationId} and q.profile_field_id is not null
    group by q.id, q.profile_field_id, q.position
    having bool_and(o.profile_option_id is not null)
    order by q.profile_field_id, q.position`)
  return rows
}
