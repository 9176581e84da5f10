import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const TMPFS = 0x01021994

export function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'wattle-bench-'))
  // If root runs the benchmark, PostgreSQL and nginx run as other users and need access to the
  // folder.
  chmodSync(folder, 0o711)
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * Whether the temporary folder is in memory (tmpfs). Commits never wait for a disk there, so the
 * results say little about a real disk.
 */
export const isTemporaryFolderInMemory = () => statfsSync(tmpdir()).type === TMPFS
