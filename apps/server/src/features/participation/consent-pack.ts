import { signConsents } from '#adapters/consent-signature.ts'
import type { Deps } from '#deps.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { canonical } from './canonical-json.ts'
import { printConsents } from './print-consents.tsx'
import { readConsentPack } from './read-consent-pack.ts'

/**
 * The signed file that `npm run consent:verify` checks, and a printable copy if `isPrinted` is set.
 */
export async function exportConsentPack(
  deps: Deps,
  distributionId: number,
  { hasNames, isPrinted }: { hasNames: boolean; isPrinted: boolean },
  by: AdminActor,
) {
  const pack = await readConsentPack(deps, distributionId, hasNames)
  const signature = signConsents(deps, canonical(pack))
  await recordAdminAction(deps, deps.db, by, 'CONSENT_PACK_EXPORTED', {
    distribution: String(distributionId),
    people: String(pack.people.length),
    ...(hasNames && { names: 'true' }),
  })
  return {
    json: canonical({ ...pack, signature }),
    html: isPrinted ? printConsents(pack, signature) : null,
  }
}
