import { createRequire } from 'node:module'
import type { buildApp } from '../../apps/server/src/app.ts'
import type { Database } from '../../apps/server/src/db/open.ts'

type FastifyInstance = Awaited<ReturnType<typeof buildApp>>
export type Pool = Database['$client']

const requireOfServer = createRequire(new URL('../../apps/server/package.json', import.meta.url))

/**
 * Loads the server's own copy of Fastify, so floors use exactly the same version as the product.
 */
export function createFastify(): FastifyInstance {
  return requireOfServer('fastify').fastify()
}

export function createPool(connectionString: string, max: number): Pool {
  const { Pool } = requireOfServer('pg')
  return new Pool({ connectionString, max })
}

type MailPool = { sendMail(mail: Record<string, string>): Promise<unknown> }

export function createMailPool(url: string, maxConnections: number): MailPool {
  return requireOfServer('nodemailer').createTransport({ url, pool: true, maxConnections })
}

/** Hashes passwords with the same library and cost as the product. */
export function hashPassword(password: string): Promise<string> {
  const cost = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
  return requireOfServer('@node-rs/argon2').hash(password, cost)
}
