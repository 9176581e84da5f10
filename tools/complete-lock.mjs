// @ts-check
// node tools/complete-lock.mjs, after npm has written the lock file.
// Packages with native code list one optional package per platform. If a registry doesn't have some
// of them, npm leaves them out of the lock file, and `npm ci` then refuses it. This adds their
// names, versions and platforms back, the way npm writes them when it finds them all.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../scripts/setup/paths.mjs'

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd']
SYSTEMS.push('openharmony', 'sunos', 'win32', 'windows')
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x']
PROCESSORS.push('wasm32', 'x64')

const path = join(ROOT, 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8'))

/** @param {string} from a package's path in the lock file @param {string} name */
function isLocked(from, name) {
  for (let dir = from; ; dir = dir.slice(0, Math.max(dir.lastIndexOf('/'), 0))) {
    if (`${dir && `${dir}/`}node_modules/${name}` in lock.packages) return true
    if (!dir) return false
  }
}

/**
 * @param {string} name like @rolldown/binding-linux-arm64-musl
 * @param {unknown} version @param {unknown} dev
 */
function entryFor(name, version, dev) {
  const words = name.split(/[/-]/)
  const os = words.filter((word) => SYSTEMS.includes(word))
  const cpu = words.filter((word) => PROCESSORS.includes(word))
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  if (os.length + cpu.length === 0)
    throw new Error(`Can't tell from its name which platform ${name} is for.`)
  // The fields are in npm's own order, so npm's next run doesn't change anything.
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev ? { dev } : {}),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os: os.map((word) => (word === 'windows' ? 'win32' : word)) }),
  }
}

let added = 0
for (const [from, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(from, name)) continue
    lock.packages[`node_modules/${name}`] = entryFor(name, version, dev)
    added += 1
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
lock.packages = Object.fromEntries(sorted)
if (added > 0) writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} packages for other platforms added to package-lock.json.`)
