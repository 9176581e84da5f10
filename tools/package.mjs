// @ts-check
// npm run package -- <folder>: copies only what a machine needs to run the built product.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { ensureBuild } from '../scripts/setup/build.mjs'
import { ensureDependencies } from '../scripts/setup/dependencies.mjs'
import { ROOT } from '../scripts/setup/paths.mjs'
import { main, Problem } from '../scripts/setup/problem.mjs'

/**
 * Packages that apps/server/rolldown.config.ts leaves out of the bundle, except the embedded
 * PostgreSQL.
 */
const LEFT_OUTSIDE = ['@fastify/swagger-ui', '@node-rs/argon2']

/**
 * Finds a package's folder the way its dependant would. Undefined if it's for another platform.
 * @param {string} name @param {string} from
 */
function folderOf(name, from) {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? []
  return places.map((place) => join(place, name)).find((place) => existsSync(place))
}

/** @param {string} name @param {string} from @param {Set<string>} found */
function collect(name, from, found) {
  const folder = folderOf(name, from)
  if (!folder || found.has(folder)) return
  found.add(folder)
  const facts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const needed = { ...facts.dependencies, ...facts.optionalDependencies }
  for (const next of Object.keys(needed)) collect(next, folder, found)
}

await main(async () => {
  const argument = process.argv[2]
  if (!argument) throw new Problem('Usage: npm run package -- <folder>', 2)
  const target = resolve(process.env.INIT_CWD ?? '.', argument)
  await ensureDependencies()
  await ensureBuild()
  rmSync(target, { recursive: true, force: true })
  /** @type {Set<string>} */
  const packages = new Set()
  for (const name of LEFT_OUTSIDE) collect(name, join(ROOT, 'apps/server'), packages)
  const parts = [
    'apps/server/dist',
    'apps/web/build/client',
    'apps/web/build/app-paths.json',
    'LICENSE',
  ]
  for (const part of [...parts, ...[...packages].map((folder) => relative(ROOT, folder))]) {
    mkdirSync(dirname(join(target, part)), { recursive: true })
    cpSync(join(ROOT, part), join(target, part), {
      recursive: true,
      filter: (source) => !source.endsWith('.map'),
    })
  }
  writeFileSync(join(target, 'package.json'), '{ "type": "module", "private": true }\n')
  console.log(`Packaged into ${target}, with ${packages.size} packages.`)
})
