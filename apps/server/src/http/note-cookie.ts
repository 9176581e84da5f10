import type { Config } from '#config.ts'

type NoteCookie = { name: string; path: string; seconds: number }

/** What the browser keeps while a person is away at Google. `Lax`: it comes back from another site. */
export function noteCookie(
  { publicUrl }: Config,
  { name, path, seconds }: NoteCookie,
  value: string,
): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const age = value ? seconds : 0
  return `${name}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}
