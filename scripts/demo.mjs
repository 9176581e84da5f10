// @ts-check
import { join } from 'node:path'
import { ensureBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { removeData } from './setup/fresh-data.mjs'
import { handOver } from './setup/hand-over.mjs'
import { ROOT } from './setup/paths.mjs'
import { main, Problem } from './setup/problem.mjs'

await main(async () => {
  const args = process.argv.slice(2)
  if (process.env.DATABASE_URL) {
    throw new Problem(
      'The demo fills a database of its own and touches no other: unset DATABASE_URL and try again.',
    )
  }
  await ensureDependencies()
  await ensureBuild()
  const dataDir = join(ROOT, 'data', 'demo')
  if (!args.includes('--keep')) removeData(dataDir)
  return handOver('apps/server/dist/main.js', ['--demo'], {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    // Whoever tries it reads whom to sign in as, not what every request was.
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  })
})
