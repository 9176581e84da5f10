import { STAGES, type StudyProgress } from '@wattle/contract/progress'
import type { SignedIn } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { ownResearch } from '#features/project/service.ts'
import * as queries from './progress-queries.ts'

/** How many people reached each stage of the researcher's own project. */
export async function getProgress(
  { db }: Deps,
  actor: SignedIn,
  researchId: number,
): Promise<StudyProgress> {
  await ownResearch(db, actor, researchId)
  const launch = await queries.findLaunch(db, researchId)
  must(launch, 'NOT_FOUND')
  const { id, ...dates } = launch
  const reached = await queries.listStages(db, id)
  const nobody = { people: 0, firstAt: null, lastAt: null }
  return {
    ...dates,
    stages: STAGES.map(
      (stage) => reached.find((row) => row.stage === stage) ?? { stage, ...nobody },
    ),
  }
}
