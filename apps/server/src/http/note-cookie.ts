import type { Config } from '#config.ts'

type NoteCookie = { name: string; path: string; seconds: number }

const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith('https:')

/**
 * With the `__Host-` prefix, browsers accept the cookie only from this host over TLS, so no other
 * host can set it.
 */
export const noteName = (config: Config, { name }: Pick<NoteCookie, 'name'>): string =>
  isSecure(config) ? `__Host-${name}` : name

/**
 * A cookie that lasts while someone is on Google's pages. It's `SameSite=Lax`, because they return
 * from another site. An empty value deletes it.
 */
export function noteCookie(config: Config, cookie: NoteCookie, value: string): string {
  // The `__Host-` prefix requires the path to be the whole site.
  const place = isSecure(config) ? 'Path=/; Secure' : `Path=${cookie.path}`
  const age = value ? cookie.seconds : 0
  return `${noteName(config, cookie)}=${value}; ${place}; Max-Age=${age}; HttpOnly; SameSite=Lax`
}
