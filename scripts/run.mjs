// @ts-check
// node scripts/run.mjs <file.ts> [arguments]: any script of the project, after the set-up.
import { ensureDependencies } from './setup/dependencies.mjs'
import { handOver } from './setup/hand-over.mjs'
import { main, Problem } from './setup/problem.mjs'

await main(async () => {
  const [file, ...args] = process.argv.slice(2)
  if (!file) throw new Problem('Usage: node scripts/run.mjs <file.ts> [arguments]', 2)
  await ensureDependencies()
  return handOver(file, args)
})
