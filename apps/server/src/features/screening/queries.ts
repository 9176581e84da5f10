import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { putTogetherOnce } from '#db/put-together-once.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { participantInterviewStatusSql } from '#features/participation/rules.ts'

/** A person's place in a study, and how the study stands. */
const place = {
  id: invitations.id,
  researchId: invitations.researchId,
  status: invitations.status,
  result: invitations.result,
  expiresAt: distributions.expiresAt,
  memberState: panelMembers.state,
  projectStatus: researches.status,
  isWithdrawn: sql<boolean>`${researches.deletedAt} is not null`,
  interviewStatus: participantInterviewStatusSql,
}

const placeWhere = (name: string, condition: SQL) =>
  putTogetherOnce((db) =>
    db
      .select(place)
      .from(invitations)
      .innerJoin(distributions, eq(distributions.id, invitations.distributionId))
      .innerJoin(researches, eq(researches.id, invitations.researchId))
      .leftJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
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
