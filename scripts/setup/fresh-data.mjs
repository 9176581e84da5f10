// @ts-check
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { ROOT } from './paths.mjs'
import { Problem } from './problem.mjs'

/**
 * The demo's data folder, inside DATA_DIR. It's separate, because the demo starts by deleting its
 * data and DATA_DIR may hold a real product's data.
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
 * Deletes a data folder, including a database that's elsewhere and only linked from the folder.
 * @param {string} dataDir
 */
export function removeData(dataDir) {
  const link = join(dataDir, 'postgres')
  if (existsSync(link)) {
    const cluster = realpathSync(link)
    const pid = runningServer(cluster)
    if (pid) {
      throw new Problem(
        `The database in ${dataDir} is running (process ${pid}). Stop the product that uses it first, ` +
          'or keep its data with `npm run demo -- --keep`.',
      )
    }
    rmSync(cluster, { recursive: true, force: true })
    // Delete the parent folder too, but only if the product made it for this database.
    const around = dirname(cluster)
    if (/^[0-9a-f]{16}$/.test(basename(around))) rmSync(around, { recursive: true, force: true })
  }
  rmSync(dataDir, { recursive: true, force: true })
}
