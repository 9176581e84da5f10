import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import type { Deps } from '#deps.ts'
import { HIDDEN, isSecretField, loggableError, redactSecrets, SECRET_FIELDS } from '#redaction.ts'

/** We only log selected fields of requests and errors, without secrets. */
const CHOSEN_FACTS = { req: requestLine, err: loggableError }

/**
 * We redact secrets ourselves, because pino's redaction takes twenty times as long as logging the
 * rest of the line.
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
 * Logs the route pattern instead of the URL, because URLs contain hashes, tokens and search terms.
 */
function requestLine(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url ?? 'unknown' }
}

/** Whether to also log requests for pages and files. */
export const isDetailed = ({ logLevel }: Config) => logLevel === 'debug' || logLevel === 'trace'

/**
 * Gives each request in this scope an id, which the caller gets in a header, and logs the request
 * once we've responded.
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
      // Logs only the user's id, because names and addresses don't belong in logs.
      ...(request.actor && { userId: request.actor.userId }),
    }
    if (request.routeOptions.url?.startsWith('/api/')) request.log.info(line, 'answered')
    else request.log.debug(line, 'answered')
    done()
  })
}
