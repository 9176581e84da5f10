import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const BOT_CHECK_ACTIONS = ['form-submission', 'sign-up'] as const
export type BotCheckAction = (typeof BOT_CHECK_ACTIONS)[number]

/** The action name for reCAPTCHA, which doesn't allow hyphens. */
export const recaptchaAction = (action: BotCheckAction) => action.replaceAll('-', '_')

const SocialLink = z.object({ name: z.string(), link: z.string() })

export const SiteConfig = z.object({
  brand: z.object({
    name: z.string(),
    city: z.string(),
    phone: z.object({ shown: z.string(), link: z.string() }),
    contactEmail: z.string(),
    social: z.array(SocialLink),
  }),
  botCheck: z.object({
    provider: z.enum(['altcha', 'recaptcha']),
    siteKey: z.optional(z.string()),
  }),
  google: z.boolean(),
  analyticsId: z.nullable(z.string()),
})
export type SiteConfig = z.output<typeof SiteConfig>

export const getSiteConfig = endpoint({
  method: 'GET',
  path: '/site/config',
  audience: 'public',
  summary: 'What the browser needs at startup: the agency’s details and which services are set up.',
  reply: SiteConfig,
})

export const getBotCheck = endpoint({
  method: 'GET',
  path: '/site/bot-check',
  audience: 'public',
  summary: 'A proof-of-work challenge bound to one action.',
  query: z.object({
    action: z.enum(BOT_CHECK_ACTIONS, { error: 'That action doesn’t have a bot check.' }),
  }),
  // We pass on the challenge exactly as altcha-lib makes it, without validating its fields.
  reply: z.looseObject({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
})
