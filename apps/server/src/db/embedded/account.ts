import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { EmbeddedPostgresError } from '#db/embedded/failure.ts'

/** The system account that runs PostgreSQL, if it isn't our own. */
export type Account = { uid: number; gid: number }

export const isRoot = () => process.getuid?.() === 0

/** PostgreSQL refuses to run as root, so we use an account that almost every machine has. */
export function findUnprivilegedAccount(passwd = readFileSync('/etc/passwd', 'utf8')): Account {
  for (const name of ['postgres', 'nobody']) {
    const line = passwd.split('\n').find((entry) => entry.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    if (Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL refuses to run as root, and this machine has no user "postgres" or "nobody". ' +
      'Create one (useradd --system postgres), start as an ordinary user, or set DATABASE_URL.',
  )
}

/** The outermost directory on the way to `target` that the account can't enter, if any. */
export function findClosedDirectory(target: string, account: Account): string | undefined {
  const above = path.dirname(target)
  const outer = above === target ? undefined : findClosedDirectory(above, account)
  if (outer || above === target) return outer
  const { mode, uid, gid } = statSync(above)
  const mayPass = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  return mode & mayPass ? undefined : above
}
