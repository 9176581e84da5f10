import { type EnquiryForm, FORM_ACTION } from '@wattle/contract/enquiry'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { lockRecipient, queueMails, wasMailedSince } from '#features/outbox/service.ts'
import { checkIsPerson, spendCheck } from '#features/site/service.ts'
import { renderMail } from '#mail/render.ts'
import { EnquiryThanks, EnquiryToOffice, officeSubject, THANKS_SUBJECT } from './emails.tsx'
import { insertEnquiry } from './queries.ts'

const THANKS = 'enquiry.thanks'
const ONE_DAY_MS = 24 * 3_600_000

/** Stores the submission with its mails in one transaction: what was acknowledged is never lost. */
export async function submitForm(
  deps: Deps,
  { token, ...form }: EnquiryForm,
): Promise<{ id: number }> {
  const { email } = form
  must(email, 'MISSING_FIELDS')
  const check = await checkIsPerson(deps, token, FORM_ACTION)
  const forPanel = form.type === 'RESPONDENT'
  const enquiry = {
    ...form,
    email,
    phone: forPanel ? form.phone : null,
    postcode: forPanel ? form.postcode : null,
  }
  const toOffice = {
    kind: 'enquiry.office',
    to: deps.config.officeEmail,
    replyTo: email,
    subject: officeSubject({ ...enquiry, token: null }),
    ...(await renderMail(EnquiryToOffice({ enquiry: { ...enquiry, token: null } }))),
  }
  const thanks = {
    kind: THANKS,
    to: email,
    subject: THANKS_SUBJECT,
    ...(await renderMail(EnquiryThanks())),
  }

  return deps.db.transaction(async (tx) => {
    await spendCheck(tx, check)
    const id = await insertEnquiry(tx, { ...enquiry, createdAt: deps.now() })
    await lockRecipient(tx, THANKS, email)
    const dayAgo = new Date(deps.now().getTime() - ONE_DAY_MS)
    // At most one a day to an address, or the form would be a way to flood somebody's mailbox.
    const thankedToday = await wasMailedSince(tx, THANKS, email, dayAgo)
    await queueMails(deps, tx, thankedToday ? [toOffice] : [toOffice, thanks])
    return { id }
  })
}
