import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findUnprivilegedAccount, isRoot } from '../../apps/server/src/db/embedded/account.ts'

/** Databases refuse to run as root. */
const account = isRoot() ? findUnprivilegedAccount() : undefined

/** Debian installs servers in folders that aren't on an ordinary user's PATH. */
const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

export const findProgram = (name: string): string | undefined =>
  PLACES.map((place) => join(place, name)).find((file) => existsSync(file))

/** A folder for one run, which the services' account can use. */
export function makeRunFolder(name: string): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), `wattle-${name}-`))
  give(path)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

export function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  give(path)
  return path
}

export function give(path: string) {
  if (account) chownSync(path, account.uid, account.gid)
}

export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listenAnywhere()))
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

const listenAnywhere = () =>
  new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })

export type Service = { pid: number; end(signal: NodeJS.Signals): Promise<void> }

const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Starts a program as a child process, with its output in the file `log`. */
export function startService(
  command: string,
  args: string[],
  { log, env = {} }: { log: string; env?: Record<string, string> },
): Service {
  const output = openSync(log, 'a')
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', output, output],
    ...account,
  })
  running.add(child)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  }).then(() => void running.delete(child))
  return {
    pid: child.pid ?? 0,
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}

/**
 * Calls `look` until it finds something. If that takes too long, fails with an error that names
 * what we waited for.
 */
export async function waitFor<T>(
  what: string,
  look: () => Promise<T | undefined | false>,
  { seconds = 120 } = {},
): Promise<T> {
  const until = performance.now() + seconds * 1000
  for (;;) {
    const found = await look().catch(() => undefined)
    if (found) return found
    if (performance.now() > until) throw new Error(`Waited ${seconds} s for ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
