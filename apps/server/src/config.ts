import { isIP } from 'node:net'
import path from 'node:path'
import { isTimeZone } from '@wattle/contract/account'
import { BRAND } from '@wattle/contract/brand'
import { DEFAULT_BATCH_MINUTES } from '@wattle/contract/limits'
import { isPlausibleEmail } from '@wattle/contract/text'
import { z } from 'zod'
import { parseIncentives } from '#config-incentives.ts'
import { settingsOf } from '#config-settings.ts'

/** Invalid configuration, with one line per problem. The process doesn't start. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const onOff = z.enum(['on', 'off'], 'must be on or off').transform((word) => word === 'on')
const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message))
}
const atLeast = (length: number) =>
  z.string().min(length, `must have at least ${length} characters`)
const webAddress = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address like ${example}` })
const databaseAddress = webAddress(/^postgres(ql)?$/, 'postgresql://user:password@host/database')
const email = z.string().refine(isPlausibleEmail, 'must be an email address')
const timeZone = z.string().refine(isTimeZone, 'must be a time zone like Australia/Melbourne')
/** One email address, with or without a display name. */
const mailbox = z
  .string()
  .refine(
    (text) => isPlausibleEmail(/^[^<>,;"]*<([^<>]+)>$/.exec(text)?.[1] ?? text),
    'must look like Wattle Research <hello@wattle.example>',
  )
/** We build links by appending paths to this address, so it can't have a query or a hash. */
const siteAddress = webAddress(/^https?$/, 'https://research.example').refine((text) => {
  const { username, search, hash } = new URL(text)
  return !username && !search && !hash
}, 'must be an address without a username, a query or a fragment (#)')

const Environment = z
  .object({
    PORT: wholeNumber(0, 65535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: siteAddress.optional(),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: databaseAddress.optional(),
    DATABASE_SESSION_URL: databaseAddress.optional(),
    PREPARED_STATEMENTS: onOff.default(true),
    PROCESS: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
    SMTP_URL: webAddress(/^smtps?$/, 'smtp://user:password@mail.example:587').optional(),
    MAIL_FROM: mailbox.default(BRAND.mailFrom),
    CONTACT_EMAIL: email.default(BRAND.contactEmail),
    ADMIN_EMAIL: email.default('admin@wattle.example'),
    ADMIN_PASSWORD: atLeast(8).max(200).optional(),
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER: webAddress(/^https?$/, 'https://accounts.google.com').default(
      'https://accounts.google.com',
    ),
    GOOGLE_API_BASE: webAddress(/^https?$/, 'https://www.googleapis.com').default(
      'https://www.googleapis.com',
    ),
    RECAPTCHA_SITE_KEY: z.string().optional(),
    RECAPTCHA_SECRET: z.string().optional(),
    RECAPTCHA_VERIFY_URL: webAddress(
      /^https?$/,
      'https://www.google.com/recaptcha/api/siteverify',
    ).default('https://www.google.com/recaptcha/api/siteverify'),
    LLM_PROVIDER: z
      .enum(['openai', 'anthropic', 'google'], 'must be openai, anthropic or google')
      .optional(),
    LLM_BASE_URL: webAddress(/^https?$/, 'http://127.0.0.1:11434/v1').optional(),
    LLM_API_KEY: z.string().optional(),
    LLM_MODEL: z.string().optional(),
    MEETING_URL_TEMPLATE: z
      .string()
      .regex(/^https:\/\/\S*\{room\}\S*$/, 'must be an https address that contains {room}')
      .default('https://meet.jit.si/{room}'),
    GA_MEASUREMENT_ID: z
      .string()
      .regex(/^G-[A-Z0-9]+$/, 'must look like G-XXXXXXX')
      .optional(),
    SECRET: atLeast(32).optional(),
    LOG_LEVEL: z
      .enum(
        ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
        'must be trace, debug, info, warn, error or silent',
      )
      .default('info'),
    TRUST_PROXY: z
      .string()
      .refine(isProxyTrust, 'must be off, a number of proxies, or their addresses')
      .default('off'),
    AGENCY_TIME_ZONE: timeZone.default('Australia/Melbourne'),
    RATE_LIMITS: onOff.default(true),
    BOT_CHECK_ROUNDS: wholeNumber(3, 10_000).default(300),
    PANEL_DOUBLE_OPT_IN: onOff.default(true),
    REQUIRE_ADMIN_2FA: onOff.default(false),
    MAIL_EVENTS_SECRET: atLeast(16).optional(),
    CONTRADICTIONS: onOff.default(false),
    INVITE_COOLDOWN_DAYS: wholeNumber(0, 3650).default(7),
    BATCH_MINUTES: wholeNumber(1, 10080).default(DEFAULT_BATCH_MINUTES),
    INCENTIVES: z
      .string()
      .refine(
        (text) => parseIncentives(text) !== undefined,
        'must look like 30-minute video interview = $60 gift card; 60 minutes in person = $110',
      )
      .optional(),
    MAIL_PER_SECOND: wholeNumber(1, 10000).optional(),
    METRICS_PORT: wholeNumber(0, 65535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    METRICS_TOKEN: atLeast(16).optional(),
  })
  .superRefine((env, context) => {
    const together = [
      ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
      ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
      ['LLM_PROVIDER', 'LLM_MODEL'],
    ] as const
    for (const [one, other] of together) {
      if (!env[one] === !env[other]) continue
      const missing = env[one] ? other : one
      context.addIssue({
        code: 'custom',
        path: [missing],
        message: `must be set together with ${missing === one ? other : one}`,
      })
    }
    if (env.DATABASE_SESSION_URL && !env.DATABASE_URL)
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_URL'],
        message: 'must be set together with DATABASE_SESSION_URL',
      })
  })

export type Config = ReturnType<typeof readConfig>

/** The only place that reads the environment. An empty value counts as not set. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const values = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  // The setting's earlier name still works, so visitors' messages keep their address.
  values.CONTACT_EMAIL ??= values.OFFICE_EMAIL
  const result = Environment.safeParse(values)
  if (!result.success)
    throw new ConfigError(result.error.issues.map((issue) => sentence(issue, values)).join('\n'))
  const env = result.data
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://${bracketed(env.HOST)}:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    /**
     * The database's address for session locks and LISTEN, which a pooler in transaction mode
     * doesn't support.
     */
    databaseSessionUrl: env.DATABASE_SESSION_URL ?? env.DATABASE_URL,
    preparedStatements: env.PREPARED_STATEMENTS,
    process: env.PROCESS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    mailPerSecond: env.MAIL_PER_SECOND,
    mailEventsSecret: env.MAIL_EVENTS_SECRET,
    contactEmail: env.CONTACT_EMAIL,
    admin: {
      email: env.ADMIN_EMAIL,
      password: env.ADMIN_PASSWORD,
      twoFactorRequired: env.REQUIRE_ADMIN_2FA,
    },
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            issuer: env.GOOGLE_ISSUER,
            apiBase: env.GOOGLE_API_BASE,
          }
        : undefined,
    recaptcha:
      env.RECAPTCHA_SITE_KEY && env.RECAPTCHA_SECRET
        ? {
            siteKey: env.RECAPTCHA_SITE_KEY,
            secret: env.RECAPTCHA_SECRET,
            verifyUrl: env.RECAPTCHA_VERIFY_URL,
          }
        : undefined,
    languageModel:
      env.LLM_PROVIDER && env.LLM_MODEL
        ? {
            provider: env.LLM_PROVIDER,
            model: env.LLM_MODEL,
            baseUrl: env.LLM_BASE_URL,
            apiKey: env.LLM_API_KEY,
          }
        : undefined,
    meetingUrlTemplate: env.MEETING_URL_TEMPLATE,
    analyticsId: env.GA_MEASUREMENT_ID,
    secret: env.SECRET,
    logLevel: env.LOG_LEVEL,
    trustProxy: trustedProxies(env.TRUST_PROXY),
    agencyTimeZone: env.AGENCY_TIME_ZONE,
    rateLimits: env.RATE_LIMITS,
    botCheckRounds: env.BOT_CHECK_ROUNDS,
    panelDoubleOptIn: env.PANEL_DOUBLE_OPT_IN,
    /** Whether we look for answers that contradict each other. */
    contradictions: env.CONTRADICTIONS,
    inviteCooldownDays: env.INVITE_COOLDOWN_DAYS,
    batchMinutes: env.BATCH_MINUTES,
    /** The usual incentives, which the site's page for participants shows. */
    incentives: parseIncentives(env.INCENTIVES ?? '') ?? [],
    metrics:
      env.METRICS_PORT === undefined
        ? undefined
        : { port: env.METRICS_PORT, host: env.METRICS_HOST, token: env.METRICS_TOKEN },
    /** Every setting, with secrets hidden, to log at startup. */
    settings: settingsOf(env, Object.keys(Environment.shape), values),
  }
}

function sentence(
  issue: { path: PropertyKey[]; message: string },
  values: Record<string, string | undefined>,
) {
  const name = String(issue.path[0])
  // Don't print secrets on a console that others may be able to read.
  const shown =
    values[name] && !/SECRET|PASSWORD|KEY|URL|TOKEN/.test(name) ? ` (it is "${values[name]}")` : ''
  return `${name} ${issue.message}${shown}.`
}

function isProxyTrust(value: string): boolean {
  if (value === 'off' || /^\d{1,2}$/.test(value)) return true
  return value.split(',').every((entry) => {
    const [address = '', bits] = entry.trim().split('/')
    const version = isIP(address)
    if (version === 0) return false
    return (
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
    )
  })
}

const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host)

type ProxyTrust = false | string[] | ((address: string, hop: number) => boolean)

function trustedProxies(value: string): ProxyTrust {
  if (value === 'off') return false
  if (/^\d{1,2}$/.test(value)) return (_address, hop) => hop < Number(value)
  return value.split(',').map((address) => address.trim())
}
