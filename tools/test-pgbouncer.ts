// npm run test:pgbouncer [-- FILES]: runs the race tests and the browser test `whole-loop` through
// PgBouncer in transaction mode, with the configuration in ops/pgbouncer.ini. With FILES, runs only
// those server tests.
import { spawnSync } from 'node:child_process'
import { openDatabase } from '../apps/server/src/db/open.ts'
import { startTestServer } from '../apps/server/src/testing/test-server.ts'
import { ensureBrowser, HOW_TO_INSTALL } from '../scripts/setup/browser.mjs'
import { ROOT, tool, toolEnv } from '../scripts/setup/paths.mjs'
import { main, Problem } from '../scripts/setup/problem.mjs'
import { type Pooler, startPgBouncer } from './loopback/pgbouncer.ts'

/** Tests in which people or processes compete, and those that start whole processes. */
const RACES = [
  'race.test',
  'app-storm',
  'booking',
  'outbox',
  'campaign.test',
  'product.test',
  'jobs/',
]
/** Through a pooler, tests that start whole processes need more time. */
const PATIENCE = '--testTimeout=120000'

await main(async () => {
  const server = await startTestServer()
  const pooler = await startPgBouncer(server.url)
  try {
    if (!pooler) {
      console.log('Skipped: PgBouncer is not installed (on Debian: apt-get install pgbouncer).')
      return 0
    }
    const env = {
      TEST_DATABASE_URL: server.url,
      TEST_POOLER_URL: pooler.url,
      PREPARED_STATEMENTS: pooler.sharesStatements ? 'on' : 'off',
    }
    console.log(`PgBouncer ${pooler.version}, PREPARED_STATEMENTS=${env.PREPARED_STATEMENTS}`)
    await checkTimeLimits(pooler)
    const files = process.argv.slice(2)
    const browser = await ensureBrowser()
    if (!browser) throw new Problem(HOW_TO_INSTALL)
    const codes = [
      run(
        'vitest',
        ['run', '--project=server', PATIENCE, ...(files.length > 0 ? files : RACES)],
        env,
      ),
      files.length > 0
        ? 0
        : run('playwright', ['test', '--reporter=line', 'whole-loop'], {
            ...env,
            CHROMIUM_PATH: browser,
          }),
    ]
    return Math.max(...codes)
  } finally {
    await pooler?.stop()
    await server.stop()
  }
})

/** A client can't set these timeouts through a pooler, so the pooler has to. */
async function checkTimeLimits({ url }: Pooler) {
  const db = openDatabase(url, () => {}, { preparedStatements: false })
  for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
    const { rows } = await db.execute<Record<string, string>>(`show ${name}`)
    if (rows[0]?.[name] !== '15s') throw new Problem(`${name} is ${rows[0]?.[name]}, not 15s.`)
  }
  await db.close()
}

function run(program: string, args: string[], env: Record<string, string>): number {
  const options = { cwd: ROOT, stdio: 'inherit', env: toolEnv(env) } as const
  return spawnSync(tool(program), args, options).status ?? 1
}
