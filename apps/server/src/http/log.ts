import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { errorFacts, HIDDEN, isSecretField, SECRET_FIELDS, withoutSecrets } from '#redaction.ts'

/** These tell chosen facts only, and no secret is among them. */
const CHOSEN_FACTS = { req: requestLine, err: errorFacts }

/** The library's own redaction took twenty times as long as the rest of a line. */
export function loggerOptions({ logLevel }: Config) {
  const hidden = Object.fromEntries(SECRET_FIELDS.map((field) => [field, () => HIDDEN]))
  return {
    level: logLevel,
    serializers: { ...hidden, ...CHOSEN_FACTS },
    formatters: { log: withoutNestedSecrets },
  }
}

function withoutNestedSecrets(line: Record<string, unknown>): Record<string, unknown> {
  const told: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(line)) {
    const isPlain = typeof value !== 'object' || field in CHOSEN_FACTS || isSecretField(field)
    told[field] = isPlain ? value : withoutSecrets(value)
  }
  return told
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
