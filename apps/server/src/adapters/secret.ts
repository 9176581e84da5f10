import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#config.ts'

/**
 * One secret, from the configuration or generated once and kept in DATA_DIR. Each purpose gets its
 * own derived key, so one leaked key doesn't expose the others.
 */
export function openSecret(config: Config): (purpose: string) => string {
  const secret = config.secret ?? keptSecret(path.join(config.dataDir, 'secret'))
  const keys = new Map<string, string>()
  return (purpose) => {
    const key = keys.get(purpose) ?? derived(secret, purpose)
    keys.set(purpose, key)
    return key
  }
}

const derived = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url')

function keptSecret(file: string): string {
  const existing = read(file)
  if (existing) return existing
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  try {
    // Linking fails if the file exists, so two processes starting for the first time end up with
    // the same secret.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return read(file) as string
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
