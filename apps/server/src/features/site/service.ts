import { BRAND } from '@wattle/contract/brand'
import type { BotCheckAction, SiteConfig } from '@wattle/contract/site'
import type { Challenge, PassedCheck } from '#adapters/bot-check/bot-check.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { deleteExpiredChecks, insertSpentCheck } from './queries.ts'

export function siteConfig({ config, botCheck }: Deps): SiteConfig {
  const { name, city, phone, social } = BRAND
  return {
    brand: { name, city, phone, contactEmail: config.contactEmail, social: [...social] },
    botCheck: {
      provider: botCheck.provider,
      ...(botCheck.siteKey && { siteKey: botCheck.siteKey }),
    },
    google: config.google !== undefined,
    analyticsId: config.analyticsId ?? null,
  }
}

export async function botCheckChallenge(
  { botCheck }: Deps,
  action: BotCheckAction,
): Promise<Challenge> {
  const challenge = await botCheck.challenge(action)
  must(challenge, 'NOT_FOUND')
  return challenge
}

/** Throws unless the bot check's token is valid for this action. Doesn't use the token up. */
export async function checkIsPerson(
  { botCheck }: Deps,
  token: string | null | undefined,
  action: BotCheckAction,
) {
  const check = token ? await botCheck.verify(token, action) : undefined
  must(check, 'BOT_CHECK_FAILED')
  return check
}

/** Uses up the token in the caller's transaction, so it can't be used again. */
export async function spendCheck(tx: Db, check: PassedCheck): Promise<void> {
  must(await insertSpentCheck(tx, check), 'BOT_CHECK_USED')
}

export const purgeSpentChecks = ({ db, now }: Deps) => deleteExpiredChecks(db, now())
