import { pageWindow } from '@wattle/contract/list'
import { MAX_MAIL_ATTEMPTS, type MailState } from '@wattle/contract/outbox'
import { MAIL_CONNECTIONS, type MailOutcome } from '#adapters/mail.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { withoutValues } from '#redaction.ts'
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

/** Well beyond the longest that a try can take (see the mail adapter): only a dead worker loses a claim. */
const CLAIM_MS = 5 * 60_000
const GIVE_UP_AFTER = 2 * MAIL_CONNECTIONS
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
  let failuresInARow = 0
  const sendUntilNoneIsDue = async () => {
    // Taken one by one, so that a worker holds no more than it is sending. When none gets through, the
    // mail server is away, and trying on would only use up the tries of the rest.
    while (!deps.isStopping() && failuresInARow < GIVE_UP_AFTER) {
      const [mail] = await queries.claimDueMails(deps.db, 1, deps.now(), claimEnd(deps.now()))
      if (!mail) return
      failuresInARow = (await deliver(deps, mail)) ? 0 : failuresInARow + 1
    }
  }
  await Promise.all(Array.from({ length: MAIL_CONNECTIONS }, sendUntilNoneIsDue))
}

const claimEnd = (now: Date) => new Date(now.getTime() + CLAIM_MS)

/** False where the mail must be tried again. */
async function deliver(deps: Deps, mail: queries.MailRow): Promise<boolean> {
  const result = await deps.mail.send({ ...mail, from: mail.sender, to: mail.recipient })
  await queries.updateClaimedMail(deps.db, mail, changeAfter(result, mail.attempts, deps.now()))
  if (result.outcome !== 'try-later') return true
  deps.log.warn({ mailId: mail.id, reason: withoutValues(result.reason) }, 'mail was not sent')
  return false
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
