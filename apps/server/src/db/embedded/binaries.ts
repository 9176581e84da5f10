import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Account } from '#db/embedded/account.ts'
import { explainOutput } from '#db/embedded/failure.ts'
import { completeInstallation, type Installation } from '#db/embedded/installation.ts'
import { copyInstallation } from '#db/embedded/installation-copy.ts'
import { makeSharedStateDir, SHARED_STATE_DIR } from '#db/embedded/place.ts'

export type Binaries = { postgres: string; initdb: string; major: number }

/**
 * The server gets nothing from our own environment, because that contains secrets and the server
 * may run as another user.
 */
export const SERVER_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Binaries the server's account can run, from the installation or a copy of it. */
export function prepareBinaries(
  installation: Installation,
  dataDir: string,
  account: Account | undefined,
): Binaries {
  completeInstallation(installation.dir)
  const inPlace = tryToRun(installation, account)
  if (typeof inPlace !== 'string') return inPlace
  // A copy doesn't help if root itself isn't allowed to become another user.
  if (/ (EPERM|EINVAL)$/.test(inPlace)) throw explainOutput(inPlace, installation.dir)
  if (account) makeSharedStateDir()
  const copy = copyInstallation(installation, account ? SHARED_STATE_DIR : dataDir)
  const copied = tryToRun(copy, account)
  if (typeof copied !== 'string') return copied
  throw explainOutput(copied, copy.dir)
}

/** Only running the binaries proves that the account can reach them and all their libraries. */
function tryToRun(installation: Installation, account: Account | undefined): Binaries | string {
  const bin = path.join(installation.dir, 'native', 'bin')
  const postgres = path.join(bin, 'postgres')
  const { error, stdout, stderr } = spawnSync(postgres, ['--version'], {
    ...account,
    cwd: '/',
    env: SERVER_ENVIRONMENT,
    encoding: 'utf8',
  })
  const major = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]
  if (!major) return error?.message ?? stderr
  return { postgres, initdb: path.join(bin, 'initdb'), major: Number(major) }
}
