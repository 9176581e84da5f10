import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps } from '#deps.ts'
import { AppError } from '#errors.ts'
import { analyticsRoutes } from '#features/analytics/routes.ts'
import { authRoutes } from '#features/auth/routes.ts'
import { enquiryRoutes } from '#features/enquiry/routes.ts'
import { jobRoutes } from '#features/job/routes.ts'
import { outboxRoutes } from '#features/outbox/routes.ts'
import { panelRoutes } from '#features/panel/routes.ts'
import { siteRoutes } from '#features/site/routes.ts'
import { answerBrokenRequest } from '#http/broken-request.ts'
import { installErrorHandler, sendError } from '#http/errors.ts'
import { securityHeaders } from '#http/headers.ts'
import { healthRoutes } from '#http/health.ts'
import { installJsonBody } from '#http/json-body.ts'
import { installRequestLog } from '#http/log.ts'
import { installMailPreviews } from '#http/mail-previews.ts'
import { createMount } from '#http/mount.ts'
import { installOpenApi } from '#http/openapi.ts'
import { openPages } from '#http/pages.ts'

const MAX_BODY_BYTES = 1024 * 1024
/** A body that drips in byte by byte is cut off after this long. */
const REQUEST_TIMEOUT_MS = 15_000
/** Longer than any request may take to arrive, so that a slow sender is told so. */
const HANDLER_TIMEOUT_MS = 30_000

type Options = {
  /** Where the built web pages lie. */
  webRoot: string
  /** Adds what only those who build the product want to see. */
  development?: boolean
}

/** The whole product as one HTTP application, listening nowhere yet. */
export async function buildApp(deps: Deps, options: Options): Promise<FastifyInstance> {
  const headers = securityHeaders(deps.config)
  const pages = openPages(deps.config, options.webRoot)
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: deps.config.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Node looks for late requests only this often, every 30 s if it is not told.
    http: { connectionsCheckingInterval: 2_000, requireHostHeader: false },
    handlerTimeout: HANDLER_TIMEOUT_MS,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler: answerBrokenRequest(deps.config),
    // An address that cannot even be decoded.
    frameworkErrors(_error, request, reply) {
      reply.headers(headers)
      if (request.url.startsWith('/api/')) sendError(reply, new AppError('UNKNOWN_PATH'))
      else pages.sendNotFound(request, reply)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  installErrorHandler(app)
  installJsonBody(app)
  installRequestLog(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id)
  })

  // Node would answer an expectation that it does not know by itself, without our headers.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  )

  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  // A connection whose last request was under way would otherwise stay open, and stopping wait for it.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })

  await installOpenApi(app)
  const mount = createMount(app, deps)
  healthRoutes(mount, () => isStopping)
  siteRoutes(mount)
  enquiryRoutes(mount)
  authRoutes(mount)
  analyticsRoutes(mount, pages.isKnownPath)
  panelRoutes(mount)
  outboxRoutes(mount)
  jobRoutes(mount)

  if (options.development) installMailPreviews(app)
  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw new AppError('UNKNOWN_PATH')
  })
  pages.install(app)
  app.setNotFoundHandler(async () => {
    throw new AppError('UNKNOWN_PATH')
  })
  return app
}
