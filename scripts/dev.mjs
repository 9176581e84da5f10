// @ts-check
import { ensureServerBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { handOver } from './setup/hand-over.mjs'
import { main } from './setup/problem.mjs'

await main(async () => {
  await ensureDependencies()
  await ensureServerBuild()
  return handOver('scripts/dev/run.ts', process.argv.slice(2), { NODE_ENV: 'development' })
})
