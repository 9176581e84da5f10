import * as contract from '@wattle/contract/screening'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as plain from './respondent-call.ts'
import { respondentToken, storedToken, storeToken } from './session.ts'

type Sent = { path: string; token: string | undefined }

function serve(answer: (sent: Sent) => { status: number; body?: object }) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>
    const call = { path: url.replace('/api', ''), token: headers.authorization }
    sent.push(call)
    const { status, body } = answer(call)
    return new Response(body && JSON.stringify(body), { status })
  })
  return sent
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

test('every call is the one that the contract declares', () => {
  const { callByLink: _, ...calls } = plain
  for (const [name, { method, path, audience }] of Object.entries(calls))
    expect(contract).toMatchObject({ [name]: { method, path, audience } })
})

test('a link is exchanged for a token of its own, and no researcher’s token is used or lost', async () => {
  storeToken('of a researcher')
  const sent = serve(({ path }) =>
    path.startsWith('/auth') ? { status: 200, body: { accessToken: 'r.1' } } : { status: 204 },
  )
  await plain.callByLink('one', plain.cancelBooking, { params: { hash: 'one' } })
  await plain.callByLink('one', plain.cancelBooking, { params: { hash: 'one' } })
  expect(sent).toEqual([
    { path: '/auth/login/by-screener-hash?hash=one', token: undefined },
    { path: '/respondent/book/one', token: 'Bearer r.1' },
    { path: '/respondent/book/one', token: 'Bearer r.1' },
  ])
  expect(storedToken()).toBe('of a researcher')
  await plain.callByLink('two', plain.cancelBooking, { params: { hash: 'two' } })
  expect(sent[3]?.path).toBe('/auth/login/by-screener-hash?hash=two')
})

test('a token that has ended is replaced, once', async () => {
  let tokens = 0
  const ended = { statusCode: 401, code: 'SESSION_ENDED', message: 'ended', data: {} }
  const sent = serve(({ path, token }) => {
    if (path.startsWith('/auth')) return { status: 200, body: { accessToken: `r.${++tokens}` } }
    return token === 'Bearer r.1' ? { status: 401, body: ended } : { status: 204 }
  })
  await plain.callByLink('old', plain.cancelBooking, { params: { hash: 'old' } })
  expect(sent.map(({ token }) => token)).toEqual([undefined, 'Bearer r.1', undefined, 'Bearer r.2'])
  expect(respondentToken()).toBe('r.2')
})
