import { createHmac } from 'node:crypto'
import { openSecret } from '../../apps/server/src/adapters/secret.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { SECRET } from './product.ts'

/** The product's keys for each purpose. We can derive them because the benchmark set its secret. */
export const secretFor = openSecret(readConfig({ SECRET }))

const HOURS = 48

/**
 * The token that `auth/login/by-screener-hash` would return. Saves making thousands of calls first.
 */
export function respondentToken(invitationId: number): string {
  const until = Math.floor(Date.now() / 1000) + HOURS * 3600
  const claim = `r.${invitationId}.${until}`
  const signature = createHmac('sha256', secretFor('respondent token')).update(claim)
  return `${claim}.${signature.digest('base64url')}`
}
