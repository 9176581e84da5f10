import { linkKey } from '#adapters/link-key.ts'
import { cache } from '#cache.ts'
import type { EmailKey } from '#db/schema/outbox.ts'
import type { Deps } from '#deps.ts'
import * as queries from './queries.ts'

/** Replaces the placeholders with this email's values, escaped for HTML, and with its link keys. */
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

/**
 * The placeholder for `[[` in people's own text, which would otherwise look like a placeholder
 * itself.
 */
const BRACKETS = 'brackets'

/** Escapes what a person typed, so we don't mistake it for a placeholder. */
export const escapeMarks = (text: string) => text.replaceAll('[[', `[[${BRACKETS}]]`)

/**
 * A link's key, and random text that stands in for it in the rendered email until `placeKey`
 * replaces it.
 */
export type OwnKey = { key: EmailKey; standIn: string }

/**
 * Replaces the stand-in with a placeholder for the key. Nothing people wrote becomes a placeholder.
 */
export function placeKey({ html, text }: Body, { key, standIn }: OwnKey) {
  const placed = (body: string) => escapeMarks(body).replaceAll(standIn, '[[key]]')
  return { html: placed(html), text: placed(text), keys: { key } }
}

/** Replaces every placeholder in a text. */
export const fillIn = (text: string, wordFor: (name: string) => string) =>
  text.replace(/\[\[(\w+)\]\]/g, (_mark, name: string) =>
    name === BRACKETS ? '[[' : wordFor(name),
  )

type Body = { html: string; text: string }

/**
 * Thousands of emails share a body, which never changes. The cached copy still expires, because
 * restoring a backup while we run may give its id to another body.
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
