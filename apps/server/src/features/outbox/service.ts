import { pageWindow } from '@wattle/contract/list'
import { MAX_MAIL_ATTEMPTS, type MailState } from '@wattle/contract/outbox'
import { MAIL_CONNECTIONS, type MailOutcome } from '#adapters/mail.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import * as queries from './queries.ts'

export type NewMail = {
  /** What it is about, as `noun.word`. */
  kind: string
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
}

const BATCH = 50
/** Longer than the slowest try can take, so that only a dead worker loses a claim. */
const CLAIM_MS = 120_000
const FIRST_RETRY_MS = 60_000
const LONGEST_RETRY_MS = 6 * 3_600_000

/** Writes mails and the job that sends them into the caller's transaction. */
export async function queueMails(deps: Deps, tx: Db, mails: NewMail[]): Promise<void> {
  if (mails.length === 0) return
  const createdAt = deps.now()
  const rows = mails.map(({ to, ...mail }) => ({
    ...mail,
    recipient: to,
    sender: deps.config.mailFrom,
    messageId: newMessageId(deps),
    createdAt,
    nextAttemptAt: createdAt,
  }))
  await queries.insertMails(tx, rows)
  await deps.jobs.enqueue(tx, 'outbox.deliver', {})
}

export const lockRecipient = queries.lockMailKind
export const wasMailedSince = queries.hasMailSince
/** Removes every mail to an address, and those about what its owner sent. */
export const forgetAddress = queries.deleteMailsOf

/** Sends all that is due. Any number of workers may do so at once. */
export async function deliverDueMails(deps: Deps): Promise<void> {
  await queries.releaseLostClaims(deps.db, deps.now())
  for (;;) {
    const now = deps.now()
    const mails = await queries.claimDueMails(
      deps.db,
      BATCH,
      now,
      new Date(now.getTime() + CLAIM_MS),
    )
    const waiting = [...mails]
    let passed = 0
    const sendNext = async () => {
      for (let mail = waiting.shift(); mail; mail = waiting.shift()) {
        if (await deliver(deps, mail)) passed++
      }
    }
    await Promise.all(Array.from({ length: MAIL_CONNECTIONS }, sendNext))
    // Not one got through: the mail server is away, and trying the rest would only use up their tries.
    if (mails.length < BATCH || passed === 0) return
  }
}

/** False where the mail must be tried again. */
async function deliver(deps: Deps, mail: queries.MailRow): Promise<boolean> {
  const result = await deps.mail.send({ ...mail, from: mail.sender, to: mail.recipient })
  await queries.updateMail(
    deps.db,
    mail.id,
    ['SENDING'],
    changeAfter(result, mail.attempts, deps.now()),
  )
  if (result.outcome === 'try-later')
    deps.log.warn({ mailId: mail.id, reason: result.reason }, 'mail was not sent')
  return result.outcome !== 'try-later'
}

function changeAfter(result: MailOutcome, attempts: number, now: Date): queries.MailChange {
  switch (result.outcome) {
    case 'sent':
      return { state: 'SENT', sentAt: now, lastError: null }
    case 'held':
      return { state: 'HELD' }
    case 'refused':
      return { state: 'REFUSED', lastError: result.reason }
    case 'try-later': {
      if (attempts >= MAX_MAIL_ATTEMPTS) return { state: 'FAILED', lastError: result.reason }
      const delay = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS)
      return {
        state: 'QUEUED',
        nextAttemptAt: new Date(now.getTime() + delay),
        lastError: result.reason,
      }
    }
  }
}

type ListQuery = {
  page?: number | undefined
  size?: number | undefined
  sort?: string | undefined
  state?: MailState | undefined
}

export async function listMails({ db }: Deps, query: ListQuery) {
  const oldestFirst = query.sort === 'CREATED_AT_ASC'
  const { rows, total } = await queries.listMails(db, {
    ...pageWindow(query),
    state: query.state,
    oldestFirst,
  })
  return { mails: rows.map(asSummary), total }
}

export async function getMail({ db }: Deps, id: number) {
  const mail = await queries.findMail(db, id)
  must(mail, 'NOT_FOUND')
  return { ...mail, ...asSummary(mail), from: mail.sender }
}

/** Puts a mail that was given up back into the queue, with all its tries. */
export async function retryMail(deps: Deps, id: number) {
  return deps.db.transaction(async (tx) => {
    must(await queries.findMail(tx, id), 'NOT_FOUND')
    const change = { state: 'QUEUED', nextAttemptAt: deps.now(), attempts: 0 } as const
    const mail = await queries.updateMail(tx, id, ['FAILED', 'REFUSED', 'HELD'], change)
    must(mail, 'MAIL_NOT_RETRIABLE')
    await deps.jobs.enqueue(tx, 'outbox.deliver', {})
    return asSummary(mail)
  })
}

const asSummary = (mail: queries.MailRow) => ({ ...mail, to: mail.recipient })

/** In the domain that the mails come from, as receiving servers expect. */
function newMessageId({ config, randomBytes }: Deps): string {
  const domain = /@([^\s>]+)/.exec(config.mailFrom)?.[1] ?? new URL(config.publicUrl).hostname
  return `<${randomBytes(16).toString('hex')}@${domain}>`
}
