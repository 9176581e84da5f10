import type { Answer } from '../harness/answer.ts'
import { beFloor } from '../harness/floor.ts'
import { createFastify } from '../harness/libraries.ts'

/**
 * A floor (baseline) to compare the product with: Fastify sends the product's response from memory.
 */
beFloor(async ({ status, headers, body }: Answer) => {
  const app = createFastify()
  app.get('/*', (_request, reply) => reply.code(status).headers(headers).send(body))
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app.server
})
