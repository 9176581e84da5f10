import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { BRAND } from '@wattle/contract/brand'
import type { Endpoint } from '@wattle/contract/endpoint'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { isOptional } from './mount.ts'

// The documentation page uses style attributes. Only its own script can run.
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"

type Document = { paths?: Record<string, Record<string, { requestBody?: object }>> }

/** Marks optional bodies as optional, because the library treats every body as required. */
function markOptionalBodies(document: Document, optional: Pick<RouteOptions, 'method' | 'url'>[]) {
  for (const { method, url } of optional) {
    const path = url.replace(/:(\w+)/g, '{$1}')
    const call = document.paths?.[path]?.[String(method).toLowerCase()]
    if (call?.requestBody) call.requestBody = { ...call.requestBody, required: false }
  }
}

/** Adds the OpenAPI description. Register this before the routes it describes. */
export async function installOpenApi(app: FastifyInstance) {
  const optional: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (isOptional(route.schema?.body as Endpoint['body'])) optional.push(route)
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${BRAND.name} API`, version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject(described) {
      if (!('openapiObject' in described)) return described.swaggerObject
      markOptionalBodies(described.openapiObject as Document, optional)
      return described.openapiObject
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: PAGE_POLICY,
    theme: { title: `${BRAND.name} API` },
    uiConfig: { tryItOutEnabled: false, defaultModelsExpandDepth: -1 },
  })
}
