import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runSql } from '../../apps/server/src/testing/run-sql.ts'
import { ROOT } from '../../scripts/setup/paths.mjs'
import {
  findProgram,
  freePorts,
  give,
  makeFolder,
  makeRunFolder,
  type Service,
  startService,
  waitFor,
} from './service.ts'

const NAMES = ['one', 'two', 'three'] as const
const ADDRESSES = { one: '127.0.0.11', two: '127.0.0.12', three: '127.0.0.13' }
type Name = (typeof NAMES)[number]
const PROGRAMS = ['patroni', 'etcd', 'haproxy']

export type Cluster = {
  /** The database's URL, through HAProxy. */
  url: string
  /**
   * Waits until there's a primary with a synchronous standby, and all other machines are
   * replicating. Returns the primary's name.
   */
  isWhole(): Promise<Name>
  /** Kills everything on the primary's machine at once. Returns the machine's name. */
  killPrimary(): Promise<Name>
  /** Starts the machine again. It has to rejoin the others without our help. */
  boot(name: Name): void
  stop(): Promise<void>
}

type Members = { members: { name: Name; role: string; state: string }[] }

export const missingPrograms = () => PROGRAMS.filter((name) => !findProgram(name))

/**
 * Starts three machines on loopback addresses, and HAProxy, all with the configuration in ops/ha.
 */
export async function startCluster(): Promise<Cluster> {
  const folder = makeRunFolder('ha')
  const [port = 0] = await freePorts(1)
  const services = new Map<Name, Service[]>()
  const boot = (name: Name) => void services.set(name, bootMachine(folder.path, name))
  for (const name of NAMES) boot(name)
  const haproxy = startHaproxy(folder.path, port)
  const superuser = `postgresql://postgres:change-me-1@127.0.0.1:${port}/postgres`

  const askAll = async () => {
    for (const name of NAMES) {
      const reply = await ask(name).catch(() => undefined)
      if (reply) return reply.members
    }
    return []
  }
  const isWhole = () =>
    waitFor(
      'a primary, a synchronous standby and a third machine',
      async () => {
        const members = await askAll()
        const following = members.filter(({ state }) => /^(running|streaming)$/.test(state))
        const primary = following.find(({ role }) => role === 'leader')
        const hasSafe = following.some(({ role }) => role === 'sync_standby')
        return following.length === NAMES.length && hasSafe && primary?.name
      },
      { seconds: 240 },
    )
  await isWhole()
  await waitFor('HAProxy', () =>
    runSql(superuser, "create role wattle login password 'change-me-3'"),
  )
  await runSql(superuser, 'create database wattle owner wattle')
  return {
    url: `postgresql://wattle:change-me-3@127.0.0.1:${port}/wattle`,
    isWhole,
    async killPrimary() {
      const name = await isWhole()
      const postgres = postgresOf(folder.path, name)
      // Kill Patroni first, or it would tell the other machines that its PostgreSQL has stopped.
      const endings = (services.get(name) ?? []).map((service) => service.end('SIGKILL'))
      for (const pid of postgres) killQuietly(pid)
      await Promise.all(endings)
      return name
    },
    boot,
    async stop() {
      await haproxy.end('SIGTERM')
      for (const name of NAMES) {
        const [, patroni] = services.get(name) ?? []
        await patroni?.end('SIGKILL')
        for (const pid of postgresOf(folder.path, name)) killQuietly(pid)
      }
      for (const [etcd] of services.values()) await etcd?.end('SIGTERM')
      folder.remove()
    },
  }
}

/** Starts etcd and Patroni, with the files in ops/ha for that machine. */
function bootMachine(folder: string, name: Name): Service[] {
  const data = makeFolder(join(folder, name))
  const template = readFileSync(join(ROOT, 'ops/ha/node.env'), 'utf8')
    .replaceAll('SELF_NAME', name)
    .replaceAll('SELF_ADDRESS', ADDRESSES[name])
    .replaceAll('10.0.0.', '127.0.0.')
    .replace(/^(ETCD_DATA_DIR)=.*/m, `$1=${join(data, 'etcd')}`)
    .replace(/^(PATRONI_POSTGRESQL_DATA_DIR)=.*/m, `$1=${join(data, 'postgres')}`)
    .replace(/^(PATRONI_POSTGRESQL_BIN_DIR)=.*/m, `$1=${newestPostgres()}`)
  const lines = template.split('\n').filter((line) => /^\w+=/.test(line))
  const env = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s, 2)))
  // etcd doesn't officially support arm64, so on such a machine it only starts if we set this.
  const unsupported = process.arch === 'arm64' ? { ETCD_UNSUPPORTED_ARCH: 'arm64' } : {}
  const file = join(ROOT, 'ops/ha/patroni.yml')
  return [
    startService(program('etcd'), [], {
      log: join(folder, `${name}-etcd.log`),
      env: { ...env, ...unsupported },
    }),
    startService(program('patroni'), [file], { log: join(folder, `${name}-patroni.log`), env }),
  ]
}

function startHaproxy(folder: string, port: number): Service {
  const file = join(folder, 'haproxy.cfg')
  const text = readFileSync(join(ROOT, 'ops/ha/haproxy.cfg'), 'utf8')
  writeFileSync(
    file,
    text.replaceAll('10.0.0.', '127.0.0.').replace(':5000\n    opt', `:${port}\n    opt`),
  )
  give(file)
  return startService(program('haproxy'), ['-db', '-f', file], { log: join(folder, 'haproxy.log') })
}

const program = (name: string) => findProgram(name) ?? name

function newestPostgres(): string {
  const root = '/usr/lib/postgresql'
  const [newest = ''] = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  return join(root, newest, 'bin')
}

async function ask(name: Name): Promise<Members> {
  const options = { signal: AbortSignal.timeout(2000) }
  const reply = await fetch(`http://${ADDRESSES[name]}:8008/cluster`, options)
  return reply.json() as Promise<Members>
}

/** The pids of a machine's PostgreSQL: the server and all its processes. */
function postgresOf(folder: string, name: Name): number[] {
  const [line = ''] = textOf(join(folder, name, 'postgres/postmaster.pid')).split('\n')
  const server = Number(line)
  if (!server) return []
  const children = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => Number(/\) \S (\d+)/.exec(textOf(`/proc/${pid}/stat`))?.[1]) === server)
  return [server, ...children.map(Number)]
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function killQuietly(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already ended, together with its server.
  }
}
