// @ts-check
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { ROOT } from './paths.mjs'
import { Problem } from './problem.mjs'

/**
 * Where the demo keeps its data. It gets a folder inside DATA_DIR, because it starts by deleting what
 * is there, and DATA_DIR may be the one the real product uses.
 * @param {{ DATA_DIR?: string | undefined }} env
 */
export const demoDataDir = ({ DATA_DIR }) => resolve(ROOT, DATA_DIR || 'data', 'demo')

/** @param {string} cluster the database server's own folder */
function runningServer(cluster) {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}

/**
 * Empties a data folder, and the database that may lie elsewhere with only a link from there.
 * @param {string} dataDir
 */
export function removeData(dataDir) {
  const link = join(dataDir, 'postgres')
  if (existsSync(link)) {
    const cluster = realpathSync(link)
    const pid = runningServer(cluster)
    if (pid) {
      throw new Problem(
        `The database in ${dataDir} is running (process ${pid}): stop what uses it first, or go on ` +
          'with what is in it by `npm run demo -- --keep`.',
      )
    }
    rmSync(cluster, { recursive: true, force: true })
    // A folder that the server made for this one database goes with it; anybody else's stays.
    const around = dirname(cluster)
    if (/^[0-9a-f]{16}$/.test(basename(around))) rmSync(around, { recursive: true, force: true })
  }
  rmSync(dataDir, { recursive: true, force: true })
}
