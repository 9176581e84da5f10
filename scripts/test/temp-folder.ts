import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeData } from '../setup/fresh-data.mjs'

/** How many levels below the run's folder a test may put its data folder. */
const DEPTH = 3
const IN_MEMORY = '/dev/shm'
/** A whole run has less than 2 GB of databases at a time, so this leaves plenty of room. */
const BYTES_NEEDED = 6 * 2 ** 30

/**
 * Prefers a folder in memory, if there's enough memory. A copy of the prepared database has about a
 * thousand small files, and writing those to a disk takes ten times as long.
 */
function parentFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, freemem()) > BYTES_NEEDED ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * Makes this run's folder for temporary test files, with the same permissions as the system's
 * temporary folder.
 */
export function makeTempFolder(): string {
  const folder = mkdtempSync(join(parentFolder(), 'wattle-run-'))
  chmodSync(folder, 0o1777)
  return folder
}

function findClusters(folder: string, depth = DEPTH): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.name === 'postgres') return [path]
    return entry.isDirectory() && depth > 0 ? findClusters(path, depth - 1) : []
  })
}

function serverOf(cluster: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 0)
    // Another process may have this pid by now, so compare the command line if there's a /proc.
    if (!existsSync('/proc/self')) return pid
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return command.includes(realpathSync(cluster)) ? pid : undefined
  } catch {
    return undefined
  }
}

async function stopServer(cluster: string): Promise<void> {
  const pid = serverOf(cluster)
  if (!pid) return
  process.kill(pid, 'SIGQUIT')
  for (let waited = 0; waited < 5000 && serverOf(cluster); waited += 50) await sleep(50)
}

/** Stops the database servers that interrupted tests left running, then deletes the folder. */
export async function removeTempFolder(folder: string): Promise<void> {
  for (const cluster of findClusters(folder)) {
    await stopServer(cluster)
    removeData(dirname(cluster))
  }
  rmSync(folder, { recursive: true, force: true })
}
