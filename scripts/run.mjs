// @ts-check
// node scripts/run.mjs [--build | --build-server] [FILE [arguments]]: installs and builds what's
// needed, then runs one of the project's files.
import { ensureBuild, ensureServerBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { handOver } from './setup/hand-over.mjs'
import { main } from './setup/problem.mjs'

const builds = { '--build': ensureBuild, '--build-server': ensureServerBuild }

await main(async () => {
  const args = process.argv.slice(2)
  await ensureDependencies()
  for (const [option, build] of Object.entries(builds)) {
    if (args[0] !== option) continue
    await build()
    args.shift()
  }
  const [file, ...rest] = args
  if (file) return handOver(file, rest)
  console.log('Everything is built.')
})
