import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { Account } from '#db/embedded/account.ts'
import { EmbeddedPostgresError, onDisk } from '#db/embedded/failure.ts'

export const SOCKET_PORT = 5432
export const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`

/**
 * How long the directory's path may be on any system. The lowest limit for the socket's path is 104
 * bytes on macOS, including the terminating null byte.
 */
const LONGEST_DIR = 103 - `/${SOCKET_NAME}`.length

/**
 * The socket is in the cluster's own directory, which only its account and root can open. The path
 * doesn't depend on TMPDIR, so every process finds it. If it's too long, we use /tmp.
 */
export function chooseSocketDir(clusterDir: string, account: Account | undefined): string {
  if (Buffer.byteLength(clusterDir) <= LONGEST_DIR) return clusterDir
  const name = createHash('sha256').update(clusterDir).digest('hex').slice(0, 16)
  const dir = `/tmp/wattle-${name}`
  onDisk(dir, () => makePrivate(dir, account))
  return dir
}

/**
 * Anyone could create this directory in /tmp before us, so only trust it if it's ours and private.
 */
function makePrivate(dir: string, account: Account | undefined) {
  try {
    fs.mkdirSync(dir, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const entry = fs.lstatSync(dir)
  const isOurs = entry.uid === process.getuid?.() || entry.uid === account?.uid
  if (!entry.isDirectory() || !isOurs || entry.mode & 0o077) {
    throw new EmbeddedPostgresError(
      `${dir} was made by another user or is open to others, so it isn't safe to use. Remove it.`,
    )
  }
  // Only change the directory's owner while it's still ours, in case someone has replaced it with a
  // link.
  if (account && entry.uid !== account.uid) fs.lchownSync(dir, account.uid, account.gid)
}

/** Only call this once the server has stopped. */
export function removeSocketDir(socketDir: string, clusterDir: string): void {
  if (socketDir !== clusterDir) fs.rmSync(socketDir, { recursive: true, force: true })
}
