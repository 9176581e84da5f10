import {
  type BotCheckAction,
  getBotCheck,
  getSiteConfig,
  recaptchaAction,
} from '@wattle/contract/site'
import { call } from './call.ts'

/**
 * Gets a bot check token for this action, from reCAPTCHA or by solving a proof-of-work challenge.
 * The person doesn't have to do anything.
 */
export async function solveBotCheck(action: BotCheckAction): Promise<string> {
  const { botCheck } = await call(getSiteConfig, {})
  return botCheck.provider === 'recaptcha' && botCheck.siteKey
    ? askRecaptcha(botCheck.siteKey, action)
    : solveChallengeFor(action)
}

async function solveChallengeFor(action: BotCheckAction): Promise<string> {
  const [challenge, { solveChallenge }, { deriveKey }] = await Promise.all([
    call(getBotCheck, { query: { action } }),
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

type Recaptcha = {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

let recaptchaLoading: Promise<Recaptcha> | undefined

async function askRecaptcha(siteKey: string, action: BotCheckAction): Promise<string> {
  recaptchaLoading ??= loadRecaptcha(siteKey)
  try {
    const recaptcha = await recaptchaLoading
    return await recaptcha.execute(siteKey, { action: recaptchaAction(action) })
  } catch (error) {
    // Forgets the failed load, so the next call tries again.
    recaptchaLoading = undefined
    throw error
  }
}

function loadRecaptcha(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.onerror = () => reject(new Error('couldn’t load reCAPTCHA'))
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha }
      grecaptcha.ready(() => resolve(grecaptcha))
    }
    document.head.append(script)
  })
}
