// @ts-check
// npm run admin -- list | create | promote | demote | reset: accounts, from the shell.
import { ensureServerBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { handOver } from './setup/hand-over.mjs'
import { main } from './setup/problem.mjs'

await main(async () => {
  await ensureDependencies()
  await ensureServerBuild()
  return handOver('apps/server/dist/main.js', ['admin', ...process.argv.slice(2)], {
    NODE_ENV: 'production',
  })
})
