import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, SERVER_ENVIRONMENT } from '#db/embedded/binaries.ts'
import { EmbeddedPostgresError, explainOutput, onDisk } from '#db/embedded/failure.ts'
import type { Place } from '#db/embedded/place.ts'

/** The role we use to start, watch and stop the server. The product's own role has fewer rights. */
export const SUPERUSER = 'postgres'

const run = promisify(execFile)

/**
 * Creates the cluster if there isn't one, or checks that the existing one is complete and
 * compatible.
 */
export async function ensureCluster(
  place: Place,
  binaries: Binaries,
  isDurable: boolean,
): Promise<void> {
  removeDrafts(place.clusterDir)
  if (isCluster(place.clusterDir)) return assertVersion(place.clusterDir, binaries.major)
  const draft = `${place.clusterDir}.draft-${randomBytes(6).toString('hex')}`
  try {
    onDisk(draft, () => makeDraft(draft, place))
    await initialise(draft, place, binaries, isDurable)
    // Only a complete cluster gets the real name, even if initdb is killed.
    onDisk(place.clusterDir, () => fs.renameSync(draft, place.clusterDir))
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
  }
}

function makeDraft(draft: string, { account }: Place) {
  fs.mkdirSync(draft, { mode: 0o700 })
  if (account) fs.chownSync(draft, account.uid, account.gid)
}

async function initialise(draft: string, place: Place, binaries: Binaries, isDurable: boolean) {
  const locale = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  const access = [`--username=${SUPERUSER}`, '--auth-local=trust', '--auth-host=reject']
  const sync = isDurable ? [] : ['--no-sync']
  try {
    await run(binaries.initdb, ['-D', draft, ...locale, ...access, ...sync], {
      ...place.account,
      cwd: '/',
      env: SERVER_ENVIRONMENT,
    })
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    throw explainOutput(stderr || message, place.clusterDir)
  }
}

/**
 * Removes what's left of a first start that was killed. The launch lock keeps other processes out.
 */
function removeDrafts(clusterDir: string) {
  const prefix = `${path.basename(clusterDir)}.draft-`
  for (const name of fs.readdirSync(path.dirname(clusterDir))) {
    if (!name.startsWith(prefix)) continue
    // Ignores errors, because an orphaned initdb may still be writing to the draft. The next start
    // removes what's left.
    fs.rm(path.join(path.dirname(clusterDir), name), { recursive: true, force: true }, () => {})
  }
}

function isCluster(clusterDir: string): boolean {
  const names = onDisk(clusterDir, () =>
    fs.existsSync(clusterDir) ? fs.readdirSync(clusterDir) : [],
  )
  if (names.length === 0) return false
  if (
    names.includes('PG_VERSION') &&
    fs.existsSync(path.join(clusterDir, 'global', 'pg_control'))
  ) {
    return true
  }
  throw new EmbeddedPostgresError(
    `${clusterDir} has files but no complete database. Move it elsewhere, start again, and restore a backup.`,
  )
}

function assertVersion(clusterDir: string, major: number) {
  const found = fs.readFileSync(path.join(clusterDir, 'PG_VERSION'), 'utf8').trim()
  if (found === String(major)) return
  throw new EmbeddedPostgresError(
    `The database in ${clusterDir} was made by PostgreSQL ${found}, and the bundled one is ${major}. ` +
      'Back it up with the version of Wattle that made it, and restore into a new DATA_DIR.',
  )
}
