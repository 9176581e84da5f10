import type { BotCheckAction } from '@wattle/contract/site'

/** A token that passed. Whoever uses it stores the key, so that it is good for one call. */
export type PassedCheck = { key: string; expiresAt: Date }

export type BotCheck = {
  provider: 'altcha' | 'recaptcha'
  siteKey?: string
  /** A challenge for the browser; only the self-hosted check has one. */
  challenge(action: BotCheckAction): Promise<Challenge> | undefined
  /** Undefined where the token is wrong, late or for another action; also when the check itself fails. */
  verify(token: string, action: BotCheckAction): Promise<PassedCheck | undefined>
}

export type Challenge = { parameters: Record<string, unknown>; signature: string }
