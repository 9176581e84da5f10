import type { FastifyInstance } from 'fastify'
import { AppError } from '#errors.ts'
import { isOtherCharset, utf8Text } from './body-text.ts'

/** This depth is enough for a screener and its options, the most deeply nested body we accept. */
const MAX_DEPTH = 32

/** Accepts only JSON, and rejects deeply nested JSON, because it's slow to walk. */
export function installJsonBody(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (isOtherCharset(request.headers['content-type']))
      return done(new AppError('UNSUPPORTED_BODY'))
    // Some clients send a content type without a body when an endpoint takes no body.
    if (bytes.length === 0) return done(null, undefined)
    const body = utf8Text(bytes as Buffer)
    if (body === undefined || isTooDeep(body)) return done(new AppError('MALFORMED_BODY'))
    parse(request, body, done)
  })
}

function isTooDeep(json: string): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const char = json.charCodeAt(at)
    if (inText) {
      if (char === BACKSLASH) at++
      else if (char === QUOTE) inText = false
    } else if (char === QUOTE) inText = true
    else if (char === OPEN_BRACKET || char === OPEN_BRACE) {
      if (++depth > MAX_DEPTH) return true
    } else if (char === CLOSE_BRACKET || char === CLOSE_BRACE) depth--
  }
  return false
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d
