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

/** Where root keeps what the server's account could not reach below a closed directory. */
export const SHARED_STATE_DIR = '/var/lib/wattle'

export type Place = {
  clusterDir: string
  /** Undefined: the server runs under our own account. */
  account: Account | undefined
}

/** Makes DATA_DIR where it is missing. Returns its true path, the same through any link. */
export function makeDataDir(dataDir: string): string {
  return onDisk(dataDir, () => {
    // As root the server's account must get through; it can list nothing.
    fs.mkdirSync(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 })
    return fs.realpathSync(dataDir)
  })
}

/** Finds the cluster of a DATA_DIR, or chooses where a new one goes. Call under the launch lock. */
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
  // Half of a first start: the link was made, the cluster never.
  if (fs.existsSync(path.dirname(target)) && target.startsWith(SHARED_STATE_DIR)) return target
  throw new EmbeddedPostgresError(
    `The database of ${inside} lies in ${target}, which is gone: bring it back, or remove the link.`,
  )
}

function ownCluster(clusterDir: string, owner: fs.Stats | undefined): string {
  if (!owner || owner.uid === process.getuid?.()) return clusterDir
  throw new EmbeddedPostgresError(
    `The database in ${clusterDir} belongs to another user (uid ${owner.uid}): ` +
      'start as that user or as root, or set DATA_DIR to another directory.',
  )
}

/**
 * An existing cluster is run by its owner, whoever that is: the user "postgres" may have come to
 * the machine after the cluster was made by "nobody", or it was made by an ordinary user.
 */
function accountOfCluster(clusterDir: string, owner: fs.Stats): Account {
  const isEmpty = onDisk(clusterDir, () => fs.readdirSync(clusterDir).length === 0)
  if (owner.uid === 0 && !isEmpty) {
    throw new EmbeddedPostgresError(
      `The database in ${clusterDir} belongs to root, as whom PostgreSQL refuses to run: ` +
        `give it to another user (chown -R postgres ${clusterDir}).`,
    )
  }
  const account = owner.uid === 0 ? findUnprivilegedAccount() : { uid: owner.uid, gid: owner.gid }
  const closed = findClosedDirectory(clusterDir, account)
  if (!closed) return account
  throw new EmbeddedPostgresError(
    `The database in ${clusterDir} is out of reach for the user that runs it (uid ${account.uid}), ` +
      `because ${closed} is closed: let it through (chmod o+x ${closed}).`,
  )
}

/**
 * Below a directory that only root may pass (as mktemp -d makes) the server's account would reach
 * nothing. The link in DATA_DIR leads there from then on, also when DATA_DIR is moved or opened.
 */
function placeElsewhere(dataDir: string, inside: string, say: (line: string) => void): string {
  makeSharedStateDir()
  const home = path.join(
    SHARED_STATE_DIR,
    createHash('sha256').update(dataDir).digest('hex').slice(0, 16),
  )
  if (fs.existsSync(home)) {
    // DATA_DIR was removed and made again: a fresh start is wanted, but nothing is deleted for it.
    const aside = `${home}.before-${new Date().toISOString().replace(/[:.]/g, '')}`
    fs.renameSync(home, aside)
    say(`An older database of ${dataDir} was set aside in ${aside}.`)
  }
  fs.mkdirSync(home, { mode: 0o711 })
  fs.chmodSync(home, 0o711)
  fs.writeFileSync(path.join(home, 'data-dir.txt'), `${dataDir}\n`)
  const clusterDir = path.join(home, 'postgres')
  fs.symlinkSync(clusterDir, inside)
  say(`The database lies in ${clusterDir}, because ${dataDir} is closed to the user that runs it.`)
  return clusterDir
}

/** Only root may write there, so that no other user can lay anything in our way. */
export function makeSharedStateDir(): void {
  onDisk(SHARED_STATE_DIR, () => {
    fs.mkdirSync(SHARED_STATE_DIR, { recursive: true, mode: 0o755 })
    const { uid, mode } = fs.lstatSync(SHARED_STATE_DIR)
    if (uid === 0 && !(mode & 0o022)) return fs.chmodSync(SHARED_STATE_DIR, mode | 0o111)
    throw new EmbeddedPostgresError(
      `${SHARED_STATE_DIR} can be written by others than root: ` +
        `take that away (chown root ${SHARED_STATE_DIR} && chmod 755 ${SHARED_STATE_DIR}).`,
    )
  })
}
