import type { FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'

/**
 * Whether a form comes from one of our pages. Most browsers send Sec-Fetch-Site, and the others
 * send Origin. Programs and text browsers send neither, but another site can't make a browser leave
 * out both.
 */
export function isFromOwnSite({ headers }: FastifyRequest, { publicUrl }: Config): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (headers.origin === undefined) return true
  const host = URL.parse(headers.origin)?.host
  return host !== undefined && (host === headers.host || host === new URL(publicUrl).host)
}
