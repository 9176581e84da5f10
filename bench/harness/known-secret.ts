import { createHmac } from 'node:crypto'
import { openSecret } from '../../apps/server/src/adapters/secret.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { SECRET } from './product.ts'

/** Derives the product's key for each purpose, from the secret that the benchmark gave it. */
export const secretFor = openSecret(readConfig({ SECRET }))

const HOURS = 48

/**
 * The token that `auth/login/by-screener-hash` would return. Making it here saves thousands of
 * calls.
 */
export function respondentToken(invitationId: number): string {
  const until = Math.floor(Date.now() / 1000) + HOURS * 3600
  const claim = `r.${invitationId}.${until}`
  const signature = createHmac('sha256', secretFor('respondent token')).update(claim)
  return `${claim}.${signature.digest('base64url')}`
}
