import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { errorFacts } from '#redaction.ts'

/** What must never be written down, wherever in a log line it turns up. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'accessToken',
  'hash',
  'hashKey',
  'code',
  'otp',
  'key',
]

export function loggerOptions({ logLevel }: Config) {
  return {
    level: logLevel,
    redact: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
    serializers: { req: requestLine, err: errorFacts },
  }
}

/** The route's pattern, not the address: addresses hold hashes, tokens and people's search words. */
function requestLine(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url ?? 'unknown' }
}

/** One line a call when it is answered; pages and files only where more detail is asked for. */
export function installRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const line = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (request.routeOptions.url?.startsWith('/api/')) request.log.info(line, 'answered')
    else request.log.debug(line, 'answered')
  })
}
