import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import {
  type Account,
  findClosedDirectory,
  findUnprivilegedAccount,
  isRoot,
} from '#db/embedded/account.ts'
import { EmbeddedPostgresError, onDisk } from '#db/embedded/failure.ts'

/** Where root puts the database if the server's account can't reach DATA_DIR. */
export const SHARED_STATE_DIR = '/var/lib/wattle'

export type Place = {
  clusterDir: string
  /** The account that PostgreSQL runs under. Undefined if it runs under ours. */
  account: Account | undefined
}

/** Creates DATA_DIR if it's missing. Returns its path with symbolic links resolved. */
export function makeDataDir(dataDir: string): string {
  return onDisk(dataDir, () => {
    // If we're root, PostgreSQL's account must be able to reach its folder inside DATA_DIR. It
    // still can't list what else is there.
    fs.mkdirSync(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 })
    return fs.realpathSync(dataDir)
  })
}

/**
 * Finds the cluster for a DATA_DIR, or chooses a place for a new one. Call it under the launch
 * lock.
 */
export function choosePlace(dataDir: string, say: (line: string) => void): Place {
  const inside = path.join(dataDir, 'postgres')
  const clusterDir = onDisk(inside, () => followLink(inside))
  const owner = fs.statSync(clusterDir, { throwIfNoEntry: false })
  if (owner && !owner.isDirectory())
    return onDisk(clusterDir, () => fs.readdirSync(clusterDir) as never)
  if (!isRoot()) return { clusterDir: ownCluster(clusterDir, owner), account: undefined }
  if (owner) return { clusterDir, account: accountOfCluster(clusterDir, owner) }
  const account = findUnprivilegedAccount()
  if (!findClosedDirectory(inside, account)) return { clusterDir: inside, account }
  return {
    clusterDir: onDisk(SHARED_STATE_DIR, () => placeElsewhere(dataDir, inside, say)),
    account,
  }
}

function followLink(inside: string): string {
  const entry = fs.lstatSync(inside, { throwIfNoEntry: false })
  if (!entry?.isSymbolicLink()) return inside
  const target = fs.readlinkSync(inside)
  if (fs.existsSync(inside)) return fs.realpathSync(inside)
  // An unfinished first start: it made the link but not the cluster.
  if (fs.existsSync(path.dirname(target)) && target.startsWith(SHARED_STATE_DIR)) return target
  throw new EmbeddedPostgresError(
    `${inside} links to the database in ${target}, which no longer exists. Put the database back, or delete the link to start with an empty database.`,
  )
}

function ownCluster(clusterDir: string, owner: fs.Stats | undefined): string {
  if (!owner || owner.uid === process.getuid?.()) return clusterDir
  throw new EmbeddedPostgresError(
    `The database in ${clusterDir} belongs to another user (uid ${owner.uid}). ` +
      'Start as that user or as root, or set DATA_DIR to another directory.',
  )
}

/**
 * We run an existing cluster's server as the user who owns the cluster. That could be "nobody", if
 * the user "postgres" was added to the machine later, or an ordinary user.
 */
function accountOfCluster(clusterDir: string, owner: fs.Stats): Account {
  const isEmpty = onDisk(clusterDir, () => fs.readdirSync(clusterDir).length === 0)
  if (owner.uid === 0 && !isEmpty) {
    throw new EmbeddedPostgresError(
      `The database in ${clusterDir} belongs to root, and PostgreSQL refuses to run as root. ` +
        `Give it to another user: chown -R postgres ${clusterDir}`,
    )
  }
  const account = owner.uid === 0 ? findUnprivilegedAccount() : { uid: owner.uid, gid: owner.gid }
  const closed = findClosedDirectory(clusterDir, account)
  if (!closed) return account
  throw new EmbeddedPostgresError(
    `The database in ${clusterDir} can't be reached by the user that runs it (uid ${account.uid}), ` +
      `because that user has no access to ${closed}. Grant it: chmod o+x ${closed}`,
  )
}

/**
 * The server's account can't reach anything inside a directory that only root may enter (mktemp -d
 * makes those), so the cluster goes elsewhere. From then on the link in DATA_DIR points there, even
 * if DATA_DIR is moved or made accessible.
 */
function placeElsewhere(dataDir: string, inside: string, say: (line: string) => void): string {
  makeSharedStateDir()
  const home = path.join(
    SHARED_STATE_DIR,
    createHash('sha256').update(dataDir).digest('hex').slice(0, 16),
  )
  if (fs.existsSync(home)) {
    // Someone removed DATA_DIR and created it again. They want a fresh start, but we don't delete
    // anything.
    const aside = `${home}.before-${new Date().toISOString().replace(/[:.]/g, '')}`
    fs.renameSync(home, aside)
    say(`We've moved an older database from ${dataDir} to ${aside}.`)
  }
  fs.mkdirSync(home, { mode: 0o711 })
  fs.chmodSync(home, 0o711)
  fs.writeFileSync(path.join(home, 'data-dir.txt'), `${dataDir}\n`)
  const clusterDir = path.join(home, 'postgres')
  fs.symlinkSync(clusterDir, inside)
  say(
    `The database is in ${clusterDir}, because ${dataDir} can't be reached by the user that runs it.`,
  )
  return clusterDir
}

/** Only root may write to this directory, so no other user can plant files in it. */
export function makeSharedStateDir(): void {
  onDisk(SHARED_STATE_DIR, () => {
    fs.mkdirSync(SHARED_STATE_DIR, { recursive: true, mode: 0o755 })
    const { uid, mode } = fs.lstatSync(SHARED_STATE_DIR)
    if (uid === 0 && !(mode & 0o022)) return fs.chmodSync(SHARED_STATE_DIR, mode | 0o111)
    throw new EmbeddedPostgresError(
      `Users other than root can write to ${SHARED_STATE_DIR}. ` +
        `Change that: chown root ${SHARED_STATE_DIR} && chmod 755 ${SHARED_STATE_DIR}`,
    )
  })
}
