import type { BotCheckAction } from '@wattle/contract/site'

/** A token that passed the check. The caller stores its `key`, so the token works only once. */
export type PassedCheck = { key: string; expiresAt: Date }

export type BotCheck = {
  provider: 'altcha' | 'recaptcha'
  siteKey?: string
  /** A proof-of-work challenge for the browser. Undefined for reCAPTCHA, which needs none. */
  challenge(action: BotCheckAction): Promise<Challenge> | undefined
  /**
   * Undefined if the token is wrong, expired or for another action, or if we can't reach the
   * service.
   */
  verify(token: string, action: BotCheckAction): Promise<PassedCheck | undefined>
}

export type Challenge = { parameters: Record<string, unknown>; signature: string }
