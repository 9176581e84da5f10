import fs from 'node:fs'
import path from 'node:path'
import { EmbeddedPostgresError, onDisk } from '#db/embedded/failure.ts'
import { completeInstallation, type Installation } from '#db/embedded/installation.ts'

/**
 * Copies the binaries to a directory that the server's account can reach and where we can create
 * links. The copy is named by version, so all checkouts that copy to the same directory share one.
 */
export function copyInstallation(installation: Installation, intoDir: string): Installation {
  const name = `postgresql-${installation.version}-${process.platform}-${process.arch}`
  const copy = path.join(intoDir, name)
  return onDisk(copy, () => {
    if (fs.lstatSync(copy, { throwIfNoEntry: false })) assertTrusted(copy)
    if (!isComplete(installation.dir, copy)) makeCopy(installation.dir, copy)
    assertTrusted(copy)
    return { dir: copy, version: installation.version }
  })
}

/** Anyone who could write to the copy could make us run any program. */
function assertTrusted(copy: string) {
  const entry = fs.lstatSync(copy)
  if (entry.isDirectory() && entry.uid === process.getuid?.() && !(entry.mode & 0o022)) return
  throw new EmbeddedPostgresError(
    `${copy} was made by another user, so it isn't safe to run PostgreSQL from. Remove it.`,
  )
}

/**
 * Makes the copy under another name and then renames it, so two processes at once, or a killed one,
 * never leave half a copy.
 */
function makeCopy(source: string, copy: string) {
  const draft = fs.mkdtempSync(`${copy}.draft-`)
  try {
    copyTree(source, draft)
    completeInstallation(draft)
    fs.chmodSync(draft, 0o755)
    if (fs.existsSync(copy)) fs.renameSync(copy, `${draft}.replaced`)
    fs.renameSync(draft, copy)
  } catch (error) {
    if (!isComplete(source, copy)) throw error
  } finally {
    fs.rmSync(draft, { recursive: true, force: true })
    fs.rmSync(`${draft}.replaced`, { recursive: true, force: true })
  }
}

function copyTree(source: string, target: string) {
  for (const entry of fs.readdirSync(source, { withFileTypes: true })) {
    const from = path.join(source, entry.name)
    const to = path.join(target, entry.name)
    if (entry.isSymbolicLink()) {
      fs.symlinkSync(fs.readlinkSync(from), to)
    } else if (entry.isDirectory()) {
      fs.mkdirSync(to)
      fs.chmodSync(to, 0o755)
      copyTree(from, to)
    } else {
      fs.copyFileSync(from, to)
      // Other users may not be able to read the source (if it was installed with umask 077), but
      // they must be able to read the copy.
      fs.chmodSync(to, path.basename(source) === 'bin' ? 0o755 : 0o644)
    }
  }
}

/**
 * Compares every file's size, because cleanup jobs delete individual temporary files and a full
 * disk cuts files short.
 */
function isComplete(source: string, copy: string): boolean {
  return fs.readdirSync(source, { withFileTypes: true }).every((entry) => {
    const from = path.join(source, entry.name)
    const to = path.join(copy, entry.name)
    const there = fs.lstatSync(to, { throwIfNoEntry: false })
    if (!there) return false
    if (entry.isDirectory()) return isComplete(from, to)
    return entry.isSymbolicLink() || there.size === fs.lstatSync(from).size
  })
}
