import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { ERRORS } from '@wattle/contract/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enquiries } from '#db/schema/enquiries.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const WAYS = {
  headers: 'GET /api/site/config HTTP/1.1\r\nHost: wattle.example\r\nX-Slow: ',
  body: 'POST /api/site/form HTTP/1.1\r\nHost: wattle.example\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n{"type":',
  'parts of a body':
    'POST /api/site/form HTTP/1.1\r\nHost: wattle.example\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n{"type":\r\n',
}

test('gives clients 15 seconds to send a request', () => {
  const { requestTimeout, headersTimeout } = app.app.server
  for (const limit of [requestTimeout, headersTimeout]) {
    expect(limit).toBeGreaterThan(0)
    expect(limit).toBeLessThanOrEqual(15_000)
  }
})

test('answers with an error if a client never finishes its request, and changes nothing', async () => {
  const { server } = app.app
  // Lowers both timeouts to a millisecond, so the test doesn't take 15 seconds.
  Object.assign(server, { requestTimeout: 1, headersTimeout: 1 })
  const answers = await Promise.all(Object.values(WAYS).map(answerTo))
  for (const answer of answers) {
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(head).toContain('content-security-policy: ')
    expect(head).toContain('connection: close')
    const { message } = ERRORS.TIMED_OUT
    expect(JSON.parse(body)).toEqual({
      statusCode: 408,
      code: 'TIMED_OUT',
      message,
      data: { message },
    })
  }
  expect(await app.deps.db.select().from(enquiries)).toEqual([])
  expect(app.logLines.filter((line) => line.includes('"level":50'))).toEqual([])
})

/** Everything the server sends until it closes the connection. */
async function answerTo(beginning: string): Promise<string> {
  const { port } = app.app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(beginning)
  return text(socket)
}
