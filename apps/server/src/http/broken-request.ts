import type { Socket } from 'node:net'
import type { ErrorCode } from '@wattle/contract/errors'
import type { Config } from '#config.ts'
import { AppError } from '#errors.ts'
import { errorBody } from './errors.ts'
import { securityHeaders } from './headers.ts'

const CODES: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TIMED_OUT',
  HPE_HEADER_OVERFLOW: 'TOO_LARGE',
}

/** Responds to broken requests: malformed HTTP, endless headers, a missing body. */
export function answerBrokenRequest(config: Config) {
  return (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const refusal = new AppError(CODES[error.code ?? ''] ?? 'MALFORMED_BODY')
    const body = JSON.stringify(errorBody(refusal))
    const headers = {
      ...securityHeaders(config),
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(
      `HTTP/1.1 ${refusal.status} ${REASONS[refusal.status] ?? 'Error'}\r\n${lines.join('')}\r\n${body}`,
    )
  }
}

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
}
