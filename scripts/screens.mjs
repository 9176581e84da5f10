// @ts-check
// npm run screens [-- -g NAME] [-- --update-snapshots]: takes a screenshot of every screen. npm run
// pictures: takes the screenshots in the README.
import { ensureBrowser, HOW_TO_INSTALL } from './setup/browser.mjs'
import { ensureBuild } from './setup/build.mjs'
import { become } from './setup/children.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { tool, toolEnv } from './setup/paths.mjs'
import { main, Problem } from './setup/problem.mjs'

await main(async () => {
  await ensureDependencies()
  await ensureBuild()
  const browser = await ensureBrowser()
  if (!browser) throw new Problem(HOW_TO_INSTALL)
  const args = ['test', '--config=screens.config.ts', '--reporter=line', ...process.argv.slice(2)]
  return become(tool('playwright'), args, toolEnv({ CHROMIUM_PATH: browser }))
})
