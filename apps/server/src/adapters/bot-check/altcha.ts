import type { BotCheckAction } from '@wattle/contract/site'
import {
  type Challenge as AltchaChallenge,
  createChallenge,
  randomInt,
  type Solution,
  verifySolution,
} from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { BotCheck } from './bot-check.ts'

const LIFETIME_MS = 10 * 60_000

type Effort = { cost: number; minCounter: number; maxCounter: number }

/** `rounds` is how many guesses a browser needs on average. Each takes about a millisecond. */
export const effortOf = (rounds: number): Effort => ({
  cost: 5000,
  minCounter: Math.ceil((rounds * 2) / 3),
  maxCounter: Math.ceil((rounds * 4) / 3),
})

type Options = {
  challengeSecret: string
  keySecret: string
  now: () => Date
  effort: Effort
}

const Token = z.object({
  challenge: z.object({
    // We store the expiry in our own signed data, because the library would check it against the
    // system clock instead of `now`.
    parameters: z.looseObject({ data: z.object({ action: z.string(), expires: z.number() }) }),
    signature: z.string().min(1).max(500),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string().max(500) }),
})

/**
 * A self-hosted proof of work: the server picks a secret counter and signs a challenge, the browser
 * finds the counter by trial and error, and the server checks it.
 */
export function altchaCheck({ challengeSecret, keySecret, now, effort }: Options): BotCheck {
  const secrets = { hmacSignatureSecret: challengeSecret, hmacKeySignatureSecret: keySecret }
  return {
    provider: 'altcha',
    async challenge(action: BotCheckAction) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: effort.cost,
        // The server picks the counter itself, so it only derives one key per challenge.
        counter: randomInt(effort.maxCounter, effort.minCounter),
        deriveKey,
        data: { action, expires: now().getTime() + LIFETIME_MS },
        ...secrets,
      })
      return { parameters: { ...challenge.parameters }, signature: challenge.signature ?? '' }
    },
    async verify(token, action) {
      const payload = Token.safeParse(decode(token)).data
      if (!payload) return undefined
      const { parameters, signature } = payload.challenge
      const { expires } = parameters.data
      if (parameters.data.action !== action || expires < now().getTime()) return undefined
      const result = await verifySolution({
        challenge: payload.challenge as unknown as AltchaChallenge,
        solution: payload.solution as unknown as Solution,
        deriveKey,
        ...secrets,
      }).catch(() => undefined)
      return result?.verified
        ? { key: `altcha:${signature}`, expiresAt: new Date(expires) }
        : undefined
    },
  }
}

function decode(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
