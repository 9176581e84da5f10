import { login } from '@wattle/contract/auth'
import { afterEach, expect, test } from 'vitest'
import { auditEvents } from '#db/schema/audit.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
afterEach(() => app.close())

/** Where the product believes a failed sign-in to come from. */
async function originOfFailure(trust: string, forwarded: string): Promise<string | null> {
  app = await startTestApp({ env: { TRUST_PROXY: trust } })
  await app.call(login, {
    body: { email: 'kim@example.com', password: 'wrong' },
    from: '10.0.0.5',
    headers: { 'x-forwarded-for': forwarded, forwarded: 'for=9.9.9.9', 'x-real-ip': '9.9.9.9' },
  })
  const [event] = await app.deps.db.select().from(auditEvents)
  return event?.origin ?? null
}

test('without a proxy nobody can claim to come from elsewhere', async () => {
  expect(await originOfFailure('off', '9.9.9.9')).toBe('10.0.0.5')
})

test('behind one proxy the address counts that it added, not those that the visitor wrote before', async () => {
  expect(await originOfFailure('1', '9.9.9.9, 203.0.113.7')).toBe('203.0.113.7')
})

test('a proxy that is named is believed, and nobody else', async () => {
  expect(await originOfFailure('10.0.0.5', '203.0.113.7')).toBe('203.0.113.7')
  await app.close()
  expect(await originOfFailure('10.0.0.6', '203.0.113.7')).toBe('10.0.0.5')
})
