// @ts-check
// npm run sbom [-- file]: lists everything the running product consists of, as a CycloneDX bill of
// materials.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { runQuietly } from '../scripts/setup/children.mjs'
import { ensureDependencies } from '../scripts/setup/dependencies.mjs'
import { bareEnv, ROOT, SCRATCH } from '../scripts/setup/paths.mjs'
import { main, Problem } from '../scripts/setup/problem.mjs'

await main(async () => {
  const argument = process.argv[2]
  const file = argument
    ? resolve(process.env.INIT_CWD ?? '.', argument)
    : join(SCRATCH, 'wattle.cdx.json')
  await ensureDependencies()
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev']
  const { code, output } = await runQuietly('npm', args, { cwd: ROOT, env: bareEnv() })
  // Skip npm's own warnings, which come before the JSON.
  const bill = output.slice(output.indexOf('{\n'))
  if (code !== 0) throw new Problem(`${output.trim()}\n\nnpm couldn't list the packages.`)
  mkdirSync(dirname(file), { recursive: true })
  const { components } = JSON.parse(bill)
  writeFileSync(file, bill)
  console.log(`${components.length} packages listed in ${file}.`)
})
