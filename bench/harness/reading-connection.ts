import { connect } from 'node:net'
import { bytesOf, type Request } from './request.ts'

export type Reply = { status: number; body: Buffer }

export type ReadingConnection = {
  ask(request: Request): Promise<Reply>
  close(): void
}

const END_OF_HEAD = '\r\n\r\n'

/**
 * One keep-alive connection that reads its responses, for visits where a call needs the response to
 * an earlier one.
 */
export async function openReadingConnection(port: number): Promise<ReadingConnection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  let received: Buffer = Buffer.alloc(0)
  let waiting: { resolve(reply: Reply): void; reject(error: Error): void } | undefined
  socket.on('data', (bytes: Buffer) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
    const reply = wholeReply(received)
    if (!reply) return
    received = Buffer.alloc(0)
    const { resolve } = waiting ?? {}
    waiting = undefined
    resolve?.(reply)
  })
  const fail = (error: Error) => waiting?.reject(error)
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('the connection was closed')))
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(bytesOf(request))
      }),
    close: () => socket.destroy(),
  }
}

function wholeReply(bytes: Buffer): Reply | undefined {
  const end = bytes.indexOf(END_OF_HEAD)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0)
  const body = bytes.subarray(end + END_OF_HEAD.length)
  return body.length < length ? undefined : { status, body }
}
