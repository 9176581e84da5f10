// @ts-check
import { ensureBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { handOver } from './setup/hand-over.mjs'
import { main } from './setup/problem.mjs'

await main(async () => {
  await ensureDependencies()
  await ensureBuild()
  return handOver('apps/server/dist/main.js', process.argv.slice(2), { NODE_ENV: 'production' })
})
