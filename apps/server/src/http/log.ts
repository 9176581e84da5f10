import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import type { Deps } from '#deps.ts'
import { HIDDEN, isSecretField, loggableError, redactSecrets, SECRET_FIELDS } from '#redaction.ts'

/** For requests and errors, we only log chosen fields, without secrets. */
const CHOSEN_FACTS = { req: requestLine, err: loggableError }

/**
 * We redact secrets ourselves, because the library's redaction takes twenty times as long as
 * logging the rest of the line.
 */
export function loggerOptions({ logLevel }: Config) {
  const hidden = Object.fromEntries(SECRET_FIELDS.map((field) => [field, () => HIDDEN]))
  return {
    level: logLevel,
    serializers: { ...hidden, ...CHOSEN_FACTS },
    formatters: { log: withoutNestedSecrets },
  }
}

function withoutNestedSecrets(line: Record<string, unknown>): Record<string, unknown> {
  const logged: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(line)) {
    const isPlain = typeof value !== 'object' || field in CHOSEN_FACTS || isSecretField(field)
    logged[field] = isPlain ? value : redactSecrets(value)
  }
  return logged
}

/**
 * Logs the route's pattern instead of the URL, because URLs contain hashes, tokens and search
 * words.
 */
function requestLine(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url ?? 'unknown' }
}

/** Whether to log requests for pages and files as well. */
export const isDetailed = ({ logLevel }: Config) => logLevel === 'debug' || logLevel === 'trace'

/**
 * In this scope each request gets an id, which the caller sees, and a log line once it's answered.
 */
export function installRequestLog(scope: FastifyInstance, log: Deps['log']) {
  scope.setGenReqId(() => randomUUID())
  scope.setChildLoggerFactory((_none, bindings) => log.child(bindings))
  scope.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  scope.addHook('onResponse', (request, reply, done) => {
    const line = {
      req: request,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      // Logs only the caller's id. Their name and address stay in the database.
      ...(request.actor && { userId: request.actor.userId }),
    }
    if (request.routeOptions.url?.startsWith('/api/')) request.log.info(line, 'answered')
    else request.log.debug(line, 'answered')
    done()
  })
}
