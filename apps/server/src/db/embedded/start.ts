import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareBinaries } from '#db/embedded/binaries.ts'
import { ensureCluster } from '#db/embedded/cluster.ts'
import { connectionStringFor, ensureDatabase } from '#db/embedded/database.ts'
import { findInstallation, type Installation } from '#db/embedded/installation.ts'
import { withLaunchLock } from '#db/embedded/launch-lock.ts'
import { choosePlace, makeDataDir } from '#db/embedded/place.ts'
import { openServer, type Running, type Site, stopServer } from '#db/embedded/server.ts'
import { chooseSocketDir } from '#db/embedded/socket-directory.ts'

export type EmbeddedPostgres = {
  connectionString: string
  /** True if the server was already running. */
  adopted: boolean
  clusterDir: string
  pid: number
  /** Leaves the server, and stops it if no other process uses it. Close all connections first. */
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  dataDir: string
  /** Receives a line about each slow step and unexpected location. */
  say?: (line: string) => void
  /**
   * PostgreSQL settings. They apply when we start the server, not when we join one that's already
   * running.
   */
  settings?: Record<string, string>
  /** Use these binaries instead of the ones npm installed. */
  installation?: Installation
}

/**
 * The bundled PostgreSQL for a DATA_DIR, shared by all processes that ask for it. It keeps running
 * when a process is killed, and the next process joins it. If it dies while in use, we restart it.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = makeDataDir(path.resolve(options.dataDir))
  const say = options.say ?? (() => {})
  const { site, running } = await withLaunchLock(dataDir, say, async () => {
    const site = await prepareSite(dataDir, say, options)
    const running = await openServer(site)
    await ensureDatabase(running.presence.client)
    return { site, running }
  })
  const watched = watch(site, running)
  return {
    connectionString: connectionStringFor(site.socketDir),
    adopted: running.adopted,
    clusterDir: site.clusterDir,
    get pid() {
      return watched.current().pid
    },
    stop: watched.stop,
  }
}

async function prepareSite(
  dataDir: string,
  say: (line: string) => void,
  { settings = {}, installation = findInstallation() }: EmbeddedOptions,
): Promise<Site> {
  const place = choosePlace(dataDir, say)
  const binaries = prepareBinaries(installation, dataDir, place.account)
  await ensureCluster(place, binaries, settings.fsync !== 'off')
  const socketDir = chooseSocketDir(place.clusterDir, place.account)
  return { ...place, dataDir, socketDir, binaries, settings, say }
}

const REVIVE_EVERY_MS = 1_000

/** Restarts the server whenever it goes down while we use it. */
function watch(site: Site, first: Running) {
  let running = first
  let isStopping = false
  let stopped: Promise<void> | undefined
  const watching = (async () => {
    for (;;) {
      await running.presence.ended
      if (isStopping) return
      site.say('PostgreSQL went down. Starting it again.')
      const revived = await revive(site, () => isStopping)
      if (!revived) return
      running = revived
    }
  })()
  async function leave() {
    isStopping = true
    try {
      await withLaunchLock(site.dataDir, site.say, async () => {
        const isLast = await running.presence.isLast().catch(() => false)
        if (isLast) await stopServer(site, running.pid)
        await running.presence.leave()
      })
    } finally {
      await running.presence.leave()
      await watching
    }
  }
  return { current: () => running, stop: () => (stopped ??= leave()) }
}

async function revive(site: Site, isStopping: () => boolean): Promise<Running | undefined> {
  let lastMessage = ''
  while (!isStopping()) {
    try {
      return await withLaunchLock(site.dataDir, site.say, () => {
        chooseSocketDir(site.clusterDir, site.account)
        return openServer(site)
      })
    } catch (error) {
      const { message } = error as Error
      if (message !== lastMessage) site.say(message)
      lastMessage = message
      await sleep(REVIVE_EVERY_MS)
    }
  }
  return undefined
}
