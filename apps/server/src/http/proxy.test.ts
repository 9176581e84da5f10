import { login } from '@wattle/contract/auth'
import { afterEach, expect, test } from 'vitest'
import { auditEvents } from '#db/schema/audit.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
afterEach(() => app.close())

/** The origin we record in the audit log for a failed sign-in. */
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

test('ignores forwarded addresses without a proxy', async () => {
  expect(await originOfFailure('off', '9.9.9.9')).toBe('10.0.0.5')
})

test('uses the address the proxy added, not the ones the visitor sent', async () => {
  expect(await originOfFailure('1', '9.9.9.9, 203.0.113.7')).toBe('203.0.113.7')
})

test('trusts only the named proxy', async () => {
  expect(await originOfFailure('10.0.0.5', '203.0.113.7')).toBe('203.0.113.7')
  await app.close()
  expect(await originOfFailure('10.0.0.6', '203.0.113.7')).toBe('10.0.0.5')
})
