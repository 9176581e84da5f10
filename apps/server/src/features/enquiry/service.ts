import { type EnquiryForm, type EnquiryType, FORM_ACTION } from '@wattle/contract/enquiry'
import { NO_DETAILS } from '@wattle/contract/panel-details'
import type { PassedCheck } from '#adapters/bot-check/bot-check.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { type NewEmail, queueEmails, wasEmailedSince } from '#features/email/queue-emails.ts'
import { joinPanel } from '#features/panel/join-panel.ts'
import { checkIsPerson, spendCheck } from '#features/site/service.ts'
import { type ListQuery, listWindow } from '#list-window.ts'
import { renderEmail } from '#mail/render.ts'
import {
  EnquiryThanks,
  EnquiryToTeam,
  THANKS_SUBJECT,
  teamSubject,
  UnverifiedToTeam,
  unverifiedSubject,
} from './emails.tsx'
import * as queries from './queries.ts'

const ONE_DAY_MS = 24 * 3_600_000

/** The automatic reply to an enquiry. It's the same for everyone, so we render it only once. */
const THANKS = {
  kind: 'enquiry.thanks' as const,
  subject: THANKS_SUBJECT,
  ...renderEmail(EnquiryThanks()),
}

type Submission = Omit<EnquiryForm, 'token' | 'email'> & { email: string }

export async function submitForm(
  deps: Deps,
  { token, ...form }: EnquiryForm,
): Promise<{ id: number }> {
  const check = await checkIsPerson(deps, token, FORM_ACTION)
  return storeForm(deps, form, { check, isVerified: true })
}

/** `check` can only be used once. `isVerified` says whether someone passed a bot check. */
type Proof = { check: PassedCheck; isVerified: boolean }

/**
 * Stores the form and queues its emails in one transaction, so we never lose a form we've
 * acknowledged.
 */
export async function storeForm(
  deps: Deps,
  { email, ...form }: Omit<EnquiryForm, 'token'>,
  { check, isVerified }: Proof,
): Promise<{ id: number }> {
  must(email, 'MISSING_FIELDS')
  // Seed 000 section 3: only the panel form has details other than the name.
  const forPanel = form.type === 'RESPONDENT'
  const submission = { ...form, email, ...(!forPanel && { ...NO_DETAILS, name: form.name }) }
  const toTeam = isVerified ? teamEmail(deps, submission) : unverifiedEmail(deps, form.type)
  // An unverified form may come from a bot, so we don't email the address it gives. The panel form
  // is the exception, because people have to confirm that they want to join.
  const repliesAtOnce = isVerified || forPanel
  return deps.db.transaction(async (tx) => {
    await spendCheck(tx, check)
    const { id, reply, since } = await store(deps, tx, submission, isVerified)
    const replies = repliesAtOnce ? await onceADay(deps, tx, reply, since) : []
    await queueEmails(deps, tx, [toTeam, ...replies])
    return { id }
  })
}

/**
 * Stores forms from clients and startups as enquiries, and sign-ups from the panel form as panel
 * members.
 */
async function store(
  deps: Deps,
  tx: Db,
  form: Submission,
  isVerified: boolean,
): Promise<{ id: number; reply: NewEmail; since?: Date | null }> {
  if (form.type === 'RESPONDENT') {
    const { id, confirmationEmail, leftAt } = await joinPanel(deps, tx, { ...form, isVerified })
    return { id, reply: confirmationEmail, since: leftAt }
  }
  const { type, name, email, message, subject } = form
  must(name && message, 'MISSING_FIELDS')
  const id = await queries.insertEnquiry(tx, {
    type,
    name,
    email,
    message,
    subject,
    isVerified,
    createdAt: deps.now(),
  })
  return { id, reply: { ...THANKS, to: email } }
}

function teamEmail({ config }: Deps, form: Submission): NewEmail {
  return {
    kind: 'enquiry.team',
    to: config.contactEmail,
    replyTo: form.email,
    subject: teamSubject(form),
    ...renderEmail(EnquiryToTeam({ enquiry: form })),
  }
}

/**
 * Tells our team that a form is waiting, but not what it says. That way a bot's text and links
 * don't reach our inbox, our automatic replies don't reach an address that a stranger typed, and
 * there's only one copy to delete later.
 */
function unverifiedEmail({ config }: Deps, type: EnquiryType): NewEmail {
  const path = type === 'RESPONDENT' ? '/admin/panel' : '/admin/enquiries?verified=NO'
  return {
    kind: 'enquiry.team',
    to: config.contactEmail,
    subject: unverifiedSubject(type),
    ...renderEmail(UnverifiedToTeam({ type, link: config.publicUrl + path })),
  }
}

/**
 * Sends at most one automatic reply a day per kind and address, so nobody can use the form to flood
 * a mailbox. If the person left the panel at `since`, earlier replies don't count.
 */
async function onceADay(
  deps: Deps,
  tx: Db,
  mail: NewEmail,
  since: Date | null = null,
): Promise<NewEmail[]> {
  const dayAgo = new Date(deps.now().getTime() - ONE_DAY_MS)
  const from = since && since > dayAgo ? since : dayAgo
  return (await wasEmailedSince(tx, mail, from)) ? [] : [mail]
}

type EnquiryListQuery = ListQuery & {
  type?: string | undefined
  verified?: 'YES' | 'NO' | undefined
}

export const listEnquiries = ({ db }: Deps, query: EnquiryListQuery) =>
  queries.listEnquiries(db, {
    ...listWindow(query),
    type: query.type,
    isVerified: query.verified && query.verified === 'YES',
  })

export async function getEnquiry({ db }: Deps, id: number) {
  const enquiry = await queries.findEnquiry(db, id)
  must(enquiry, 'NOT_FOUND')
  return enquiry
}

type EnquiryChange = {
  status?: 'NEW' | 'IN_WORK' | 'DONE' | undefined
  notes?: string | undefined
}

export async function updateEnquiry(
  deps: Deps,
  id: number,
  { status, notes }: EnquiryChange,
  by?: AdminActor,
) {
  const change = { ...(status && { status }), ...(notes !== undefined && { notes }) }
  must(Object.keys(change).length > 0, 'INVALID_INPUT', {
    fields: { status: 'Please choose a status, or write notes.' },
  })
  return deps.db.transaction(async (tx) => {
    const before = await queries.lockEnquiry(tx, id)
    must(before, 'NOT_FOUND')
    const enquiry = await queries.updateEnquiry(tx, id, change)
    must(enquiry, 'NOT_FOUND')
    const changes = {
      ...(before.status !== enquiry.status && { from: before.status, to: enquiry.status }),
      ...(before.notes !== enquiry.notes && { changed: 'notes' }),
    }
    if (Object.keys(changes).length > 0)
      await recordAdminAction(deps, tx, by, 'ENQUIRY_CHANGED', { enquiry: String(id), ...changes })
    return enquiry
  })
}

export const purgeEnquiries = ({ db }: Deps, before: Date): Promise<void> =>
  queries.deleteDoneEnquiriesBefore(db, before)
