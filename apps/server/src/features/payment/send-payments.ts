import { formatMoney } from '@wattle/contract/payment'
import { PANEL_LINK } from '#adapters/link-key.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { placeKey } from '#features/email/fill-in-body.ts'
import { type NewEmail, queueEmails } from '#features/email/queue-emails.ts'
import { firstNameOf } from '#mail/first-name.ts'
import { Notice, noticeSubject } from '#mail/notice.tsx'
import { renderEmail } from '#mail/render.ts'
import { thankYouSent } from './emails.tsx'
import * as claims from './ledger-queries.ts'
import * as queries from './queries.ts'

/**
 * Stores the new state, the emails and the audit event together, or none of them. Skips payments
 * that aren't approved.
 */
export function markSent(deps: Deps, ids: number[], reference: string, by: AdminActor) {
  return retryOnConflict(deps.db, async (tx) => {
    const step = { sentAt: deps.now(), sentBy: by.actor.userId, reference }
    const sent = (await claims.claimSent(tx, ids, step)).map(({ id }) => id)
    await emailThanks(deps, tx, sent)
    if (sent.length > 0)
      await recordAdminAction(deps, tx, by, 'PAYMENTS_SENT', { payments: sent.join(', ') })
    return { changed: sent.length, skipped: ids.length - sent.length }
  })
}

/** Queues one email per payment, in the transaction that marks it as sent. */
export async function emailThanks(deps: Deps, tx: Db, ids: number[]): Promise<void> {
  const recipients = await queries.listRecipients(tx, ids)
  await queueEmails(
    deps,
    tx,
    recipients.map((one) => emailTo(deps, one)),
  )
}

type Recipient = Awaited<ReturnType<typeof queries.listRecipients>>[number]

function emailTo(deps: Deps, payment: Recipient): NewEmail {
  const standIn = deps.randomBytes(16).toString('hex')
  const facts = thankYouSent({
    firstName: firstNameOf(payment.name ?? ''),
    amount: formatMoney(payment.cents, payment.currency),
    study: payment.title,
    method: payment.method,
    kind: payment.kind,
    hasCode: payment.hasCode,
    page: `${deps.config.publicUrl}/panel?key=${standIn}`,
  })
  const key = { purpose: PANEL_LINK, nonce: payment.linkNonce.toString('base64') }
  return {
    kind: 'payment.sent',
    to: payment.email,
    subject: noticeSubject(facts),
    ...placeKey(renderEmail(Notice(facts)), { key, standIn }),
  }
}
