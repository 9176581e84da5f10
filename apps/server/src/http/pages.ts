import { gzipSync } from 'node:zlib'
import { prerenderedPath } from '@wattle/contract/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import type { FormAnswer } from '#features/enquiry/form-pages.tsx'
import { accepts } from './accept-encoding.ts'
import { sendFilm } from './films.ts'
import { securityHeaders } from './headers.ts'
import { type StaticResponse, variantFor } from './static-response.ts'
import { readWebBuild, type WebBuild } from './web-build.ts'

const POLICY_PATH = '/policy'

type Pages = {
  install(app: FastifyInstance): void
  sendFormAnswer(reply: FastifyReply, answer: FormAnswer): FastifyReply
  /** Also responds to URLs that are too malformed to reach a route. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): void
}

/**
 * Serves the built site from memory: prerendered pages, files, and the app's single page. The
 * responses already have all their headers, so this scope needs no hooks and is fast.
 */
export function openPages(
  config: Config,
  webRoot: string,
  isPolicyPublished: () => Promise<boolean>,
): Pages {
  const build = readWebBuild(webRoot, config)
  const security = securityHeaders(config)
  const serve: Handler = build
    ? siteHandler(build, security, isPolicyPublished)
    : (_request, reply) => sendNotBuilt(reply, security)
  return {
    install(app) {
      app.route({
        method: 'GET',
        url: '/*',
        exposeHeadRoute: true,
        schema: { hide: true },
        handler: serve,
      })
    },
    sendFormAnswer(reply, { status, title, html }) {
      const frame = build?.formAnswer
      if (!frame) return sendNotBuilt(reply, security)
      const page = Buffer.from(frame.around(title, html))
      reply.code(status).headers(frame.headers)
      const isGzip = accepts(reply.request.headers['accept-encoding'] ?? '', 'gzip')
      return isGzip
        ? reply.header('content-encoding', 'gzip').send(gzipSync(page))
        : reply.send(page)
    },
    sendNotFound: (request, reply) =>
      build ? send(request, reply, build.notFound(pathOf(request.url))) : serve(request, reply),
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

function siteHandler(
  build: WebBuild,
  security: Record<string, string>,
  isPolicyPublished: () => Promise<boolean>,
): Handler {
  const sendPolicy = policyHandler(build, isPolicyPublished)
  return (request, reply) => {
    const path = pathOf(request.url)
    if (path === POLICY_PATH) return sendPolicy(request, reply)
    const stored = build.pages.get(prerenderedPath(path)) ?? build.files.get(path)
    if (stored) return send(request, reply, stored)
    const film = build.films.get(path)
    if (film) return sendFilm(request, reply, film, security)
    const bare = path.replace(/\/+$/, '')
    // Only redirects to known URLs, because any other could point to another site.
    if (bare !== path && isKnown(build, bare)) {
      reply.headers(security).redirect(encodeURI(bare) + queryOf(request.url), 308)
      return
    }
    send(request, reply, build.isAppPath(path) ? build.fallback : build.notFound(path))
  }
}

/** Unlike all other pages, the policy depends on the database, because an admin publishes it. */
function policyHandler(build: WebBuild, isPolicyPublished: () => Promise<boolean>): Handler {
  const first = build.pages.get(POLICY_PATH) ?? build.notFound(POLICY_PATH)
  const { nextPolicy = first } = build
  // Nobody can undo publishing, so we don't ask the database again after that.
  let isPublished = false
  return async (request, reply) => {
    isPublished ||= await isPolicyPublished()
    send(request, reply, isPublished ? nextPolicy : first)
  }
}

const isKnown = (build: WebBuild, path: string) =>
  build.pages.has(prerenderedPath(path)) || build.isAppPath(path)

/**
 * Writes to the raw response, which takes a tenth of the time, because Fastify would check all the
 * headers again.
 */
function send({ headers, method }: FastifyRequest, reply: FastifyReply, answer: StaticResponse) {
  const variant = variantFor(answer, headers['accept-encoding'])
  const isUnchanged = answer.status === 200 && headers['if-none-match']?.includes(variant.etag)
  reply.hijack()
  if (isUnchanged) reply.raw.writeHead(304, variant.unchangedHeaders).end()
  else
    reply.raw
      .writeHead(answer.status, variant.headers)
      .end(method === 'HEAD' ? undefined : variant.bytes)
}

const pathOf = (url: string) => {
  if (!/[?%]/.test(url)) return url
  const raw = url.split('?', 1)[0] ?? '/'
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}
const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '')

const sendNotBuilt = (reply: FastifyReply, security: Record<string, string>) =>
  reply
    .code(503)
    .headers(security)
    .type('text/plain')
    .send('The web pages are not built yet: run npm run build, or npm run dev.\n')
