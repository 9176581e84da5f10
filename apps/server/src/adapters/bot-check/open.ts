import type { Config } from '#config.ts'
import { altchaCheck, effortOf } from './altcha.ts'
import type { BotCheck } from './bot-check.ts'
import { recaptchaCheck } from './recaptcha.ts'

export function openBotCheck(
  config: Config,
  secret: (purpose: string) => string,
  now: () => Date,
): BotCheck {
  return config.recaptcha
    ? recaptchaCheck(config.recaptcha, now)
    : altchaCheck({
        challengeSecret: secret('bot-check challenge'),
        keySecret: secret('bot-check key'),
        now,
        effort: effortOf(config.botCheckRounds),
      })
}
