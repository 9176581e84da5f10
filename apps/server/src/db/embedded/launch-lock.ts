import { chownSync, closeSync, openSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRoot } from '#db/embedded/account.ts'
import { EmbeddedPostgresError, onDisk } from '#db/embedded/failure.ts'

const RETRY_MS = 25
const REPORT_AFTER_MS = 5_000
const SQLITE_BUSY = 5

/**
 * Runs `work` while no other process can start or stop the server for this DATA_DIR. The kernel
 * holds the lock, so it's released the moment a process is killed. Node has no function for such a
 * lock, but its SQLite can lock a file on any system. Nothing is ever written to the file.
 */
export async function withLaunchLock<T>(
  dataDir: string,
  say: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const file = path.join(dataDir, 'postgres.lock')
  onDisk(file, () => makeLockFile(file, dataDir))
  const lock = new DatabaseSync(file)
  try {
    await take(lock, file, say)
    return await work()
  } finally {
    lock.close()
  }
}

function makeLockFile(file: string, dataDir: string) {
  closeSync(openSync(file, 'a', 0o600))
  // Gives the file to the directory's owner. Otherwise a single command run as root would lock them
  // out for good.
  const { uid, gid } = statSync(dataDir)
  if (isRoot()) chownSync(file, uid, gid)
}

async function take(lock: DatabaseSync, file: string, say: (line: string) => void) {
  for (let waited = 0; ; waited += RETRY_MS) {
    try {
      // Keeps the journal in memory, because the disk may be full.
      lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
      return
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) {
        const sentence = `${file} can't be locked (is it on a network drive?). Set DATA_DIR to a local disk.`
        throw new EmbeddedPostgresError(sentence, { cause: error })
      }
    }
    if (waited === REPORT_AFTER_MS) say('Waiting for another process to start the database ...')
    await sleep(RETRY_MS)
  }
}
