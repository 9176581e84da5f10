import { createHash } from 'node:crypto'
import { recaptchaAction } from '@wattle/contract/site'
import { z } from 'zod'
import type { BotCheck } from './bot-check.ts'

/** The score threshold that Google suggests for telling people from bots. */
const MIN_SCORE = 0.5
const TIMEOUT_MS = 5_000
/** Google accepts a token for two minutes. */
const LIFETIME_MS = 2 * 60_000

const Verdict = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  score: z.number().optional(),
})

type Settings = { siteKey: string; secret: string; verifyUrl: string }

export function recaptchaCheck(
  { siteKey, secret, verifyUrl }: Settings,
  now: () => Date,
): BotCheck {
  return {
    provider: 'recaptcha',
    siteKey,
    challenge: () => undefined,
    async verify(token, action) {
      const verdict = await ask(verifyUrl, new URLSearchParams({ secret, response: token }))
      const isForThis = verdict?.action === recaptchaAction(action)
      const isPerson = verdict?.success && isForThis && (verdict.score ?? 0) >= MIN_SCORE
      if (!isPerson) return undefined
      const key = `recaptcha:${createHash('sha256').update(token).digest('base64url')}`
      return { key, expiresAt: new Date(now().getTime() + LIFETIME_MS) }
    },
  }
}

/** Treats a missing or unreadable answer as a failed check. */
async function ask(url: string, body: URLSearchParams) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    return Verdict.parse(await response.json())
  } catch {
    return undefined
  }
}
