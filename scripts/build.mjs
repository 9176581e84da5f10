// @ts-check
import { ensureBuild } from './setup/build.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { main } from './setup/problem.mjs'

await main(async () => {
  await ensureDependencies()
  await ensureBuild()
  console.log('Everything is built.')
})
