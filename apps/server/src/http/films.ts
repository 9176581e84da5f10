import type { FastifyReply, FastifyRequest } from 'fastify'
import { byteRange } from './byte-range.ts'
import type { StaticResponse } from './static-response.ts'

/**
 * Serves a video with byte ranges. Without them, some browsers don't play videos and none can seek.
 */
export function sendFilm(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  { plain }: StaticResponse,
  security: Record<string, string>,
) {
  const { bytes, etag } = plain
  const size = bytes.length
  reply.hijack()
  const { raw } = reply
  if (headers['if-none-match']?.includes(etag)) {
    raw.writeHead(304, plain.unchangedHeaders).end()
    return
  }
  // HTTP only defines ranges for GET. If there's an If-Range header, it has to match our ETag.
  const isWanted = method === 'GET' && [undefined, etag].includes(headers['if-range']?.toString())
  const range = isWanted && headers.range ? byteRange(headers.range, size) : 'whole'
  if (range === 'whole') {
    raw.writeHead(200, plain.headers).end(method === 'HEAD' ? undefined : bytes)
  } else if (range === 'outside') {
    const rangeHeaders = { 'content-range': `bytes */${size}`, 'content-length': '0' }
    raw.writeHead(416, { ...security, ...rangeHeaders }).end()
  } else {
    const part = bytes.subarray(range.from, range.to + 1)
    const rangeHeaders = {
      'content-range': `bytes ${range.from}-${range.to}/${size}`,
      'content-length': String(part.length),
    }
    raw.writeHead(206, { ...plain.headers, ...rangeHeaders }).end(part)
  }
}
