import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const TMPFS = 0x01021994

export function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'wattle-bench-'))
  // As root, PostgreSQL and nginx run under other accounts and must get through.
  chmodSync(folder, 0o711)
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Waiting for such a disk costs nothing: a commit there tells little about a real one. */
export const isTemporaryFolderInMemory = () => statfsSync(tmpdir()).type === TMPFS
