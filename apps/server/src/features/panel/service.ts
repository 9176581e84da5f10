import { createHash } from 'node:crypto'
import type { EnquiryForm } from '@wattle/contract/enquiry'
import {
  type Member,
  type MemberChanges,
  type MemberReturn,
  type MemberState,
  RETURN_MINUTES,
} from '@wattle/contract/panel'
import { PRIVACY_POLICY } from '@wattle/contract/policy'
import { addressHash } from '#adapters/address-hash.ts'
import { keyHashOf, linkKey } from '#adapters/link-key.ts'
import { contended } from '#db/contended.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { forgetUnsentInvitations } from '#features/distribution/service.ts'
import { cancelInterviewsOfMember } from '#features/interview/service.ts'
import { forgetMails, type NewMail } from '#features/outbox/service.ts'
import { withChosen } from '#features/sheet/service.ts'
import { renderMail } from '#mail/render.ts'
import { joiningMail } from './emails.tsx'
import * as queries from './queries.ts'

export const CONFIRM_MAIL = 'panel.confirm'
export const LINK_PURPOSE = 'panel link'

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
): Promise<{ id: number; confirmMail: NewMail; leftAt: Date | null }> {
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
  const address = `${deps.config.publicUrl}/panel?key=[[key]]`
  const { subject, mail } = joiningMail(address, deps.config.panelDoubleOptIn)
  return {
    id: joining.id,
    // What was mailed before somebody left brings nobody back.
    leftAt: member.state === 'LEFT' ? member.updatedAt : null,
    confirmMail: {
      kind: CONFIRM_MAIL,
      to: email,
      subject,
      ...renderMail(mail),
      keys: { key: { purpose: LINK_PURPOSE, nonce: link.nonce.toString('base64') } },
    },
  }
}

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
  return changing(deps, key, (tx, { member }) =>
    queries.updateMember(tx, member.id, details, deps.now()),
  )
}

export const pauseMember = (deps: Deps, key: string): Promise<Member> =>
  moving(deps, key, 'PAUSED', ({ state }) => must(state === 'ACTIVE', 'NOT_ACTIVE'))

export const resumeMember = (deps: Deps, key: string): Promise<Member> =>
  moving(deps, key, 'ACTIVE', ({ state }) => must(state === 'PAUSED', 'NOT_PAUSED'))

export const leaveMember = (deps: Deps, key: string): Promise<Member> => moving(deps, key, 'LEFT')

/** Only for who was on the panel: leaving before the button in the mail is no way round it. */
export const returnMember = (deps: Deps, { key, state: to }: MemberReturn): Promise<Member> =>
  moving(deps, key, to, ({ state, updatedAt }, wasConfirmed) => {
    const isRecent = deps.now().getTime() - updatedAt.getTime() <= RETURN_MINUTES * 60_000
    must(state === 'LEFT' && wasConfirmed && isRecent, 'LEFT_LONG_AGO')
  })

/** One click in a mail program. A key that is not known any more has nobody left to mail. */
export async function unsubscribeMember(deps: Deps, key: string): Promise<undefined> {
  if (await findByKey(deps.db, key)) await leaveMember(deps, key)
}

/** Deletes all of it; the address stays as a hash, so that it is not mailed again by an import. */
export async function deleteMember(deps: Deps, key: string): Promise<undefined> {
  await contended(deps.db, async (tx) => {
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
  await forgetUnsentInvitations(tx, email)
  await queries.blankInvitations(tx, id)
  await cancelInterviewsOfMember(deps, tx, id)
  await queries.deleteMember(tx, id)
  await queries.insertForgotten(tx, addressHash(deps, email), deps.now())
  await forgetMails(tx, { id, email })
}

export const isForgotten = (deps: Deps, tx: Db, email: string): Promise<boolean> =>
  queries.hasForgotten(tx, addressHash(deps, email))

/** `consent`: where and when they agreed. */
type Imported = Omit<NewMember, 'state'> & { consent: string }

/** Who agreed elsewhere is active at once, with what is known of their consent. */
export async function addImported(deps: Deps, tx: Db, imported: Imported): Promise<void> {
  const { consent, ...details } = imported
  const now = deps.now()
  const member = await memberOf(deps, tx, { ...details, state: 'ACTIVE' })
  const { name, phone, postcode } = details
  await queries.insertJoining(tx, {
    name,
    phone,
    postcode,
    ...POLICY,
    memberId: member.id,
    subject: 'Import',
    message: consent,
    agreedAt: now,
    confirmedAt: now,
    keyHash: newLink(deps).keyHash,
  })
}

async function confirmJoining(
  deps: Deps,
  tx: Db,
  member: queries.MemberRow,
  joining: queries.JoiningRow,
) {
  const { name, phone, postcode } = joining
  // A field that was left empty this time says nothing about what was told before.
  const details = {
    name: name ?? member.name,
    phone: phone ?? member.phone,
    postcode: postcode ?? member.postcode,
    // Whoever joins asks for our mails, whatever a mail server said before.
    undeliverableAt: null,
  }
  await queries.updateMember(tx, member.id, { ...details, state: 'ACTIVE' }, deps.now())
  await queries.updateJoiningConfirmed(tx, joining.id, deps.now())
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
  return contended(deps.db, async (tx) => {
    await queries.lockMember(tx, (await found(tx, key)).member.id)
    await change(tx, await found(tx, key))
    return memberView(tx, await found(tx, key))
  })
}

/** Who is there already stays so: leaving again does not put off when a record is forgotten. */
function moving(
  deps: Deps,
  key: string,
  to: MemberState,
  check?: (member: queries.MemberRow, wasConfirmed: boolean) => void,
): Promise<Member> {
  return changing(deps, key, async (tx, { member }) => {
    if (member.state === to) return
    const joinings = await queries.listJoinings(tx, member.id)
    const wasConfirmed = joinings.some(({ confirmedAt }) => confirmedAt !== null)
    check?.(member, wasConfirmed)
    await queries.updateMember(tx, member.id, { state: to }, deps.now())
  })
}

async function memberView(db: Db, { member, joining }: Found): Promise<Member> {
  const consents = await queries.listJoinings(db, member.id)
  const studies = await withChosen(db, await queries.listStudies(db, member.id))
  return { ...member, consents, studies, toConfirm: joining ?? null }
}

type NewMember = Pick<queries.MemberRow, 'email' | 'name' | 'phone' | 'postcode' | 'state'>

function memberOf(deps: Deps, tx: Db, member: NewMember): Promise<queries.MemberRow> {
  const { nonce: linkNonce, keyHash } = newLink(deps)
  const [joinedAt, updatedAt] = [deps.now(), deps.now()]
  return queries.findOrInsertMember(tx, { ...member, linkNonce, keyHash, joinedAt, updatedAt })
}

function newLink({ secret, randomBytes }: Deps) {
  const nonce = randomBytes(32)
  const key = linkKey(secret(LINK_PURPOSE), nonce)
  return { nonce, key, keyHash: keyHashOf(key) }
}
