import type { SignedIn } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { ownResearch } from '#features/project/service.ts'
import { numberCandidates } from './list-candidates.ts'
import * as queries from './standby-queries.ts'

/** Researchers don't see names until people book, so this returns candidate numbers instead. */
export async function listStandbys(deps: Deps, actor: SignedIn, researchId: number) {
  await ownResearch(deps.db, actor, researchId)
  const { wanted, people } = await standbysOf(deps, researchId)
  return {
    wanted,
    people: people.map(({ number, since, times, offer }) => ({ number, since, times, offer })),
  }
}

export async function listStandbysForAdmin(deps: Deps, distributionId: number) {
  const researchId = await queries.findResearchId(deps.db, distributionId)
  must(researchId, 'NOT_FOUND')
  return standbysOf(deps, researchId)
}

async function standbysOf(deps: Deps, researchId: number) {
  const { wanted, waiting } = await queries.findWanted(deps.db, researchId)
  if (waiting.length > 0) await numberCandidates(deps, researchId)
  return { wanted, people: await queries.listStandbys(deps.db, researchId, deps.now()) }
}
