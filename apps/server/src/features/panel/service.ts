import { createHash } from 'node:crypto'
import type { EnquiryForm } from '@wattle/contract/enquiry'
import type { ErrorCode } from '@wattle/contract/errors'
import {
  canMove,
  type Member,
  type MemberChanges,
  type MemberMove,
  type MemberState,
  RETURN_MINUTES,
} from '@wattle/contract/panel'
import { PRIVACY_POLICY } from '@wattle/contract/policy'
import { postcode } from '@wattle/contract/text'
import { addressHash } from '#adapters/address-hash.ts'
import { keyHashOf, linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { dropUnsentInvitations } from '#features/campaign/service.ts'
import { escapeMarks } from '#features/email/fill-in-body.ts'
import { type NewEmail, queueEmails } from '#features/email/queue-emails.ts'
import { deleteEmailsOfMember } from '#features/email/service.ts'
import { cancelInterviewsOfMember } from '#features/interview/service.ts'
import { forgetAnswersOf } from '#features/participation/invite-members.ts'
import { listAnswers } from '#features/participation/service.ts'
import { renderMail } from '#mail/render.ts'
import { importMail, joiningMail } from './emails.tsx'
import * as queries from './queries.ts'

export const CONFIRM_MAIL = 'panel.confirm'

/** What people agree to when they tick the box: the policy of that date, in exactly these words. */
const POLICY = {
  policyVersion: PRIVACY_POLICY.updated,
  policyHash: createHash('sha256').update(JSON.stringify(PRIVACY_POLICY)).digest('hex'),
}

type JoiningForm = Omit<EnquiryForm, 'token' | 'type' | 'email'> & { email: string }

/**
 * Takes a submission of the panel form. For an address that is known nothing changes until its owner
 * presses the button in the mail: anybody can type anybody's address.
 */
export async function joinPanel(
  deps: Deps,
  tx: Db,
  form: JoiningForm,
): Promise<{ id: number; confirmMail: NewEmail; leftAt: Date | null }> {
  const { email, name, phone, postcode } = form
  const details = { name, phone, postcode }
  const member = await memberOf(deps, tx, { ...details, email, state: 'PENDING' })
  const link = newLink(deps)
  const joining = await queries.insertJoining(tx, {
    ...details,
    ...POLICY,
    memberId: member.id,
    subject: form.subject,
    message: form.message,
    agreedAt: deps.now(),
    keyHash: link.keyHash,
  })
  if (!deps.config.panelDoubleOptIn) await confirmJoining(deps, tx, member, joining)
  const { subject, mail } = joiningMail(pageLink(deps), deps.config.panelDoubleOptIn)
  const bodies = { subject, ...renderMail(mail) }
  return {
    id: joining.id,
    // Someone who left today gets a new email, although one went out before they left.
    leftAt: member.leftAt,
    confirmMail: confirmMail(email, bodies, link.nonce),
  }
}

const pageLink = ({ config }: Deps) => `${config.publicUrl}/panel?key=[[key]]`

const confirmMail = (
  to: string,
  bodies: Pick<NewEmail, 'subject' | 'html' | 'text'>,
  nonce: Buffer,
): NewEmail => ({
  kind: CONFIRM_MAIL,
  to,
  ...bodies,
  keys: { key: { purpose: PANEL_LINK, nonce: nonce.toString('base64') } },
})

export async function getMember({ db }: Deps, key: string): Promise<Member> {
  return memberView(db, await found(db, key))
}

/** The button in the mail. Pressed again it does nothing more. */
export function confirmMember(deps: Deps, key: string): Promise<Member> {
  return changing(deps, key, async (tx, { member, joining }) => {
    if (joining) await confirmJoining(deps, tx, member, joining)
  })
}

export function correctMember(deps: Deps, { key, ...details }: MemberChanges): Promise<Member> {
  return changing(deps, key, async (tx, { member }) => {
    mustBePostcode(details.postcode, member.postcode)
    await queries.updateMember(tx, member.id, details, deps.now())
  })
}

/** A postcode from before we checked them may stay; a new one has to be one. */
export function mustBePostcode(given: string | null, stored: string | null): void {
  if (given === null || given === stored) return
  const [issue] = postcode.safeParse(given).error?.issues ?? []
  must(!issue, 'INVALID_INPUT', { fields: { postcode: issue?.message ?? '' } })
}

export const pauseMember = (deps: Deps, key: string): Promise<Member> =>
  moving(deps, key, 'pause', 'PAUSED', 'NOT_ACTIVE')

export const resumeMember = (deps: Deps, key: string): Promise<Member> =>
  moving(deps, key, 'resume', 'ACTIVE', 'NOT_PAUSED')

export const leaveMember = (deps: Deps, key: string): Promise<Member> =>
  moving(deps, key, 'leave', 'LEFT', 'NOT_ACTIVE')

/** Back to what they were. Leaving before confirming is no way around the button in the email. */
export function returnMember(deps: Deps, key: string): Promise<Member> {
  return changing(deps, key, async (tx, { member }) => {
    const { state, leftAt, leftFrom } = member
    if (state === 'ACTIVE' || state === 'PAUSED') return
    const latest = (leftAt?.getTime() ?? 0) + RETURN_MINUTES * 60_000
    const wasMember = canMove('MEMBER', 'undoLeaving', state) && leftFrom !== 'PENDING'
    must(wasMember && leftFrom && deps.now().getTime() <= latest, 'LEFT_LONG_AGO')
    await queries.updateMember(tx, member.id, { state: leftFrom }, deps.now())
  })
}

/** One click in a mail program. A key that is not known any more has nobody left to mail. */
export async function unsubscribeMember(deps: Deps, key: string): Promise<undefined> {
  if (await findByKey(deps.db, key)) await leaveMember(deps, key)
}

/** Deletes all of it; the address stays as a hash, so that it is not mailed again by an import. */
export async function deleteMember(deps: Deps, key: string): Promise<undefined> {
  await retryOnConflict(deps.db, async (tx) => {
    const { member } = await found(tx, key)
    await forgetMember(deps, tx, member)
  })
}

/** Also on their behalf, by the office. Their links open nothing from then on, in whatever mail. */
export async function forgetMember(
  deps: Deps,
  tx: Db,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await dropUnsentInvitations(tx, email)
  await forgetAnswersOf(tx, id)
  await cancelInterviewsOfMember(deps, tx, id)
  await queries.deleteMembers(tx, [id])
  await queries.insertForgotten(tx, addressHash(deps, email), deps.now())
  await deleteEmailsOfMember(tx, { id, email })
}

/** Where and when they agreed, and whether each row says so of that one person. */
export type Imported = Omit<NewMember, 'state'> & {
  source: string
  consentedOn: string
  isDocumented: boolean
}

/** What an import would do: these addresses, in lower case. */
export async function findImportable(
  deps: Deps,
  db: Db,
  people: readonly Imported[],
): Promise<{ known: Set<string>; forgotten: Set<string> }> {
  const addresses = people.map(({ email }) => email.toLowerCase())
  return {
    known: new Set(await queries.listKnownAddresses(db, addresses)),
    forgotten: await forgottenOf(deps, db, addresses),
  }
}

async function forgottenOf(deps: Deps, db: Db, addresses: string[]): Promise<Set<string>> {
  const byHash = new Map(
    addresses.map((email) => [addressHash(deps, email).toString('hex'), email]),
  )
  const hashes = [...byHash.keys()].map((hash) => Buffer.from(hash, 'hex'))
  const found = await queries.listForgotten(db, hashes)
  return new Set(found.map((hash) => byHash.get(hash.toString('hex')) ?? ''))
}

/** With double opt-in, only a documented consent of their own makes someone a member at once. */
export const mustConfirm = ({ config }: Deps, { isDocumented }: Imported): boolean =>
  config.panelDoubleOptIn && !isDocumented

/**
 * Adds those who are new, with their consent as it is known, and emails those who have to confirm.
 * In the order of their addresses, so that two imports of the same people never wait for each other.
 */
export async function addImported(
  deps: Deps,
  tx: Db,
  people: readonly Imported[],
  importedBy: number | null,
): Promise<{ added: Imported[]; forgotten: Set<string> }> {
  const now = deps.now()
  const inOrder = people.toSorted((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1))
  const rows = inOrder.map((person) => {
    const { email, name, phone, postcode: written } = person
    const { nonce: linkNonce, keyHash } = newLink(deps)
    const state: MemberState = mustConfirm(deps, person) ? 'PENDING' : 'ACTIVE'
    const link = { linkNonce, keyHash }
    return { email, name, phone, postcode: written, state, ...link, joinedAt: now, updatedAt: now }
  })
  const inserted = await queries.insertNewMembers(tx, rows)
  // Looked at once the rows are ours: someone may be deleting themselves at this very moment.
  const forgotten = await forgottenOf(deps, tx, people.map(addressOf))
  const unwanted = inserted.filter((member) => forgotten.has(addressOf(member)))
  if (unwanted.length > 0)
    await queries.deleteMembers(
      tx,
      unwanted.map(({ id }) => id),
    )
  const idOf = new Map(inserted.map((member) => [addressOf(member), member.id]))
  for (const member of unwanted) idOf.delete(addressOf(member))
  const joined = inOrder.flatMap((person) => {
    const memberId = idOf.get(addressOf(person))
    return memberId === undefined ? [] : [{ person, memberId, link: newLink(deps) }]
  })
  const consents = joined.map(({ person, memberId, link }) => ({
    memberId,
    kind: 'IMPORT' as const,
    name: person.name,
    phone: person.phone,
    postcode: person.postcode,
    source: person.source,
    consentedOn: person.consentedOn,
    importedBy,
    importedAt: now,
    keyHash: link.keyHash,
  }))
  await queries.insertJoinings(tx, consents)
  const bodies = importBodies(deps)
  const invited = joined.filter(({ person }) => mustConfirm(deps, person))
  const mails = invited.map(({ person, link }) =>
    confirmMail(person.email, bodies(person), link.nonce),
  )
  await queueEmails(deps, tx, mails)
  return { added: joined.map(({ person }) => person), forgotten }
}

const addressOf = ({ email }: { email: string }) => email.toLowerCase()

/** Rendered once for everyone who agreed at the same place on the same day. */
function importBodies(deps: Deps) {
  const cache = new Map<string, ReturnType<typeof renderMail> & { subject: string }>()
  return ({ source, consentedOn }: Imported) => {
    const key = `${consentedOn} ${source}`
    const { subject, mail } = importMail(pageLink(deps), escapeMarks(source), consentedOn)
    const bodies = cache.get(key) ?? { subject, ...renderMail(mail) }
    cache.set(key, bodies)
    return bodies
  }
}

async function confirmJoining(
  deps: Deps,
  tx: Db,
  member: queries.MemberRow,
  joining: queries.JoiningRow,
) {
  const { name, phone, postcode: written } = joining
  const now = deps.now()
  // A field that was left empty this time says nothing about what was told before.
  const details = {
    name: name ?? member.name,
    phone: phone ?? member.phone,
    postcode: written ?? member.postcode,
    // Joining again asks for our emails, even after a bounce.
    undeliverableAt: null,
  }
  // Before the state: the database asks for a consent that was confirmed at that moment. Someone who
  // was imported agrees to our policy only now.
  const agreed = joining.kind === 'IMPORT' ? { ...POLICY, agreedAt: now } : {}
  await queries.updateJoining(tx, joining.id, { confirmedAt: now, ...agreed })
  await queries.updateMember(tx, member.id, { ...details, state: 'ACTIVE' }, now)
  await queries.deleteForgotten(tx, addressHash(deps, member.email))
}

/** `joining` is what the key, or a member still pending, has left to confirm. */
type Found = { member: queries.MemberRow; joining: queries.JoiningRow | undefined }

async function findByKey(db: Db, key: string): Promise<Found | undefined> {
  const keyHash = keyHashOf(key)
  const keyed = await queries.findJoiningByKey(db, keyHash)
  const member = keyed
    ? await queries.findMember(db, keyed.memberId)
    : await queries.findMemberByKey(db, keyHash)
  if (!member) return undefined
  if (keyed && !keyed.confirmedAt) return { member, joining: keyed }
  if (member.state !== 'PENDING') return { member, joining: undefined }
  return { member, joining: await queries.findNewestUnconfirmed(db, member.id) }
}

async function found(db: Db, key: string): Promise<Found> {
  const result = await findByKey(db, key)
  must(result, 'UNKNOWN_LINK')
  return result
}

/** Changes a member under a lock, judged by what is true once the lock is held. */
function changing(
  deps: Deps,
  key: string,
  change: (tx: Db, found: Found) => Promise<void>,
): Promise<Member> {
  return retryOnConflict(deps.db, async (tx) => {
    await queries.lockMember(tx, (await found(tx, key)).member.id)
    await change(tx, await found(tx, key))
    return memberView(tx, await found(tx, key))
  })
}

/** Does nothing for someone who is in that state already. */
function moving(
  deps: Deps,
  key: string,
  move: MemberMove,
  to: MemberState,
  otherwise: ErrorCode,
): Promise<Member> {
  return changing(deps, key, async (tx, { member }) => {
    if (member.state === to) return
    must(canMove('MEMBER', move, member.state), otherwise)
    await queries.updateMember(tx, member.id, { state: to }, deps.now())
  })
}

async function memberView(db: Db, { member, joining }: Found): Promise<Member> {
  const consents = await listConsents(db, member.id)
  const studies = []
  for (const { invitationId, ...study } of await queries.listStudies(db, member.id))
    studies.push({ ...study, answers: await listAnswers(db, invitationId) })
  return { ...member, consents, studies, toConfirm: joining ?? null }
}

/** Newest first. */
export async function listConsents(db: Db, memberId: number) {
  const rows = await queries.listJoinings(db, memberId)
  return rows.map(({ joining, importedBy }) => {
    const { source, consentedOn, importedAt } = joining
    const isImport = source !== null && importedAt !== null
    return {
      ...joining,
      imported: isImport ? { source, consentedOn, importedAt, importedBy } : null,
    }
  })
}

type NewMember = Pick<queries.MemberRow, 'email' | 'name' | 'phone' | 'postcode' | 'state'>

function memberOf(deps: Deps, tx: Db, member: NewMember): Promise<queries.MemberRow> {
  const { nonce: linkNonce, keyHash } = newLink(deps)
  const [joinedAt, updatedAt] = [deps.now(), deps.now()]
  return queries.findOrInsertMember(tx, { ...member, linkNonce, keyHash, joinedAt, updatedAt })
}

function newLink({ secret, randomBytes }: Deps) {
  const nonce = randomBytes(32)
  const key = linkKey(secret(PANEL_LINK), nonce)
  return { nonce, key, keyHash: keyHashOf(key) }
}
