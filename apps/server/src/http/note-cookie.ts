import type { Config } from '#config.ts'

type NoteCookie = { name: string; path: string; seconds: number }

const isSecure = ({ publicUrl }: Config) => publicUrl.startsWith('https:')

/** With `__Host-` a browser takes it from this very host and over TLS alone: nobody else can set it. */
export const noteName = (config: Config, { name }: Pick<NoteCookie, 'name'>): string =>
  isSecure(config) ? `__Host-${name}` : name

/** What the browser keeps while a person is away at Google. `Lax`: it comes back from another site. */
export function noteCookie(config: Config, cookie: NoteCookie, value: string): string {
  // The prefix wants the whole site as its path.
  const place = isSecure(config) ? 'Path=/; Secure' : `Path=${cookie.path}`
  const age = value ? cookie.seconds : 0
  return `${noteName(config, cookie)}=${value}; ${place}; Max-Age=${age}; HttpOnly; SameSite=Lax`
}
