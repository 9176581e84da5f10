// @ts-check
// npm test [-- [--long] [stage or file name ...]]
import { ensureDependencies } from './setup/dependencies.mjs'
import { handOver } from './setup/hand-over.mjs'
import { main } from './setup/problem.mjs'

await main(async () => {
  await ensureDependencies()
  return handOver('scripts/test/run.ts', process.argv.slice(2))
})
