import { linkKey } from '#adapters/link-key.ts'
import { cache } from '#cache.ts'
import type { EmailKey } from '#db/schema/outbox.ts'
import type { Deps } from '#deps.ts'
import * as queries from './queries.ts'

/**
 * Replaces the placeholders with this email's values and link keys. Escapes the values in the HTML.
 */
export async function fillInEmail(deps: Deps, mail: queries.EmailRow): Promise<queries.EmailRow> {
  if (mail.bodyId === null && mail.keys === null) return mail
  const body = mail.bodyId === null ? mail : await bodyOf(deps, mail.bodyId)
  const words: Record<string, string> = { ...mail.fills }
  for (const [name, { purpose, nonce }] of Object.entries(mail.keys ?? {}))
    words[name] = linkKey(deps.secret(purpose), Buffer.from(nonce, 'base64'))
  const plain = (text: string) => fillIn(text, (name) => words[name] ?? '')
  const headers = Object.entries(mail.headers).map(([name, value]) => [name, plain(value)])
  return {
    ...mail,
    html: fillIn(body.html, (name) => escapedHtml(words[name] ?? '')),
    text: plain(body.text),
    headers: Object.fromEntries(headers),
  }
}

/** The placeholder that stands for `[[` in what people typed. */
const BRACKETS = 'brackets'

/**
 * Escapes what people typed, so we don't mistake it for a placeholder: '[[key]]' becomes
 * '[[brackets]]key]]'.
 */
export const escapeMarks = (text: string) => text.replaceAll('[[', `[[${BRACKETS}]]`)

/**
 * A link's key, and the random text that stands in for it while we render the email. `placeKey`
 * then replaces that text.
 */
export type OwnKey = { key: EmailKey; standIn: string }

/**
 * Replaces the stand-in with the placeholder `[[key]]`. Escapes everything else, so nothing that
 * people typed becomes a placeholder.
 */
export function placeKey({ html, text }: Body, { key, standIn }: OwnKey) {
  const placed = (body: string) => escapeMarks(body).replaceAll(standIn, '[[key]]')
  return { html: placed(html), text: placed(text), keys: { key } }
}

/** Replaces every `[[name]]` placeholder in a text. */
export const fillIn = (text: string, wordFor: (name: string) => string) =>
  text.replace(/\[\[(\w+)\]\]/g, (_mark, name: string) =>
    name === BRACKETS ? '[[' : wordFor(name),
  )

type Body = { html: string; text: string }

/**
 * Thousands of emails share a body, which never changes. We still expire the cache, because
 * restoring a backup may give the same id to another body.
 */
const bodyCache = cache<number, Body>({ name: 'email body', size: 20, lifetimeMs: 60_000 })

async function bodyOf({ db, now }: Deps, id: number): Promise<Body> {
  const cached = bodyCache(db, now).get(id)
  if (cached) return cached
  const body = await queries.findBody(db, id)
  if (!body) throw new Error('the email has no body')
  bodyCache(db, now).set(id, body)
  return body
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapedHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
