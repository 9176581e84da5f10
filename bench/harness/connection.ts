import { connect } from 'node:net'

type Events = {
  onAnswer(status: number): void
  onBroken(reason: string): void
}

export type Connection = { ask(request: Buffer): void; close(): void }

const END_OF_HEAD = '\r\n\r\n'

/**
 * All connections share this buffer, because each chunk is read as soon as it arrives. New buffers
 * would make garbage, and collecting it would count against the server.
 */
const room = Buffer.alloc(64 * 1024)

/**
 * One keep-alive connection that makes one request at a time. It only reads a response's status and
 * length, because a full HTTP client would use as much CPU as the server it measures.
 */
export async function openConnection(port: number, events: Events): Promise<Connection> {
  let read = (_bytes: Buffer) => {}
  const onread = {
    buffer: room,
    callback(length: number) {
      read(room.subarray(0, length))
      return true
    },
  }
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  let isWaiting = false
  const reader = answerReader((status) => {
    isWaiting = false
    events.onAnswer(status)
  })
  const fail = (reason: string) => {
    if (!isWaiting) return
    isWaiting = false
    socket.destroy()
    events.onBroken(reason)
  }
  read = (bytes) => {
    const fault = reader(bytes)
    if (fault) fail(fault)
  }
  socket.on('error', (error) => fail(error.message))
  socket.on('close', () => fail('the connection was closed'))
  return {
    ask(request) {
      isWaiting = true
      socket.write(request)
      if (socket.destroyed) fail('the connection was closed')
    },
    close: () => socket.destroy(),
  }
}

/**
 * Returns a function that reads responses as their bytes arrive, and that returns an error message
 * if a response is malformed.
 */
export function answerReader(onAnswer: (status: number) => void) {
  let head: Buffer | undefined
  let status = 0
  let missing = 0
  return (bytes: Buffer): string | undefined => {
    if (missing === 0) {
      const begun = head ? Buffer.concat([head, bytes]) : bytes
      const end = begun.indexOf(END_OF_HEAD)
      if (end < 0) {
        // Copy the bytes, because the next chunk overwrites the shared buffer.
        head = Buffer.from(begun)
        return undefined
      }
      const text = begun.toString('latin1', 0, end)
      const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
      if (!length) return 'a reply without a length'
      status = Number(text.slice(9, 12))
      missing = Number(length) - (begun.length - end - END_OF_HEAD.length)
      head = undefined
    } else missing -= bytes.length
    if (missing < 0) return 'more bytes than the header said'
    if (missing === 0) onAnswer(status)
    return undefined
  }
}
