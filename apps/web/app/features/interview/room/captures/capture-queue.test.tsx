import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCaptureQueue } from './capture-queue.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

type Sent = { method: string; key: string; body: { quote: string; version?: number } | undefined }

/** Mocks a server that stores captures by key. Tests can make it unreachable. */
function serve() {
  const server = {
    isDown: false,
    stored: new Map<string, string>(),
    sent: [] as Sent[],
    refuse: (_sent: Sent): Response | undefined => undefined,
    /** Whether responses get lost, although the requests reach the server. */
    losesAnswer: false,
    answering: Promise.resolve(),
  }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (server.isDown) throw new TypeError('offline')
    const sent = {
      method,
      key: url.split('/').at(-1) ?? '',
      body: body ? JSON.parse(String(body)) : undefined,
    }
    server.sent.push(sent)
    await server.answering
    const refusal = server.refuse(sent)
    if (refusal) return refusal
    if (method === 'DELETE') server.stored.delete(sent.key)
    else server.stored.set(sent.key, sent.body?.quote ?? '')
    if (server.losesAnswer) throw new TypeError('lost')
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return Response.json({ ...sent.body, key: sent.key, version: (sent.body?.version ?? 0) + 1 })
  })
  return server
}

const refusalOf = (status: number, code: string, data = {}) =>
  Response.json({ statusCode: status, code, message: code, data }, { status })

const open = (onStale = () => {}) => createCaptureQueue(4, { onSaved: async () => {}, onStale })
const capture = (quote: string) => ({ quote, themeIds: [] })

test('keeps 50 offline captures after a reload, and stores each of them once', async () => {
  const server = serve()
  server.isDown = true
  const before = open()
  for (let at = 0; at < 50; at++) before.put(`key-${at}`, capture(`Quote ${at}`))
  await expect.poll(() => before.isOffline()).toBe(true)
  server.isDown = false
  const after = open()
  expect(after.all()).toHaveLength(50)
  await after.send()
  await expect.poll(() => after.all()).toEqual([])
  expect([...server.stored.values()]).toEqual(Array.from({ length: 50 }, (_, at) => `Quote ${at}`))
  expect(server.sent).toHaveLength(50)
})

test('resends a capture that may not have arrived, with the same key', async () => {
  const server = serve()
  server.losesAnswer = true
  const queue = open()
  queue.put('one', capture('Noodles'))
  await expect.poll(() => queue.isOffline()).toBe(true)
  server.losesAnswer = false
  await queue.send()
  await expect.poll(() => queue.all()).toEqual([])
  expect(server.sent.map(({ key }) => key)).toEqual(['one', 'one'])
  expect(server.stored.size).toBe(1)
})

test('deletes a capture on undo, before and after it reaches the server', async () => {
  const server = serve()
  server.isDown = true
  const queue = open()
  queue.put('before', capture('Noodles'))
  await expect.poll(() => queue.isOffline()).toBe(true)
  queue.put('unsent', capture('Rice'))
  queue.put('unsent', null)
  expect(queue.all().map(({ key }) => key)).toEqual(['before'])
  // This capture may have reached the server, so we ask the server to delete it.
  queue.put('before', null)
  server.isDown = false
  await queue.send()
  await expect.poll(() => queue.all()).toEqual([])
  expect(server.sent.map(({ method, key }) => `${method} ${key}`)).toEqual(['DELETE before'])

  queue.put('after', capture('Toast'))
  await expect.poll(() => queue.all()).toEqual([])
  queue.put('after', null)
  await expect.poll(() => server.stored.size).toBe(0)
})

test('sends one request for a capture changed twice while offline', async () => {
  const server = serve()
  server.isDown = true
  const queue = open()
  queue.put('one', capture('Noodles'))
  queue.put('one', { ...capture('Noodles'), stance: 'FOR', strength: 'DID' })
  await expect.poll(() => queue.isOffline()).toBe(true)
  server.isDown = false
  await queue.send()
  await expect.poll(() => queue.all()).toEqual([])
  expect(server.sent).toMatchObject([{ body: { stance: 'FOR', strength: 'DID' } }])
})

test('sends a later change with the version from the first response', async () => {
  const server = serve()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.answering = promise
  const queue = open()
  queue.put('one', capture('Noodles'))
  await expect.poll(() => server.sent.length).toBe(1)
  queue.put('one', { ...capture('Noodles'), stance: 'FOR', strength: 'DID' })
  resolve()
  await expect.poll(() => queue.all()).toEqual([])
  expect(server.sent.map(({ body }) => body?.version)).toEqual([undefined, 1])
})

test('keeps a refused capture and its text, and continues with the next capture', async () => {
  const server = serve()
  server.refuse = ({ key }) => (key === 'one' ? refusalOf(409, 'WORDS_WITHDRAWN') : undefined)
  const queue = open()
  queue.put('one', capture('Noodles'))
  queue.put('two', capture('Rice'))
  await expect.poll(() => [...server.stored.values()]).toEqual(['Rice'])
  await expect
    .poll(() => queue.all())
    .toMatchObject([{ key: 'one', refusal: 'WORDS_WITHDRAWN', body: { quote: 'Noodles' } }])
})

test('shows the server’s version of a capture when someone else changed it first', async () => {
  const server = serve()
  const current = { ...capture('Noodles'), key: 'one', version: 7 }
  server.refuse = () => refusalOf(409, 'STALE_VERSION', { current })
  const onStale = vi.fn()
  const queue = open(onStale)
  queue.put('one', { ...capture('Noodles'), version: 6 })
  await expect.poll(() => onStale.mock.calls.length).toBe(1)
  expect(queue.all()).toEqual([])
})

test('never overwrites another tab’s queued captures', async () => {
  const server = serve()
  server.isDown = true
  const [here, there] = [open(), open()]
  here.put('here', capture('Noodles'))
  there.put('there', capture('Rice'))
  expect(here.all().map(({ key }) => key)).toEqual(['here', 'there'])
})
