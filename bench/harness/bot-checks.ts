import { pbkdf2Sync } from 'node:crypto'
import { altchaCheck } from '../../apps/server/src/adapters/bot-check/altcha.ts'
import { openSecret } from '../../apps/server/src/adapters/secret.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { FORM_ACTION } from '../../packages/contract/src/enquiry.ts'
import { SECRET } from './product.ts'

/**
 * The product only verifies the signature, so verifying an easy check costs as much as verifying a
 * hard one.
 */
const HARDLY_ANY = { cost: 1, minCounter: 0, maxCounter: 0 }

type Parameters = { nonce: string; salt: string; cost: number; keyLength: number }

/** Makes solved bot checks that the product accepts: easy ones, signed with its secret. */
export function openBotChecks(): () => Promise<string> {
  const secret = openSecret(readConfig({ SECRET }))
  const check = altchaCheck({
    challengeSecret: secret('bot-check challenge'),
    keySecret: secret('bot-check key'),
    now: () => new Date(),
    effort: HARDLY_ANY,
  })
  return async () => {
    const challenge = await check.challenge(FORM_ACTION)
    if (!challenge) throw new Error('the bot check returned no challenge')
    const solution = { counter: 0, derivedKey: keyOf(challenge.parameters as Parameters) }
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }
}

/** Derives the key for counter zero, the solution that a browser would find. */
function keyOf({ nonce, salt, cost, keyLength }: Parameters): string {
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)])
  return pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex')
}
