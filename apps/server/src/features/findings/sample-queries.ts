import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { interviews } from '#db/schema/interviews.ts'
import { researches } from '#db/schema/researches.ts'

/** A run completes this many samples at most. The next run does the rest. */
const MOST = 200

/** Samples that have interviews but no findings yet, either from us or from their owner. */
export async function listBareSamples(db: Db): Promise<{ id: number; ownerId: number }[]> {
  return db
    .select({ id: researches.id, ownerId: researches.ownerId })
    .from(researches)
    .where(
      and(
        eq(researches.isSample, true),
        eq(researches.assumptionsVersion, 0),
        sql`researches.deleted_at is null and researches.status <> 'COMPLETED'
          and exists (select from sample_people where sample_people.research_id = researches.id)
          and not exists (select from evidence where evidence.research_id = researches.id)
          and not exists (select from verdicts where verdicts.research_id = researches.id)
          and not exists (select from reports where reports.research_id = researches.id)`,
      ),
    )
    .orderBy(asc(researches.id))
    .limit(MOST)
}

/** The sample's interviews, in the same order as its people. */
export function listSampleInterviews(db: Db, researchId: number) {
  return db
    .select({ id: interviews.id, endTime: interviews.endTime, notes: interviews.notes })
    .from(interviews)
    .where(and(eq(interviews.researchId, researchId), sql`interviews.sample_person_id is not null`))
    .orderBy(asc(interviews.samplePersonId))
}
