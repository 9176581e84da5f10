import { type MailFilter, RESENDABLE_STATES, UNDELIVERED_STATES } from '@wattle/contract/outbox'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { type ListQuery, listWindow } from '#list-window.ts'
import * as deliveryQueries from './delivery-queries.ts'
import { fillInEmail } from './fill-in-body.ts'
import * as listQueries from './outbox-list-queries.ts'
import * as queries from './queries.ts'

type EmailQuery = ListQuery & {
  state?: MailFilter | undefined
  distributionId?: number | undefined
}

export async function listMails({ db }: Deps, { state, distributionId, ...query }: EmailQuery) {
  const { rows, total } = await listQueries.listMails(db, {
    ...listWindow(query),
    states: state === 'UNDELIVERED' ? UNDELIVERED_STATES : state && [state],
    invitationsOf: distributionId,
  })
  return { mails: rows.map(asSummary), total }
}

export async function getMail(deps: Deps, id: number) {
  const mail = await queries.findEmail(deps.db, id)
  must(mail, 'NOT_FOUND')
  // Once a mail server has the email, only its recipient may see the keys in its links.
  const isReadHere = mail.state === 'HELD' || mail.keys === null
  const shown = isReadHere ? mail : { ...mail, keys: {} }
  const memberId = (await queries.findMemberOf(deps.db, mail.recipient)) ?? null
  return { ...asSummary(await fillInEmail(deps, shown)), from: mail.sender, memberId }
}

/** Queues a failed, bounced or held email again, with a fresh set of attempts. */
export async function retryMail(deps: Deps, id: number, by?: AdminActor) {
  return deps.db.transaction(async (tx) => {
    must(await queries.findEmail(tx, id), 'NOT_FOUND')
    const change = { state: 'QUEUED', nextAttemptAt: deps.now(), attempts: 0 } as const
    const mail = await deliveryQueries.updateEmail(tx, id, RESENDABLE_STATES, change)
    must(mail, 'MAIL_NOT_RETRIABLE')
    await deps.jobs.enqueue(tx, 'outbox.deliver', {})
    await recordAdminAction(deps, tx, by, 'EMAIL_RETRIED', { email: String(id) })
    return asSummary(mail)
  })
}

export const listEmailsTo = ({ db }: Pick<Deps, 'db'>, address: string) =>
  queries.listEmailsTo(db, address)

export const deleteEmailsOfMember = (tx: Db, member: { id: number; email: string }) =>
  queries.deleteEmailsOf(tx, member)

/**
 * Matches on `aboutMemberId`, not the address, because another member may have the same address.
 */
export const deleteEmailsAbout = (tx: Db, memberIds: number[]) =>
  queries.deleteEmailsAbout(tx, memberIds)

/** Returns the members and campaigns of the deleted invitations. */
export const deleteUnsentInvitations = (tx: Db, address: string) =>
  queries.deleteUnsentInvitations(tx, address)

export const deleteQueuedEmails = (tx: Db, address: string, kind: string) =>
  queries.deleteQueuedEmails(tx, address, kind)

export const deleteEmailsOfUser = (tx: Db, user: { id: number; email: string }) =>
  queries.deleteEmailsOfUser(tx, user)

const asSummary = (mail: queries.EmailRow) => ({ ...mail, to: mail.recipient })

/** Deletes in batches, because deleting years of emails in one statement would time out. */
export async function purgeEmails(deps: Deps, before: Date): Promise<void> {
  await queries.deleteEmailsAboutDeletedUsers(deps.db)
  let deleted: number
  do deleted = await queries.deleteEmailsBefore(deps.db, before)
  while (deleted > 0 && !deps.isStopping())
  await queries.deleteUnusedBodiesBefore(deps.db, before)
}
