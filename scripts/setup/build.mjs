// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './children.mjs'
import { outputFingerprint, sourcesFingerprint } from './fingerprint.mjs'
import { replaceFolder } from './fresh-folder.mjs'
import { withLock } from './lock.mjs'
import { findNode } from './node.mjs'
import { ROOT, tool, toolEnv } from './paths.mjs'
import { Problem } from './problem.mjs'

/** @typedef {{ command: string, args: string[], cwd: string }} Step */
/**
 * @typedef {object} Part
 * @property {string} name as in "Building the web pages ..."
 * @property {string[]} sources
 * @property {string} output the folder the build owns
 * @property {string} [fresh] a separate folder to build in, so the product can still start from the
 *   previous build in the meantime
 * @property {() => Step[]} steps
 */

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'packages']

/** @type {Part} */
const SERVER = {
  name: 'the server',
  sources: [...SHARED, 'apps/server'],
  output: 'apps/server/dist',
  // As deep as the final folder, because source maps use relative paths.
  fresh: 'apps/server/build',
  steps: () => [
    {
      command: tool('rolldown'),
      args: ['-c', 'apps/server/rolldown.config.ts', '-d', 'build'],
      cwd: ROOT,
    },
  ],
}

/** @type {Part} */
const WEB = {
  name: 'the web pages',
  sources: [...SHARED, 'apps/web', 'scripts/compress-web.ts'],
  output: 'apps/web/build',
  steps: () => [
    { command: tool('react-router'), args: ['build'], cwd: join(ROOT, 'apps/web') },
    {
      command: tool('vite'),
      args: ['build', '--config', 'site.config.ts'],
      cwd: join(ROOT, 'apps/web'),
    },
    {
      command: findNode(),
      args: ['apps/web/build/pages/write.js', 'apps/web/build/client'],
      cwd: ROOT,
    },
    { command: findNode(), args: ['scripts/compress-web.ts', 'apps/web/build/client'], cwd: ROOT },
  ],
}

/** @param {Part} part */
function stampOf(part) {
  return join(ROOT, part.output, '.stamp')
}

/** @param {Part} part @param {string} sources */
function isBuilt(part, sources) {
  const stamp = stampOf(part)
  if (!existsSync(stamp)) return false
  return readFileSync(stamp, 'utf8') === `${sources} ${outputFingerprint(part.output)}`
}

/** @param {Part} part @param {string} sources */
async function build(part, sources) {
  const began = performance.now()
  console.log(`Building ${part.name} ...`)
  const place = join(ROOT, part.output)
  // Start clean, so nothing from an earlier build stays. Write the stamp last, so an interrupted
  // build doesn't count as done.
  if (part.fresh) await replaceFolder(place, join(ROOT, part.fresh), () => runSteps(part))
  else {
    rmSync(place, { recursive: true, force: true })
    await runSteps(part)
  }
  mkdirSync(join(ROOT, part.output), { recursive: true })
  writeFileSync(stampOf(part), `${sources} ${outputFingerprint(part.output)}`)
  console.log(`Built ${part.name} in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}

/** @param {Part} part */
async function runSteps(part) {
  for (const { command, args, cwd } of part.steps()) {
    const env = toolEnv({ NODE_ENV: 'production' })
    const { code, output } = await runQuietly(command, args, { cwd, env })
    if (code !== 0) throw new Problem(`${output.trim()}\n\nBuilding ${part.name} failed.`)
  }
}

/** @param {Part} part */
async function ensurePart(part) {
  if (isBuilt(part, sourcesFingerprint(part.sources))) return
  await withLock(`build-${part.output.split('/')[1]}`, async () => {
    const sources = sourcesFingerprint(part.sources)
    if (!isBuilt(part, sources)) await build(part, sources)
  })
}

/** Builds only the server, if its sources have changed. */
export async function ensureServerBuild() {
  await ensurePart(SERVER)
}

/**
 * Builds the server and the web pages, if their sources have changed. Dependencies must be
 * installed.
 */
export async function ensureBuild() {
  await ensurePart(SERVER)
  await ensurePart(WEB)
}
