import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Binaries, SERVER_ENVIRONMENT } from '#db/embedded/binaries.ts'
import { EmbeddedPostgresError, explainOutput, onDisk } from '#db/embedded/failure.ts'
import type { Place } from '#db/embedded/place.ts'
import { findProcessState, readPostmasterFile, removeStaleFiles } from '#db/embedded/postmaster.ts'
import { join, type Presence } from '#db/embedded/presence.ts'
import { removeSocketDir } from '#db/embedded/socket-directory.ts'

export type Site = Place & {
  dataDir: string
  socketDir: string
  binaries: Binaries
  settings: Record<string, string>
  say: (line: string) => void
}

export type Running = { presence: Presence; pid: number; adopted: boolean }

const POLL_MS = 20
const REPORT_EVERY_MS = 5_000
const SOCKET_PATIENCE_MS = 15_000
const CRASHED_SERVER_PATIENCE_MS = 30_000
const LARGEST_LOG = 1_000_000

/** Joins this cluster's server, or starts it. Call it under the launch lock. */
export async function openServer(site: Site): Promise<Running> {
  return (await adopt(site)) ?? (await launch(site))
}

/**
 * Joins the running server, if there is one. The server keeps running if our process is killed, and
 * other processes may be using it.
 */
async function adopt(site: Site): Promise<Running | undefined> {
  for (let waited = 0; ; waited += POLL_MS) {
    const file = readPostmasterFile(site.clusterDir)
    if (!file) return undefined
    // Try the socket first, because that also finds a server in another container.
    const answer = await join(file.socketDir)
    if (typeof answer === 'object') return { presence: answer, pid: file.pid, adopted: true }
    const state = findProcessState(file.pid, site.clusterDir)
    if (answer === 'absent' && state !== 'server') {
      // If the server's process is gone, leave its files to PostgreSQL's own recovery.
      if (state !== 'gone') removeStaleFiles(site.clusterDir, file)
      return undefined
    }
    if (answer === 'absent' && waited >= SOCKET_PATIENCE_MS) {
      throw new EmbeddedPostgresError(
        `PostgreSQL is running as process ${file.pid}, but isn't responding on its socket in ${file.socketDir}. ` +
          `Stop it (kill -INT ${file.pid}) and start again.`,
      )
    }
    tell(site, waited)
    await sleep(POLL_MS)
  }
}

async function launch(site: Site): Promise<Running> {
  const giveUpAt = Date.now() + CRASHED_SERVER_PATIENCE_MS
  for (;;) {
    const server = spawnServer(site)
    for (let waited = 0; server.isRunning(); waited += POLL_MS) {
      const answer = await join(site.socketDir)
      if (typeof answer === 'object') return { presence: answer, pid: server.pid, adopted: false }
      tell(site, waited)
      await sleep(POLL_MS)
    }
    // A killed server's child processes take a moment to exit and release its shared memory.
    const isPassing = /still in use/.test(server.output()) && Date.now() < giveUpAt
    if (!isPassing) throw explainOutput(server.output(), site.clusterDir)
    await sleep(POLL_MS)
  }
}

function spawnServer(site: Site) {
  const logFile = path.join(site.dataDir, 'postgres.log')
  const log = onDisk(logFile, () => openLog(logFile))
  const logStart = fs.fstatSync(log).size
  let failure = ''
  let isOver = false
  const settings = Object.entries({ ...standingSettings(site.socketDir), ...site.settings })
  const child = spawn(
    site.binaries.postgres,
    ['-D', site.clusterDir, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...site.account,
      cwd: '/',
      env: SERVER_ENVIRONMENT,
      // The server runs in its own session, so Ctrl-C doesn't stop it before our last write.
      detached: true,
      // The server logs to a file instead of a pipe, because it may outlive us and must never wait
      // for us to read.
      stdio: ['ignore', log, log],
    },
  )
  fs.closeSync(log)
  child.unref()
  child.once('exit', () => (isOver = true))
  child.once('error', (error) => {
    failure = error.message
    isOver = true
  })
  return {
    pid: child.pid ?? 0,
    isRunning: () => !isOver,
    output: () => failure || fs.readFileSync(logFile).subarray(logStart).toString('utf8'),
  }
}

function openLog(file: string): number {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0
  return fs.openSync(file, size > LARGEST_LOG ? 'w' : 'a', 0o600)
}

function standingSettings(socketDir: string): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    // Four web processes and a worker can open 116 connections.
    max_connections: '200',
    // The product logs failed statements itself, without the personal data this log would show.
    // Only starts, stops and crashes remain, so the file hardly grows.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  }
}

function tell({ say, clusterDir }: Site, waited: number) {
  if (waited === 0 || waited % REPORT_EVERY_MS !== 0) return
  say(`Waiting for PostgreSQL in ${clusterDir} (${waited / 1000} s) ...`)
}

const STOP_PATIENCE_MS = 60_000

/** A fast, orderly shutdown: rolls back open transactions and writes everything committed. */
export async function stopServer(site: Site, pid: number): Promise<void> {
  const { clusterDir, socketDir, say } = site
  if (findProcessState(pid, clusterDir) !== 'server') return
  signal(pid)
  for (let waited = 0; waited < STOP_PATIENCE_MS; waited += POLL_MS) {
    if (findProcessState(pid, clusterDir) !== 'server') {
      return removeSocketDir(socketDir, clusterDir)
    }
    await sleep(POLL_MS)
  }
  say(`PostgreSQL (process ${pid}) is still writing to disk. It'll stop when it's done.`)
}

function signal(pid: number) {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // The server exited between the check and the signal.
  }
}
