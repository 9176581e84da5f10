import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import type { StoredFile } from './stored-file.ts'
import { type Page, readWebBuild, type WebBuild } from './web-build.ts'

/** Names with a content hash never change what they hold. */
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
const ASK_EACH_TIME = 'no-cache'

export type Pages = {
  install(app: FastifyInstance): void
  /** Also for addresses that are too broken to reach a route. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply
  /** Whether a person could be looking at a page of that address. */
  isKnownPath(path: string): boolean
}

/** The built site from memory: prerendered pages, files, and the one page of the app. */
export function openPages(config: Config, webRoot: string): Pages {
  const build = readWebBuild(webRoot, config)
  return {
    install(app) {
      app.route({
        method: 'GET',
        url: '/*',
        exposeHeadRoute: true,
        schema: { hide: true },
        handler: (request, reply) => (build ? serve(build, request, reply) : sayNotBuilt(reply)),
      })
    },
    isKnownPath: (path) => build !== undefined && isKnown(build, path),
    sendNotFound: (request, reply) =>
      build
        ? sendPage(request, reply, build.notFound(pathOf(request.url)), 404)
        : sayNotBuilt(reply),
  }
}

function serve(build: WebBuild, request: FastifyRequest, reply: FastifyReply) {
  const path = pathOf(request.url)
  const bare = path.replace(/\/+$/, '')
  // Only to an address that is known, never to what was asked for: that could name another site.
  if (bare !== path && isKnown(build, bare)) {
    return reply.redirect(encodeURI(bare) + queryOf(request.url), 308)
  }
  const page = build.pages.get(path)
  if (page) return sendPage(request, reply, page, 200)
  const file = build.files.get(path)
  if (file) return send(request, reply, file, path.startsWith('/assets/') ? FOREVER : AN_HOUR)
  if (build.isAppPath(path)) return sendPage(request, reply, build.fallback, 200)
  return sendPage(request, reply, build.notFound(path), 404)
}

const isKnown = (build: WebBuild, path: string) => build.pages.has(path) || build.isAppPath(path)

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status: number) {
  reply.code(status).headers(page.headers)
  return send(request, reply, page, status === 200 ? ASK_EACH_TIME : 'no-store')
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  cacheControl: string,
) {
  const encoding =
    file.brotli && accepts(request, 'br')
      ? 'br'
      : file.gzip && accepts(request, 'gzip')
        ? 'gzip'
        : ''
  const etag = encoding ? `"${file.hash}-${encoding}"` : `"${file.hash}"`
  reply.headers({
    'cache-control': cacheControl,
    etag,
    vary: 'accept-encoding',
    'content-type': file.type,
  })
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag))
    return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  const bytes = encoding === 'br' ? file.brotli : encoding === 'gzip' ? file.gzip : file.bytes
  return reply.send(bytes)
}

function accepts(request: FastifyRequest, encoding: string): boolean {
  return (request.headers['accept-encoding'] ?? '')
    .split(',')
    .some((offer) => new RegExp(`^\\s*${encoding}\\s*(;(?!\\s*q=0(\\.0*)?\\s*$)|$)`).test(offer))
}

const pathOf = (url: string) => {
  const raw = url.split('?', 1)[0] ?? '/'
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}
const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

function sayNotBuilt(reply: FastifyReply) {
  return reply
    .code(503)
    .type('text/plain')
    .send('The web pages are not built yet: run npm run build, or npm run dev.\n')
}
