// @ts-check
import { ensureBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { demoDataDir, removeData } from './setup/fresh-data.mjs'
import { handOver } from './setup/hand-over.mjs'
import { main, Problem } from './setup/problem.mjs'

await main(async () => {
  const args = process.argv.slice(2)
  if (process.env.DATABASE_URL) {
    throw new Problem('The demo only uses its own database. Unset DATABASE_URL and try again.')
  }
  await ensureDependencies()
  await ensureBuild()
  const dataDir = demoDataDir(process.env)
  if (!args.includes('--keep')) removeData(dataDir)
  return handOver('apps/server/dist/main.js', ['--demo'], {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    // Only log warnings, so the sign-in details stay visible in the terminal.
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  })
})
