import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BOT_CHECK_ACTIONS, recaptchaAction } from '@wattle/contract/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recaptchaCheck } from './recaptcha.ts'

let server: Server
let verdict: unknown
let asked: URLSearchParams[] = []
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(new URLSearchParams(body))
    if (request.url === '/moved') {
      response.writeHead(307, { location: '/siteverify' }).end()
      return
    }
    response.end(typeof verdict === 'string' ? verdict : JSON.stringify(verdict))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

function check(path = '/siteverify') {
  const { port } = server.address() as AddressInfo
  const settings = {
    siteKey: 'site',
    secret: 'hush',
    verifyUrl: `http://127.0.0.1:${port}${path}`,
  }
  return recaptchaCheck(settings, () => new Date('2026-11-15T00:00:00Z'))
}

test('accepts a token if Google confirms the action and gives a high enough score', async () => {
  asked = []
  verdict = { success: true, action: 'sign_up', score: 0.9 }
  expect(await check().verify('token', 'sign-up')).toMatchObject({
    expiresAt: new Date('2026-11-15T00:02:00Z'),
  })
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: 'hush', response: 'token' })
})

test.each([
  ['Google refuses it', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['it is for another action', { success: true, action: 'form_submission', score: 0.9 }],
  ['the score is low', { success: true, action: 'sign_up', score: 0.4 }],
  ['there is no score', { success: true, action: 'sign_up' }],
  ['the response is unreadable', 'a page about maintenance'],
])('rejects a token when %s', async (_why, answer) => {
  verdict = answer
  expect(await check().verify('token', 'sign-up')).toBeUndefined()
})

test.each(BOT_CHECK_ACTIONS)('gives the action %s a name that reCAPTCHA accepts', (action) => {
  expect(recaptchaAction(action)).toMatch(/^[A-Za-z0-9/_]+$/)
})

test("doesn't follow a redirect, so our secret goes only to Google", async () => {
  asked = []
  verdict = { success: true, action: 'sign_up', score: 0.9 }
  expect(await check('/moved').verify('token', 'sign-up')).toBeUndefined()
  expect(asked).toHaveLength(1)
})

test("rejects a token when Google doesn't respond", async () => {
  const settings = { siteKey: 'site', secret: 'hush', verifyUrl: 'http://127.0.0.1:1/siteverify' }
  expect(
    await recaptchaCheck(settings, () => new Date()).verify('token', 'sign-up'),
  ).toBeUndefined()
})
