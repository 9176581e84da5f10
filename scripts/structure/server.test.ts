import { expect, test } from 'vitest'
import { judge } from './invented-tree.ts'
import type { Rule } from './rule.ts'
import { serverLayers } from './server-layers.ts'
import { serverPackages } from './server-packages.ts'

const SRC = 'apps/server/src'
const EVERYTHING = {
  [`${SRC}/app.ts`]: '',
  [`${SRC}/http/mount.ts`]: '',
  [`${SRC}/db/schema/users.ts`]: '',
  [`${SRC}/features/auth/routes.ts`]: '',
  [`${SRC}/features/auth/service.ts`]: '',
  [`${SRC}/features/auth/queries.ts`]: '',
  [`${SRC}/features/auth/rules.ts`]: '',
  [`${SRC}/features/auth/sign-in.ts`]: '',
  [`${SRC}/features/auth/emails.tsx`]: '',
  [`${SRC}/features/panel/service.ts`]: '',
  [`${SRC}/features/panel/join-panel.ts`]: '',
  [`${SRC}/features/panel/rules.ts`]: '',
  [`${SRC}/features/panel/queries.ts`]: '',
}

/** What the rule says of one file with one import in it. */
function judgeImport(rule: Rule, path: string, line: string): string[] {
  return judge(rule, { ...EVERYTHING, [`${SRC}/${path}`]: line })
}

test.each([
  ['features/auth/routes.ts', "import * as auth from './service.ts'"],
  ['features/auth/service.ts', "import { findUser } from './queries.ts'"],
  ['features/auth/service.ts', "import { Welcome } from './emails.tsx'"],
  ['features/auth/jobs.ts', "import { sweep } from './service.ts'"],
  ['features/auth/service.ts', "import { join } from '#features/panel/service.ts'"],
  ['features/auth/service.ts', "import { join } from '#features/panel/join-panel.ts'"],
  ['features/auth/service.ts', "import { signIn } from './sign-in.ts'"],
  ['features/auth/sign-in.ts', "import { findUser } from './queries.ts'"],
  ['features/auth/routes.ts', "import { signIn } from './sign-in.ts'"],
  ['features/auth/queries.ts', "import { isActive } from './rules.ts'"],
  ['features/auth/queries.ts', "import { isActive } from '#features/panel/rules.ts'"],
  ['features/auth/auth.test.ts', "import { findUser } from './queries.ts'"],
  ['app.ts', "import { routes } from './features/auth/routes.ts'"],
  ['http/actor.ts', "import { find } from '#features/auth/service.ts'"],
  ['testing/given.ts', "import { insert } from '#features/auth/queries.ts'"],
])('%s may hold: %s', (path, line) => {
  expect(judgeImport(serverLayers, path, line)).toEqual([])
})

test.each([
  ['features/auth/routes.ts', "import { findUser } from './queries.ts'"],
  ['features/auth/routes.ts', "import type { User } from './queries.ts'"],
  ['features/auth/queries.ts', "import { rule } from './service.ts'"],
  ['features/auth/queries.ts', "import { signIn } from './sign-in.ts'"],
  ['features/auth/rules.ts', "import { findUser } from './queries.ts'"],
  ['features/auth/queries.ts', "import { rule } from '#features/panel/service.ts'"],
  ['features/auth/service.ts', "import { routes } from './routes.ts'"],
  ['features/auth/service.ts', "import { find } from '#features/panel/queries.ts'"],
  ['features/auth/service.ts', "import { find } from '../panel/queries.ts'"],
  ['features/panel/service.ts', "const mail = await import('#features/auth/emails.tsx')"],
  ['features/panel/panel.test.ts', "import { find } from '#features/auth/queries.ts'"],
  ['http/actor.ts', "import { find } from '#features/auth/queries.ts'"],
])('%s may not hold: %s', (path, line) => {
  expect(judgeImport(serverLayers, path, line)).toEqual([
    expect.stringContaining(`${SRC}/${path}:1 server-layers: `),
  ])
})

test.each([
  ['features/auth/queries.ts', "import { eq } from 'drizzle-orm'"],
  ['db/open.ts', "import pg from 'pg'"],
  ['jobs/queue.ts', "import { sql } from 'drizzle-orm'"],
  ['testing/database.ts', "import pg from 'pg'"],
  ['features/auth/service.ts', "import type { UserRow } from '#db/schema/users.ts'"],
  ['features/auth/auth.test.ts', "import { users } from '#db/schema/users.ts'"],
  ['features/auth/routes.ts', "import type { FastifyInstance } from 'fastify'"],
])('%s may use: %s', (path, line) => {
  expect(judgeImport(serverPackages, path, line)).toEqual([])
})

test.each([
  ['features/auth/service.ts', "import { eq } from 'drizzle-orm'"],
  ['features/auth/service.ts', "import { pgTable } from 'drizzle-orm/pg-core'"],
  ['features/auth/service.ts', "import { users } from '#db/schema/users.ts'"],
  ['features/auth/routes.ts', "import pg from 'pg'"],
  ['http/rate-limits.ts', "import { sql } from 'drizzle-orm'"],
  ['features/auth/service.ts', "import type { FastifyInstance } from 'fastify'"],
  ['features/auth/queries.ts', "import cookie from '@fastify/cookie'"],
  ['features/auth/jobs.ts', "import { mount } from '#http/mount.ts'"],
])('%s may not use: %s', (path, line) => {
  expect(judgeImport(serverPackages, path, line)).toHaveLength(1)
})
