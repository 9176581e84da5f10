import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { Account } from '#db/embedded/account.ts'
import { EmbeddedPostgresError, onDisk } from '#db/embedded/failure.ts'

export const SOCKET_PORT = 5432
export const SOCKET_NAME = `.s.PGSQL.${SOCKET_PORT}`

/** The shortest limit among the systems (macOS: 104 bytes with the closing zero). */
const LONGEST_DIR = 103 - `/${SOCKET_NAME}`.length

/**
 * The socket lies in the cluster itself, which only its account (and root) may enter, and which is
 * the same for every process whatever its TMPDIR. Only too long a path sends it to /tmp.
 */
export function chooseSocketDir(clusterDir: string, account: Account | undefined): string {
  if (Buffer.byteLength(clusterDir) <= LONGEST_DIR) return clusterDir
  const name = createHash('sha256').update(clusterDir).digest('hex').slice(0, 16)
  const dir = `/tmp/wattle-${name}`
  onDisk(dir, () => makePrivate(dir, account))
  return dir
}

/** Anyone may create this name in /tmp before us, so what is there is believed only when private. */
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
      `${dir} was made by another user or is open to others, and is not safe to use: remove it.`,
    )
  }
  // Given away only while it is still our own: nobody else can have put a link in its place.
  if (account && entry.uid !== account.uid) fs.lchownSync(dir, account.uid, account.gid)
}

/** After the server has stopped. */
export function removeSocketDir(socketDir: string, clusterDir: string): void {
  if (socketDir !== clusterDir) fs.rmSync(socketDir, { recursive: true, force: true })
}
