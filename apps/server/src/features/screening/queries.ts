import type { InterviewStatus } from '@wattle/contract/interview'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { putTogetherOnce } from '#db/put-together-once.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { researches } from '#db/schema/researches.ts'

/** A person's place in a study, and how the study stands. */
const place = {
  id: invitations.id,
  researchId: invitations.researchId,
  status: invitations.status,
  result: invitations.result,
  expiresAt: distributions.expiresAt,
  /** Or so long over that nobody is named any more. */
  isForgotten: sql<boolean>`${invitations.memberId} is null`,
  hasLeft: sql<boolean>`exists (
    select from panel_members m where m.id = ${invitations.memberId} and m.state = 'LEFT'
  )`,
  isWithdrawn: sql<boolean>`${researches.deletedAt} is not null`,
  isFinished: sql<boolean>`${researches.status} = 'COMPLETED'`,
  /** How their last interview stands. One that was missed is as none once the office asked them anew. */
  interviewStatus: sql<InterviewStatus | null>`(
    select case
      when v.status = 'NO_SHOW' and ${invitations.schedulingMailedAt} >= v.start_time then null
      else v.status end
    from interviews v
    where v.invitation_id = ${invitations.id} and v.status <> 'CANCELLED'
    order by v.start_time desc limit 1
  )`,
}

const placeWhere = (name: string, condition: SQL) =>
  putTogetherOnce((db) =>
    db
      .select(place)
      .from(invitations)
      .innerJoin(distributions, eq(distributions.id, invitations.distributionId))
      .innerJoin(researches, eq(researches.id, invitations.researchId))
      .where(condition)
      .prepare(name),
  )

const placeByKey = placeWhere('place by key', eq(invitations.keyHash, sql.placeholder('keyHash')))
const placeById = placeWhere('place by id', eq(invitations.id, sql.placeholder('id')))

export type Place = Awaited<ReturnType<ReturnType<typeof placeById>['execute']>>[number]

export async function findPlaceByKey(db: Db, keyHash: Buffer): Promise<Place | undefined> {
  const [row] = await placeByKey(db).execute({ keyHash })
  return row
}

export async function findPlace(db: Db, id: number): Promise<Place | undefined> {
  const [row] = await placeById(db).execute({ id })
  return row
}
