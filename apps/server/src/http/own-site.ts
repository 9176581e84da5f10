import type { FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'

/**
 * A CSRF check: whether a form comes from one of our pages. Browsers send Sec-Fetch-Site, or at
 * least Origin. Programs and text browsers send neither, but another site can't make a browser
 * leave out both.
 */
export function isFromOwnSite({ headers }: FastifyRequest, { publicUrl }: Config): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (headers.origin === undefined) return true
  const host = URL.parse(headers.origin)?.host
  return host !== undefined && (host === headers.host || host === new URL(publicUrl).host)
}
