import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '#config.ts'

test('gives every setting a safe default', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    process: 'all',
    databaseUrl: undefined,
    databaseSessionUrl: undefined,
    preparedStatements: true,
    smtpUrl: undefined,
    rateLimits: true,
    panelDoubleOptIn: true,
    trustProxy: false,
    agencyTimeZone: 'Australia/Melbourne',
    inviteCooldownDays: 7,
    batchMinutes: 60,
  })
  expect(config.dataDir).toMatch(/\/data$/)
})

test('treats an empty value as not set', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined })
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535 (it is "eighty").'],
  [{ PORT: '70000' }, 'PORT must be a whole number'],
  [{ PROCESS: 'both' }, 'PROCESS must be all, web or worker (it is "both").'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address like postgresql://'],
  [
    { DATABASE_SESSION_URL: 'postgresql://db.example/wattle' },
    'DATABASE_URL must be set together with DATABASE_SESSION_URL.',
  ],
  [{ PREPARED_STATEMENTS: 'no' }, 'PREPARED_STATEMENTS must be on or off (it is "no").'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address like smtp://'],
  [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be on or off (it is "no").'],
  [{ BOT_CHECK_ROUNDS: '2' }, 'BOT_CHECK_ROUNDS must be a whole number from 3 to 10000'],
  [{ AGENCY_TIME_ZONE: 'Mars/Base' }, 'AGENCY_TIME_ZONE must be a time zone'],
  [{ SECRET: 'short' }, 'SECRET must have at least 32 characters.'],
  [{ MEETING_URL_TEMPLATE: 'http://x/{room}' }, 'MEETING_URL_TEMPLATE must be an https address'],
  [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET must be set together with GOOGLE_CLIENT_ID.'],
  [{ LLM_MODEL: 'x' }, 'LLM_PROVIDER must be set together with LLM_MODEL.'],
  [{ INCENTIVES: '$60' }, 'INCENTIVES must look like 30-minute video interview = $60'],
  [{ INCENTIVES: 'Interview = $60; In person =' }, 'INCENTIVES must look like'],
  [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY must be off'],
  [{ TRUST_PROXY: '999.1.1.1' }, 'TRUST_PROXY must be off'],
  [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY must be off'],
  [{ MAIL_FROM: 'rubbish' }, 'MAIL_FROM must look like'],
  [{ MAIL_FROM: 'a <b@example.com>, c@example.com' }, 'MAIL_FROM must look like'],
  [{ PUBLIC_URL: 'https://u:p@a.example' }, 'PUBLIC_URL must be an address without'],
  [{ PUBLIC_URL: 'https://a.example/?x=1' }, 'PUBLIC_URL must be an address without'],
])("doesn't start with %o, and names the invalid setting", (environment, line) => {
  expect(() => readConfig(environment)).toThrow(ConfigError)
  expect(() => readConfig(environment)).toThrow(line)
})

test('reports all invalid settings at once, without repeating secrets', () => {
  const broken = { PORT: 'x', SECRET: 'hush', ADMIN_PASSWORD: 'tiny' }
  let message = ''
  try {
    readConfig(broken)
  } catch (error) {
    message = (error as Error).message
  }
  expect(message.split('\n')).toHaveLength(3)
  expect(message).not.toContain('hush')
  expect(message).not.toContain('tiny')
})

test('keeps the order in which INCENTIVES lists the incentives', () => {
  const INCENTIVES = '30-minute video interview = $60 gift card; 60 minutes in person = $110;'
  expect(readConfig({ INCENTIVES }).incentives).toEqual([
    { what: '30-minute video interview', amount: '$60 gift card' },
    { what: '60 minutes in person', amount: '$110' },
  ])
  expect(readConfig({}).incentives).toEqual([])
})

test('uses DATABASE_URL for session connections unless DATABASE_SESSION_URL is set', () => {
  const DATABASE_URL = 'postgresql://pooler.example/wattle'
  const DATABASE_SESSION_URL = 'postgresql://db.example/wattle'
  expect(readConfig({ DATABASE_URL }).databaseSessionUrl).toBe(DATABASE_URL)
  expect(readConfig({ DATABASE_URL, DATABASE_SESSION_URL })).toMatchObject({
    databaseUrl: DATABASE_URL,
    databaseSessionUrl: DATABASE_SESSION_URL,
  })
})

test('accepts any existing time zone', () => {
  expect(readConfig({ AGENCY_TIME_ZONE: 'UTC' }).agencyTimeZone).toBe('UTC')
})

test('trusts the configured number of proxies, or proxies at the configured addresses', () => {
  const byNumber = readConfig({ TRUST_PROXY: '1' }).trustProxy
  expect(typeof byNumber === 'function' && [byNumber('x', 0), byNumber('x', 1)]).toEqual([
    true,
    false,
  ])
  expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.0.0.2' }).trustProxy).toEqual([
    '10.0.0.1',
    '10.0.0.2',
  ])
})

test('lists every setting and its source, but no secrets', () => {
  const { settings } = readConfig({
    PORT: '4000',
    DATABASE_URL: 'postgresql://wattle:hush1@db.example:5432/wattle?password=hush2',
    SMTP_URL: 'smtp://robot:hush3@mail.example:587',
    SECRET: 'hush4'.repeat(8),
    ADMIN_PASSWORD: 'hush5 hush5 hush5',
    LLM_API_KEY: 'hush6',
    METRICS_TOKEN: 'hush7 hush7 hush7',
    RATE_LIMITS: 'off',
  })
  expect(JSON.stringify(settings)).not.toContain('hush')
  expect(settings).toMatchObject({
    PORT: { value: '4000', from: 'environment' },
    HOST: { value: '127.0.0.1', from: 'default' },
    DATABASE_URL: { value: 'postgresql://(hidden)@db.example:5432/wattle', from: 'environment' },
    SECRET: { value: '(hidden)', from: 'environment' },
    RATE_LIMITS: { value: 'off', from: 'environment' },
    PUBLIC_URL: { value: 'HOST and PORT', from: 'default' },
  })
  expect(Object.keys(settings)).toEqual(
    expect.arrayContaining(Object.keys(readConfig({}).settings)),
  )
})

test('takes the contact address from its earlier name, unless the new one is set too', () => {
  const earlier = { OFFICE_EMAIL: 'old@a.example' }
  expect(readConfig(earlier).contactEmail).toBe('old@a.example')
  const both = { ...earlier, CONTACT_EMAIL: 'new@a.example' }
  expect(readConfig(both).contactEmail).toBe('new@a.example')
})
