import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  FORM_ANSWER_PATH,
  INCENTIVES_MARK,
  NEXT_POLICY_PATH,
  PUBLIC_URL_MARK,
  REPORT_PATH,
} from '@wattle/contract/paths'
import type { Config } from '#config.ts'
import { pagePolicy, securityHeaders } from './headers.ts'
import { incentiveList } from './incentive-list.ts'
import { type PageFrame, pageFrame } from './page-frame.ts'
import { isClosed, robotsText, siteMap } from './search-engines.ts'
import { type StaticResponse, staticResponse } from './static-response.ts'
import { isFilm, isServedType, readStored, type StoredFile, storedText } from './stored-file.ts'

type Page = StoredFile & { headers: Record<string, string> }
export type WebBuild = {
  pages: Map<string, StaticResponse>
  files: Map<string, StaticResponse>
  films: Map<string, StaticResponse>
  /** The app's single page, for app URLs that aren't prerendered. */
  fallback: StaticResponse
  /** The page for an unknown URL. It's prerendered, so it works without JavaScript. */
  notFound: (path: string) => StaticResponse
  /** The page that shows the result of a form submitted without JavaScript. */
  formAnswer: PageFrame | undefined
  /** What `/policy` shows once version 2 of the policy is published. */
  nextPolicy: StaticResponse | undefined
  isAppPath: (path: string) => boolean
}

/** Files with a hash in their name never change. */
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const ASK_EACH_TIME = 'no-cache'
const NEVER = 'no-store'

const FALLBACK = '__spa-fallback.html'
/** A page with this name is the not-found page for its folder. */
const NOT_FOUND = '/not-found'

/**
 * Reads the whole web build into memory, because opening files for each request was five times
 * slower.
 */
export function readWebBuild(root: string, config: Config): WebBuild | undefined {
  if (!existsSync(path.join(root, FALLBACK))) return undefined
  const pages = new Map<string, Page>()
  const files = new Map<string, StoredFile>()
  const films = new Map<string, StoredFile>()
  for (const name of filesBelow(root)) {
    if (name === FALLBACK) continue
    const file = readStored(root, name)
    if (name.endsWith('.html'))
      pages.set(pagePath(name), asPrerendered(pagePath(name), file, config))
    else (isFilm(file) ? films : files).set(`/${name}`, file)
  }
  const fallback = asAppPage(readStored(root, FALLBACK), config)
  const notFoundPages = takeNotFoundPages(pages)
  const formAnswer = pages.get(FORM_ANSWER_PATH)
  pages.delete(FORM_ANSWER_PATH)
  const nextPolicy = pages.get(NEXT_POLICY_PATH)
  pages.delete(NEXT_POLICY_PATH)
  files.set('/robots.txt', storedText(robotsText(config.publicUrl), 'robots.txt'))
  files.set('/sitemap.xml', storedText(siteMap(config.publicUrl, [...pages.keys()]), 'sitemap.xml'))

  const security = securityHeaders(config)
  const { found, missing, asset, film } = answersWith(security)
  const notFound = mapped(notFoundPages, missing)
  const notFoundAnywhere = notFound.get('/') ?? missing(fallback)
  const notFoundBelow = (folder: string): StaticResponse =>
    notFound.get(folder) ??
    (folder.length > 1 ? notFoundBelow(path.posix.dirname(folder)) : notFoundAnywhere)
  return {
    pages: mapped(pages, found),
    files: mapped(files, asset),
    films: mapped(films, film),
    fallback: found(fallback, FALLBACK),
    notFound: (requested) => notFoundBelow(path.posix.dirname(requested)),
    formAnswer: formAnswer && pageFrame(formAnswer, security),
    nextPolicy: nextPolicy && found(nextPolicy, NEXT_POLICY_PATH),
    isAppPath: appPathTest(path.join(root, '..', 'app-paths.json')),
  }
}

function answersWith(security: Record<string, string>) {
  const page = ({ headers, ...file }: Page, status: StaticResponse['status'], keep: string) =>
    staticResponse(file, status, { ...security, ...headers, 'cache-control': keep })
  const asset = (file: StoredFile, address: string) => {
    const keep = address.startsWith('/assets/') ? FOREVER : AN_HOUR
    return staticResponse(file, 200, { ...security, 'cache-control': keep })
  }
  const film = (file: StoredFile) =>
    staticResponse(file, 200, { ...security, 'accept-ranges': 'bytes', 'cache-control': AN_HOUR })
  return {
    found: (built: Page, address: string) =>
      page(built, 200, address === REPORT_PATH ? NEVER : ASK_EACH_TIME),
    missing: (built: Page) => page(built, 404, NEVER),
    asset,
    film,
  }
}

const mapped = <From, To>(from: Map<string, From>, change: (value: From, key: string) => To) =>
  new Map(Array.from(from, ([key, value]) => [key, change(value, key)]))

/**
 * Moves the not-found pages out of `pages`, because nobody opens them directly. Returns them by
 * folder.
 */
function takeNotFoundPages(pages: Map<string, Page>): Map<string, Page> {
  const taken = new Map<string, Page>()
  for (const [address, page] of pages) {
    if (!address.endsWith(NOT_FOUND)) continue
    pages.delete(address)
    taken.set(path.posix.dirname(address), page)
  }
  return taken
}

function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isServedType(entry.name))
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
}

const pagePath = (name: string) =>
  `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`

/** Fills in the public URL and the incentives, which aren't known at build time. */
function asPrerendered(address: string, file: StoredFile, config: Config): Page {
  const built = file.bytes.toString('utf8')
  const html = built
    .replaceAll(PUBLIC_URL_MARK, config.publicUrl)
    .replaceAll(INCENTIVES_MARK, () => incentiveList(config.incentives))
  const inline = { scripts: inlineHashes(html, 'script'), styles: inlineHashes(html, 'style') }
  const stored = html === built ? file : storedText(html, 'page.html')
  return asPage(stored, pagePolicy(inline, config), referrerPolicyOf(address))
}

function referrerPolicyOf(address: string): string {
  // With `no-referrer`, browsers would send `Origin: null` with the form on this page.
  if (address === FORM_ANSWER_PATH) return 'same-origin'
  return isClosed(address) ? 'no-referrer' : 'strict-origin-when-cross-origin'
}

function asAppPage(file: StoredFile, config: Config): Page {
  const scripts = inlineHashes(file.bytes.toString('utf8'), 'script')
  // Emails have inline styles, and we show them in a frame that inherits this
  // Content-Security-Policy.
  const policy = pagePolicy({ scripts, styles: ["'unsafe-inline'"] }, config)
  // The app's URLs contain tokens and hashes, which a referrer would leak.
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

/**
 * Tests whether a URL belongs to the app but isn't prerendered. The web build lists the patterns.
 */
function appPathTest(listFile: string): (path: string) => boolean {
  const patterns = JSON.parse(readFileSync(listFile, 'utf8')) as string[]
  const expressions = patterns.map(
    (pattern) => new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`),
  )
  return (requested) => expressions.some((expression) => expression.test(requested))
}
