import { isDeepStrictEqual } from 'node:util'
import type { Filter } from '@wattle/contract/filter'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { admitFilter } from '#features/panel/audience.ts'
import type { DistributionRow } from './queries.ts'

/** A filter without conditions matches everyone, so we store it as null. */
export const normalAudience = <F extends { audience?: Filter | null | undefined }>(form: F): F =>
  form.audience?.all.length === 0 ? { ...form, audience: null } : form

/**
 * Checks the filter before it's stored. If the filter has changed, records that and any use of
 * sensitive answers in the audit log.
 */
export async function checkAudience(
  deps: Deps,
  tx: Db,
  before: Pick<DistributionRow, 'id' | 'audience'>,
  audience: Filter | null = null,
  by?: AdminActor,
): Promise<Filter | null> {
  if (isDeepStrictEqual(audience, before.audience)) return audience
  if (audience) await admitFilter(deps, tx, audience, 'AUDIENCE', by)
  await recordAdminAction(deps, tx, by, 'AUDIENCE_CHANGED', {
    distribution: String(before.id),
    conditions: String(audience?.all.length ?? 0),
  })
  return audience
}
