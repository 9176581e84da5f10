import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callByLink } from './respondent-call.ts'
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
afterEach(() => {
  vi.unstubAllGlobals()
  delete window.prefetch
})

test("signs in with the link's key, and doesn't use the researcher's token", async () => {
  storeToken('of a researcher')
  const sent = serve(({ path }) =>
    path.startsWith('/auth') ? { status: 200, body: { accessToken: 'r.1' } } : { status: 204 },
  )
  await callByLink('one', 'cancelBooking', { params: { hash: 'one' } })
  await callByLink('one', 'cancelBooking', { params: { hash: 'one' } })
  expect(sent).toEqual([
    { path: '/auth/login/by-screener-hash?hash=one', token: undefined },
    { path: '/respondent/book/one', token: 'Bearer r.1' },
    { path: '/respondent/book/one', token: 'Bearer r.1' },
  ])
  expect(storedToken()).toBe('of a researcher')
  await callByLink('two', 'cancelBooking', { params: { hash: 'two' } })
  expect(sent[3]?.path).toBe('/auth/login/by-screener-hash?hash=two')
})

test('replaces an expired token once', async () => {
  let tokens = 0
  const ended = { statusCode: 401, code: 'SESSION_ENDED', message: 'ended', data: {} }
  const sent = serve(({ path, token }) => {
    if (path.startsWith('/auth')) return { status: 200, body: { accessToken: `r.${++tokens}` } }
    return token === 'Bearer r.1' ? { status: 401, body: ended } : { status: 204 }
  })
  await callByLink('old', 'cancelBooking', { params: { hash: 'old' } })
  expect(sent.map(({ token }) => token)).toEqual([undefined, 'Bearer r.1', undefined, 'Bearer r.2'])
  expect(respondentToken()).toBe('r.2')
})

const prefetch = (body: object | undefined, status = 200) => {
  const token = Promise.resolve({ status: 200, body: { accessToken: 'r.1' } })
  window.prefetch = { key: 'one', token, page: Promise.resolve(body && { status, body }) }
}

test('reuses a prefetched response once, then calls the server', async () => {
  prefetch([])
  const sent = serve(() => ({ status: 200, body: [{}] }))
  const slots = () => callByLink('one', 'listRespondentSlots', { params: { hash: 'one' } })
  expect(await slots()).toEqual([])
  expect(sent).toEqual([])
  expect(await slots()).toEqual([{}])
  expect(sent).toEqual([{ path: '/respondent/slots/one', token: 'Bearer r.1' }])
})

test('reports a prefetched refusal without calling the server again', async () => {
  prefetch({ statusCode: 410, code: 'STUDY_CLOSED', message: 'closed', data: {} }, 410)
  const sent = serve(() => ({ status: 200, body: [] }))
  const input = { params: { hash: 'one' } }
  await expect(callByLink('one', 'listRespondentSlots', input)).rejects.toMatchObject({
    code: 'STUDY_CLOSED',
  })
  expect(sent).toEqual([])
})

test('replaces a token that expired before prefetching', async () => {
  prefetch({ statusCode: 401, code: 'SESSION_ENDED', message: 'ended', data: {} }, 401)
  const sent = serve(({ path }) => ({
    status: 200,
    body: path.startsWith('/auth') ? { accessToken: 'r.2' } : [],
  }))
  await callByLink('one', 'listRespondentSlots', { params: { hash: 'one' } })
  expect(sent).toEqual([
    { path: '/auth/login/by-screener-hash?hash=one', token: undefined },
    { path: '/respondent/slots/one', token: 'Bearer r.2' },
  ])
})

test('calls the server if prefetching failed or was for another link', async () => {
  prefetch(undefined)
  const sent = serve(({ path }) => ({
    status: 200,
    body: path.startsWith('/auth') ? { accessToken: 'r.2' } : [],
  }))
  await callByLink('one', 'listRespondentSlots', { params: { hash: 'one' } })
  prefetch([{}])
  await callByLink('two', 'listRespondentSlots', { params: { hash: 'two' } })
  expect(sent.map(({ path }) => path)).toEqual([
    '/respondent/slots/one',
    '/auth/login/by-screener-hash?hash=two',
    '/respondent/slots/two',
  ])
})
