import { getMe } from '@wattle/contract/account'
import { submitForm } from '@wattle/contract/enquiry'
import { listMails } from '@wattle/contract/outbox'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError, call, callList, messageOf } from './call.ts'
import { storedToken, storeToken } from './session.ts'

type Answer = { status: number; body?: unknown; headers?: Record<string, string> }

function answerWith({ status, body, headers = {} }: Answer) {
  const fetch = vi.fn(
    async (_url: string, _init: RequestInit) =>
      new Response(body === undefined ? null : JSON.stringify(body), { status, headers }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('sends the token, the time zone and the filled-in path', async () => {
  storeToken('secret')
  const fetch = answerWith({ status: 200, body: [], headers: { 'x-total-count': '7' } })
  const { rows, total } = await callList(listMails, { query: { page: '2', state: 'SENT' } })
  expect({ rows, total }).toEqual({ rows: [], total: 7 })
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('/api/admin/outbox?page=2&state=SENT')
  expect(init?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'x-time-zone': expect.stringMatching(/\w/),
  })
})

test("doesn't send the token with a public call", async () => {
  storeToken('secret')
  const fetch = answerWith({ status: 201, body: { id: 1 } })
  await call(submitForm, { body: { type: 'CLIENT' } })
  expect(fetch.mock.calls[0]?.[1].headers).not.toHaveProperty('authorization')
})

test("reports a refusal with the server's message and field errors", async () => {
  const data = { message: 'Too long.', fields: { name: 'Too long.' } }
  answerWith({
    status: 400,
    body: { statusCode: 400, code: 'INVALID_INPUT', message: 'Too long.', data },
  })
  const error = await call(submitForm, { body: { type: 'CLIENT' } }).catch((thrown) => thrown)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ status: 400, code: 'INVALID_INPUT', fields: { name: 'Too long.' } })
  expect(messageOf(error)).toBe('Too long.')
})

test('reports an unreadable response as an unknown error', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }))
  const error = await call(getMe, {}).catch((thrown) => thrown)
  expect(messageOf(error)).toBe('An unknown error occurred')
})

test("says that nothing was lost when there's no connection", async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const error = await call(getMe, {}).catch((thrown) => thrown)
  expect(error).toMatchObject({ code: 'OFFLINE' })
})

test('keeps people signed in when the server refuses a call with their previous token', async () => {
  storeToken('old')
  vi.stubGlobal('fetch', async () => {
    storeToken('new')
    return new Response('{}', { status: 401 })
  })
  await expect(call(getMe, {})).rejects.toMatchObject({ status: 401 })
  expect(storedToken()).toBe('new')
})
