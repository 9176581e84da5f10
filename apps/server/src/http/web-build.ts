import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#config.ts'
import { pagePolicy } from './headers.ts'

export type StoredFile = {
  bytes: Buffer
  brotli: Buffer | undefined
  gzip: Buffer | undefined
  hash: string
  type: string
}
export type Page = StoredFile & { headers: Record<string, string> }
export type WebBuild = {
  pages: Map<string, Page>
  files: Map<string, StoredFile>
  /** The single-page app, also what an unknown address shows. */
  fallback: Page
  isAppPath: (path: string) => boolean
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const FALLBACK = '__spa-fallback.html'

/** Reads the whole build into memory: opening files for each request was five times slower. */
export function readWebBuild(root: string, config: Config): WebBuild | undefined {
  if (!existsSync(path.join(root, FALLBACK))) return undefined
  const pages = new Map<string, Page>()
  const files = new Map<string, StoredFile>()
  for (const name of filesBelow(root)) {
    const file = readStored(root, name)
    if (name === FALLBACK) continue
    if (name.endsWith('.html')) pages.set(pagePath(name), asPublicPage(file, config))
    else files.set(`/${name}`, file)
  }
  const fallback = asAppPage(readStored(root, FALLBACK), config)
  return { pages, files, fallback, isAppPath: appPathTest(path.join(root, '..', 'app-paths.json')) }
}

function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && path.extname(entry.name) in TYPES)
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
}

function readStored(root: string, name: string): StoredFile {
  const file = path.join(root, name)
  const bytes = readFileSync(file)
  return {
    bytes,
    brotli: readIfThere(`${file}.br`),
    gzip: readIfThere(`${file}.gz`),
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    type: TYPES[path.extname(name)] ?? 'application/octet-stream',
  }
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined)

const pagePath = (name: string) =>
  `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`

function asPublicPage(file: StoredFile, config: Config): Page {
  const html = file.bytes.toString('utf8')
  const inline = { scripts: inlineHashes(html, 'script'), styles: inlineHashes(html, 'style') }
  return asPage(file, pagePolicy(inline, config), 'strict-origin-when-cross-origin')
}

function asAppPage(file: StoredFile, config: Config): Page {
  const scripts = inlineHashes(file.bytes.toString('utf8'), 'script')
  // Mails are shown in a frame that inherits this policy, and mails are styled inline.
  const policy = pagePolicy({ scripts, styles: ["'unsafe-inline'"] }, config)
  // Its addresses hold tokens and hashes, which a referrer would carry away.
  return asPage(file, policy, 'no-referrer')
}

const asPage = (file: StoredFile, policy: string, referrerPolicy: string): Page => ({
  ...file,
  headers: { 'content-security-policy': policy, 'referrer-policy': referrerPolicy },
})

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(
    new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'),
  )
  const hashes = Array.from(elements, ([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  )
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

/** The web build lists the addresses that the app knows but that are not prerendered. */
function appPathTest(listFile: string): (path: string) => boolean {
  const patterns = JSON.parse(readFileSync(listFile, 'utf8')) as string[]
  const expressions = patterns.map(
    (pattern) => new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`),
  )
  return (requested) => expressions.some((expression) => expression.test(requested))
}
