import { createHmac } from 'node:crypto'
import { openSecret } from '../../apps/server/src/adapters/secret.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { SECRET } from './product.ts'

/** Keys for each purpose, as the product derives them: the benchmark gave it its secret. */
export const secretFor = openSecret(readConfig({ SECRET }))

const HOURS = 48

/** As `auth/login/by-screener-hash` would answer, without asking for thousands of them first. */
export function respondentToken(invitationId: number): string {
  const until = Math.floor(Date.now() / 1000) + HOURS * 3600
  const claim = `r.${invitationId}.${until}`
  const signature = createHmac('sha256', secretFor('respondent token')).update(claim)
  return `${claim}.${signature.digest('base64url')}`
}
