import type { Db } from '#db/open.ts'
import { listCapturesOf, listThemes } from './evidence-queries.ts'
import { listAssumptions } from './queries.ts'

export async function roomFindings(
  db: Db,
  userId: number,
  { id, researchId }: { id: number; researchId: number },
) {
  return {
    assumptions: await listAssumptions(db, researchId),
    evidence: await listCapturesOf(db, userId, id),
    themes: await listThemes(db, researchId),
  }
}
