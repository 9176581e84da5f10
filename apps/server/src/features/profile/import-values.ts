import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { importedConsentId, type SensitiveConsent } from '#features/participation/import-consent.ts'
import { type ImportedValue, upsertImported } from './import-queries.ts'

export type NewValue = Omit<ImportedValue, 'consentTextId'> & { isSensitive: boolean }

/** Stores imported answers. The caller has locked the members. */
export async function saveImported(
  { now }: Deps,
  tx: Db,
  values: NewValue[],
  consent: SensitiveConsent | undefined,
): Promise<void> {
  const needsConsent = consent !== undefined && values.some(({ isSensitive }) => isSensitive)
  const textId = needsConsent ? await importedConsentId(tx, consent, now()) : null
  const rows = values.map(({ isSensitive, ...value }) => ({
    ...value,
    consentTextId: isSensitive ? textId : null,
  }))
  await upsertImported(tx, rows, now())
}
