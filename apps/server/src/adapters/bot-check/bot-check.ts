import type { BotCheckAction } from '@wattle/contract/site'

/** A token that passed the check. The caller stores the key, so the token works only once. */
export type PassedCheck = { key: string; expiresAt: Date }

export type BotCheck = {
  provider: 'altcha' | 'recaptcha'
  siteKey?: string
  /** A challenge for the browser. Only the self-hosted check has one. */
  challenge(action: BotCheckAction): Promise<Challenge> | undefined
  /**
   * Undefined if the token is wrong, expired or for another action, or if the check itself fails.
   */
  verify(token: string, action: BotCheckAction): Promise<PassedCheck | undefined>
}

export type Challenge = { parameters: Record<string, unknown>; signature: string }
