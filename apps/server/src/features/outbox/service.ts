import { pageWindow } from '@wattle/contract/list'
import { type MailFilter, UNDELIVERED_STATES } from '@wattle/contract/outbox'
import { linkKey } from '#adapters/link-key.ts'
import { cache } from '#cache.ts'
import type { Db } from '#db/open.ts'
import type { MailKey } from '#db/schema/outbox.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type OfficeActor, recordOfficeAct } from '#features/audit/service.ts'
import * as queries from './queries.ts'

export type NewMail = {
  /** What it is about, as `noun.word`. */
  kind: string
  to: string
  replyTo?: string
  /** A panel member whom it names to somebody else. */
  aboutMemberId?: number | null
  /** The researcher it names to someone else. */
  aboutUserId?: number | null
  subject: string
  html: string
  text: string
  /** Where html and text are a campaign's, to be filled in when it is sent. */
  bodyId?: number
  fills?: Record<string, string>
  /** Keys of links that html, text and headers name as `[[name]]`; never stored themselves. */
  keys?: Record<string, MailKey>
  campaignId?: number
  /** Goes out only while this panel member may be written to. */
  memberId?: number
  headers?: Record<string, string>
  /** A calendar entry that goes with it. */
  calendar?: string
}

/**
 * Writes mails and the job that sends them into the caller's transaction; their ids. Who finds them
 * again by the moment that it keeps itself says which that is: the clock goes on between two readings.
 */
export async function queueMails(
  deps: Deps,
  tx: Db,
  mails: NewMail[],
  notBefore: Date | null = null,
  createdAt: Date = deps.now(),
): Promise<number[]> {
  if (mails.length === 0) return []
  const messageId = messageIds(deps, mails.length)
  const rows = mails.map(({ to, ...mail }, at) => ({
    ...mail,
    recipient: to,
    sender: deps.config.mailFrom,
    messageId: messageId(at),
    createdAt,
    nextAttemptAt: notBefore ?? createdAt,
  }))
  const ids = await queries.insertMails(tx, rows)
  await deps.jobs.enqueue(tx, 'outbox.deliver', {}, notBefore ?? undefined)
  return ids
}

/** Html and text with `[[name]]` where each mail's own words go. */
export const storeBody = queries.insertBody
export const holdCampaign = queries.holdCampaign
/** Waits with its campaign, and has lost no try. */
export const holdMail = (db: Db, mail: queries.MailRow): Promise<void> =>
  queries.releaseClaims(db, [mail], queries.PAUSED_UNTIL)

export async function letCampaignGo(deps: Deps, tx: Db, campaignId: number): Promise<void> {
  await queries.letCampaignGo(tx, campaignId, deps.now())
  await deps.jobs.enqueue(tx, 'outbox.deliver', {})
}

export type MailRow = queries.MailRow
export type MailChange = queries.MailChange
export const releaseLostClaims = queries.releaseLostClaims
export const releaseAllClaims = queries.releaseAllClaims
export const bringForward = queries.bringForward
export const claimDueMails = queries.claimDueMails
export const recordOutcome = queries.updateClaimedMail
export const recordSent = queries.updateSentMails
export const handBack = queries.releaseClaims

export const lockRecipient = queries.lockMailKind
export const wasMailedSince = queries.hasMailSince
export const listMailsTo = queries.listMailsTo
/** Removes every mail to an address, and those about what its owner sent. */
export const forgetMails = queries.deleteMailsOf
export const forgetMailsOfUser = queries.deleteMailsOfUser

type ListQuery = {
  page?: number | undefined
  size?: number | undefined
  sort?: string | undefined
  state?: MailFilter | undefined
  distributionId?: number | undefined
  search?: string | undefined
}

export async function listMails({ db }: Deps, query: ListQuery) {
  const oldestFirst = query.sort === 'CREATED_AT_ASC'
  const { state } = query
  const { rows, total } = await queries.listMails(db, {
    ...pageWindow(query),
    states: state === 'UNDELIVERED' ? UNDELIVERED_STATES : state && [state],
    invitationsOf: query.distributionId,
    search: query.search?.trim() ?? '',
    oldestFirst,
  })
  return { mails: rows.map(asSummary), total }
}

export async function getMail(deps: Deps, id: number) {
  const mail = await queries.findMail(deps.db, id)
  must(mail, 'NOT_FOUND')
  // Once a mail server has it, its links are the recipient's alone.
  const isReadHere = mail.state === 'HELD' || mail.keys === null
  const shown = isReadHere ? mail : { ...mail, keys: {} }
  return { ...asSummary(await finishMail(deps, shown)), from: mail.sender }
}

/** Puts a mail that was given up back into the queue, with all its tries. */
export async function retryMail(deps: Deps, id: number, by?: OfficeActor) {
  return deps.db.transaction(async (tx) => {
    must(await queries.findMail(tx, id), 'NOT_FOUND')
    const change = { state: 'QUEUED', nextAttemptAt: deps.now(), attempts: 0 } as const
    const mail = await queries.updateMail(tx, id, ['FAILED', 'REFUSED', 'HELD'], change)
    must(mail, 'MAIL_NOT_RETRIABLE')
    await deps.jobs.enqueue(tx, 'outbox.deliver', {})
    await recordOfficeAct(deps, tx, by, 'EMAIL_RETRIED', { email: String(id) })
    return asSummary(mail)
  })
}

/** With its own words filled in, escaped for the HTML. */
export async function finishMail(deps: Deps, mail: queries.MailRow): Promise<queries.MailRow> {
  if (mail.bodyId === null && mail.keys === null) return mail
  const body = mail.bodyId === null ? mail : await bodyOf(deps, mail.bodyId)
  const words: Record<string, string> = { ...mail.fills }
  for (const [name, { purpose, nonce }] of Object.entries(mail.keys ?? {}))
    words[name] = linkKey(deps.secret(purpose), Buffer.from(nonce, 'base64'))
  const plain = (text: string) => filledIn(text, (name) => words[name] ?? '')
  const headers = Object.entries(mail.headers).map(([name, value]) => [name, plain(value)])
  return {
    ...mail,
    html: filledIn(body.html, (name) => escapedHtml(words[name] ?? '')),
    text: plain(body.text),
    headers: Object.fromEntries(headers),
  }
}

/** The name of a place for what would itself be read as the beginning of one. */
const BRACKETS = 'brackets'

/** Text that a person typed, as it may stand in a body: none of it is taken for a place to fill in. */
export const unmarked = (text: string) => text.replaceAll('[[', `[[${BRACKETS}]]`)

/** A link's key, and what stands for it until the mail is written: nobody can have typed that. */
export type OwnKey = { key: MailKey; standIn: string }

/** With a place for the key and no other, whatever people wrote. */
export function keyed({ html, text }: Body, { key, standIn }: OwnKey) {
  const placed = (body: string) => unmarked(body).replaceAll(standIn, '[[key]]')
  return { html: placed(html), text: placed(text), keys: { key } }
}

/** With a word in each place. */
export const filledIn = (text: string, wordFor: (name: string) => string) =>
  text.replace(/\[\[(\w+)\]\]/g, (_mark, name: string) =>
    name === BRACKETS ? '[[' : wordFor(name),
  )

type Body = { html: string; text: string }

/**
 * Thousands of emails share a body, which never changes. It expires all the same: restoring a backup
 * under a running process may give its id to another.
 */
const bodyCache = cache<number, Body>({ name: 'email body', size: 20, lifetimeMs: 60_000 })

async function bodyOf({ db, now }: Deps, id: number): Promise<Body> {
  const cached = bodyCache(db, now).get(id)
  if (cached) return cached
  const body = await queries.findBody(db, id)
  if (!body) throw new Error('the mail has no body')
  bodyCache(db, now).set(id, body)
  return body
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapedHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

const asSummary = (mail: queries.MailRow) => ({ ...mail, to: mail.recipient })

/** In the domain that the mails come from, as receiving servers expect. */
function messageIds({ config, randomBytes }: Deps, count: number): (at: number) => string {
  const domain = /@([^\s>]+)/.exec(config.mailFrom)?.[1] ?? new URL(config.publicUrl).hostname
  const random = randomBytes(16 * count)
  return (at) => `<${random.toString('hex', at * 16, at * 16 + 16)}@${domain}>`
}
