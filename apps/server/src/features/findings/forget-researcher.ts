import { FORMER_RESEARCHER } from '@wattle/contract/audit'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { removeSignatures, revokeLinksOf } from './report-queries.ts'

/**
 * When a researcher deletes their account, revokes their report links and removes their name from
 * the reports, which our team may take over.
 */
export async function forgetResearcher({ now }: Deps, tx: Db, userId: number): Promise<void> {
  await revokeLinksOf(tx, userId, now())
  await removeSignatures(tx, userId, FORMER_RESEARCHER)
}
