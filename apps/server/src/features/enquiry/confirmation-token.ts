import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PassedCheck } from '#adapters/bot-check/bot-check.ts'
import type { Deps } from '#deps.ts'

const PURPOSE = 'form confirmation'

/** No person can read through a form faster than this. */
const MIN_AGE_MS = 2_000
/** How long a token is valid. That's longer than the rate limit ever makes people wait. */
export const CONFIRMATION_MINUTES = 90
const MAX_AGE_MS = CONFIRMATION_MINUTES * 60_000

/**
 * The token for the "Send it" button. It signs the form's content, so it's only valid for that
 * content.
 */
export function confirmationToken(deps: Deps, content: string): string {
  const claim = `${deps.now().getTime()}.${deps.randomBytes(16).toString('base64url')}`
  return `${claim}.${signature(deps, claim, content)}`
}

export type Confirmation =
  | { verdict: 'FORGED' | 'EARLY' | 'EXPIRED' }
  /** We store `check` with the submission, so the token works only once. */
  | { verdict: 'VALID'; check: PassedCheck }

export function readConfirmation(deps: Deps, token: string, content: string): Confirmation {
  const [, claim = '', issued = '', nonce = '', sent = ''] =
    /^((\d{1,15})\.([\w-]{22}))\.([\w-]{43})$/.exec(token) ?? []
  const expected = Buffer.from(signature(deps, claim, content))
  if (!timingSafeEqual(expected, Buffer.from(sent.padEnd(43)))) return { verdict: 'FORGED' }
  const age = deps.now().getTime() - Number(issued)
  // A token from the future means that the clock was set back. Treat it as expired, so people get a
  // new one right away.
  if (age < 0 || age > MAX_AGE_MS) return { verdict: 'EXPIRED' }
  if (age < MIN_AGE_MS) return { verdict: 'EARLY' }
  const expiresAt = new Date(Number(issued) + MAX_AGE_MS)
  return { verdict: 'VALID', check: { key: `form:${nonce}`, expiresAt } }
}

const signature = (deps: Deps, claim: string, content: string) =>
  createHmac('sha256', deps.secret(PURPOSE)).update(`${claim}\n${content}`).digest('base64url')
