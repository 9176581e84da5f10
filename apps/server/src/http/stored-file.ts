import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A file in memory, with its compressed versions. */
export type StoredFile = {
  bytes: Buffer
  brotli: Buffer | undefined
  gzip: Buffer | undefined
  hash: string
  type: string
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

export const isServedType = (name: string) => path.extname(name) in TYPES

/** Whether a file is a video. Browsers play videos while loading, so they request byte ranges. */
export const isFilm = ({ type }: StoredFile) => type.startsWith('video/')

/** Reads a file of the web build, with the compressed versions that the build made. */
export function readStored(root: string, name: string): StoredFile {
  const file = path.join(root, name)
  return {
    ...described(readFileSync(file), name),
    brotli: readIfThere(`${file}.br`),
    gzip: readIfThere(`${file}.gz`),
  }
}

/**
 * A file made at runtime. Brotli quality 9 gets nearly as small as the best quality, in a tenth of
 * the time.
 */
export function storedText(text: string, name: string): StoredFile {
  const bytes = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return {
    ...described(bytes, name),
    brotli: brotliCompressSync(bytes, { params }),
    gzip: gzipSync(bytes),
  }
}

function described(bytes: Buffer, name: string) {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes, hash, type: TYPES[path.extname(name)] ?? 'application/octet-stream' }
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined)
