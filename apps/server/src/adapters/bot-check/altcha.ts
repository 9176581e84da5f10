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
// About 0.3 s in a browser. The counter is known to the server, so that making a challenge costs one
// derivation, not hundreds.
const COST = 5000
const COUNTER = { min: 200, max: 400 }

type Options = { challengeSecret: string; keySecret: string; now: () => Date }

const Token = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      expiresAt: z.number(),
      data: z.looseObject({ action: z.string() }),
    }),
    signature: z.string().min(1).max(500),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(500) }).loose(),
})

/** The self-hosted proof of work. The browser finds the counter; the server signs and checks. */
export function altchaCheck({ challengeSecret, keySecret, now }: Options): BotCheck {
  const secrets = { hmacSignatureSecret: challengeSecret, hmacKeySignatureSecret: keySecret }
  return {
    provider: 'altcha',
    async challenge(action: BotCheckAction) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(COUNTER.max, COUNTER.min),
        deriveKey,
        expiresAt: new Date(now().getTime() + LIFETIME_MS),
        data: { action },
        ...secrets,
      })
      return { parameters: { ...challenge.parameters }, signature: challenge.signature ?? '' }
    },
    async verify(token, action) {
      const payload = Token.safeParse(decode(token)).data
      if (!payload) return undefined
      const { parameters, signature } = payload.challenge
      if (parameters.data.action !== action) return undefined
      if (parameters.expiresAt * 1000 < now().getTime()) return undefined
      const result = await verifySolution({
        challenge: payload.challenge as unknown as AltchaChallenge,
        solution: payload.solution as unknown as Solution,
        deriveKey,
        ...secrets,
      }).catch(() => undefined)
      return result?.verified
        ? { key: `altcha:${signature}`, expiresAt: new Date(parameters.expiresAt * 1000) }
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
