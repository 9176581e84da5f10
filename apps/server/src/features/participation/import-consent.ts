import { createHash } from 'node:crypto'
import type { Db } from '#db/open.ts'
import { ensureText } from './consent-queries.ts'

/** Where and when the imported members agreed to let us keep sensitive answers. */
export type SensitiveConsent = { source: string; on: string }

/**
 * Stores an import's consent as a consent text and returns its id, to save with the answers it
 * covers.
 */
export function importedConsentId(
  tx: Db,
  { source, on }: SensitiveConsent,
  at: Date,
): Promise<number> {
  const body = `Imported with our team’s word that the member agreed to share this.\n\nWhere: ${source}\nWhen: ${on}`
  const hash = createHash('sha256').update(body).digest('hex')
  const version = `import ${hash.slice(0, 12)}`
  return ensureText(tx, { kind: 'PROFILE', researchId: null, version, body, hash }, at)
}
