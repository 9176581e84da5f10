import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { lockProject } from '#features/project/service.ts'
import * as candidateQueries from './candidate-queries.ts'

/** With numbers for those who finished since someone last asked. */
export async function numberedCandidates({ db }: Deps, researchId: number) {
  if (await candidateQueries.hasUnnumbered(db, researchId))
    await db.transaction((tx) => giveNumbers(tx, researchId))
  return candidateQueries.listCandidates(db, researchId)
}

async function giveNumbers(tx: Db, researchId: number): Promise<void> {
  await lockProject(tx, researchId)
  await candidateQueries.numberCandidates(tx, researchId)
}
