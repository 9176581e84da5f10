import type { ConsentTextKind, ConsentWay } from '@wattle/contract/consent'
import type { saveLimits as saveLimitsCall } from '@wattle/contract/contact-rules'
import type { HandlerInput } from '@wattle/contract/endpoint'
import type { ErrorCode } from '@wattle/contract/errors'
import {
  canMove,
  type Member,
  type MemberChanges,
  type MemberMove,
  type MemberState,
  RETURN_MINUTES,
} from '@wattle/contract/panel'
import { everyDetail } from '@wattle/contract/panel-details'
import { FLAG_LABELS } from '@wattle/contract/panel-lists'
import { isDeletion, type MemberProfile, type ValueInput } from '@wattle/contract/profile'
import { postcode } from '@wattle/contract/text'
import { addressHash } from '#adapters/address-hash.ts'
import { keyHashOf } from '#adapters/link-key.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { deleteEmailsOfMember } from '#features/email/service.ts'
import { cancelInterviewsOfMember } from '#features/interview/service.ts'
import { emailAboutWithdrawnRecording } from '#features/interview/withdrawn-recording.ts'
import {
  clearForFields,
  listNoticed,
  listToClarify,
} from '#features/participation/check-contradictions.ts'
import { forgetAnswersOf } from '#features/participation/invite-members.ts'
import { invitationKey } from '#features/participation/open-invitations.ts'
import {
  listConsents as listConsentsIn,
  withdrawAsMember,
  withdrawOptionalConsents,
} from '#features/participation/record-consent.ts'
import { listAnswers } from '#features/participation/service.ts'
import { policyPublishedAt, policyToAgreeTo } from '#features/settings/policy-version.ts'
import { limitsOf, mustBeTopics, refreshRest } from './apply-contact.ts'
import { confirmEntry, deleteProvisional, forgetUnconfirmedEntries } from './enter-study.ts'
import { hooks } from './hooks.ts'
import { confirmJoining } from './join-panel.ts'
import * as joiningQueries from './joining-queries.ts'
import { recordsOf } from './manage-lists.ts'
import { listEntries, listProvisional } from './open-link-queries.ts'
import { emailNewPolicy } from './publish-policy.ts'
import * as queries from './queries.ts'
import { readProfile } from './read-profile.ts'
import { saveAsMember } from './save-profile-values.ts'

export async function getMember(deps: Deps, key: string): Promise<Member> {
  return memberView(deps, deps.db, await found(deps.db, key))
}

/**
 * Confirms that someone wants to join, after they press the button on their page. Pressing it again
 * does nothing.
 */
export function confirmMember(deps: Deps, key: string): Promise<Member> {
  return changing(deps, key, async (tx, { member, joining }) => {
    if (!joining) return
    if (member.provisional) await confirmEntry(deps, tx, member, joining)
    else await confirmJoining(deps, tx, member, joining)
    // If the person agreed to an older version in the form, email them the current policy.
    const { policyVersion } = await policyToAgreeTo(tx)
    const isOutdated = joining.kind === 'FORM' && joining.policyVersion !== policyVersion
    if (isOutdated) await emailNewPolicy(deps, tx, [member])
  })
}

export function correctMember(deps: Deps, { key, ...details }: MemberChanges): Promise<Member> {
  return changing(deps, key, async (tx, { member }) => {
    const changed = everyDetail((name) => {
      const detail = details[name]
      return detail === undefined ? member[name] : detail
    })
    mustBePostcode(changed.postcode, member.postcode)
    await queries.updateMember(tx, member.id, { ...changed, updatedAt: deps.now() })
  })
}

type CallLimits = HandlerInput<typeof saveLimitsCall>['body']
type Limits = Omit<CallLimits, 'key'>

/**
 * Saves how often, when and about which topics we can contact a member. Applies from the next batch
 * of invitations.
 */
export function saveLimits(deps: Deps, { key, ...limits }: CallLimits): Promise<Member> {
  return changing(deps, key, async (tx, { member }) => {
    await mustBeTopics(tx, limits.topicsOff)
    await queries.updateMember(tx, member.id, { ...columnsOf(limits), updatedAt: deps.now() })
    await refreshRest(tx, member.id)
  })
}

/** Leaves out fields that weren't sent. Always saves `from` and `to` together. */
const columnsOf = ({ perMonth, days, from, to, topicsOff }: Limits) => ({
  ...(perMonth !== undefined && { maxPerMonth: perMonth }),
  ...(days !== undefined && { contactDays: days?.toSorted((one, other) => one - other) ?? null }),
  ...((from !== undefined || to !== undefined) && {
    contactFrom: from ?? null,
    contactTo: to ?? null,
  }),
  ...(topicsOff !== undefined && { topicsOff: [...new Set(topicsOff)] }),
})

type ProfileChange = { key: string; values: ValueInput[] }

/** Saves a member's own profile answers. Someone who isn't on the panel can only delete answers. */
export function saveProfile(deps: Deps, { key, values }: ProfileChange): Promise<Member> {
  return retryOnConflict(deps.db, async (tx) => {
    const locked = await findByKey(tx, key, queries.lockMember)
    must(locked, 'UNKNOWN_LINK')
    const { member } = locked
    const isMember = member.state === 'ACTIVE' || member.state === 'PAUSED'
    must(isMember || values.every(isDeletion), 'NOT_A_MEMBER')
    const fields = await saveAsMember(deps, tx, member, values)
    const fieldIds = values.filter((value) => !isDeletion(value)).map(({ fieldId }) => fieldId)
    if (fieldIds.length > 0)
      await clearForFields(tx, { memberId: member.id, fieldIds, at: deps.now() })
    const profile = await readProfile(tx, member.id, { fields, mayAsk: true })
    return memberView(deps, tx, locked, profile)
  })
}

/** People can keep a postcode from before we checked postcodes. A new one has to be valid. */
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

/**
 * Undoes leaving within `RETURN_MINUTES` and restores the member's previous state. Someone who left
 * before confirming still has to press the button in the email.
 */
export function returnMember(deps: Deps, key: string): Promise<Member> {
  return changing(deps, key, async (tx, { member }) => {
    const { state, leftAt, leftFrom } = member
    if (state === 'ACTIVE' || state === 'PAUSED') return
    const latest = (leftAt?.getTime() ?? 0) + RETURN_MINUTES * 60_000
    const wasMember = canMove('MEMBER', 'undoLeaving', state) && leftFrom !== 'PENDING'
    must(wasMember && leftFrom && deps.now().getTime() <= latest, 'LEFT_LONG_AGO')
    await queries.updateMember(tx, member.id, { state: leftFrom, updatedAt: deps.now() })
    const publishedAt = await policyPublishedAt(tx)
    if (leftAt && publishedAt && publishedAt > leftAt) await emailNewPolicy(deps, tx, [member])
  })
}

/**
 * Handles one-click unsubscribe in email programs (List-Unsubscribe-Post). Ignores an unknown key,
 * because nobody we email has it.
 */
export async function unsubscribeMember(deps: Deps, key: string): Promise<undefined> {
  if (await findByKey(deps.db, key)) await leaveMember(deps, key)
}

type Withdrawal = { key: string; invitationId: number; kind: ConsentTextKind }

/** Withdraws one consent in one study. The person stays on the panel. */
export async function withdrawConsent(
  deps: Deps,
  { key, ...withdrawal }: Withdrawal,
): Promise<undefined> {
  const { member } = await found(deps.db, key)
  await withdrawAsMember(deps, { ...withdrawal, memberId: member.id })
}

/**
 * Deletes the member and everything about them. A hash of the address stays, so an import can't add
 * them again.
 */
export async function deleteMember(deps: Deps, key: string): Promise<undefined> {
  await retryOnConflict(deps.db, async (tx) => {
    const { member } = await found(tx, key)
    await forgetMember(deps, tx, member, 'OWN_PAGE')
  })
}

/**
 * Deletes a member, so the links in their emails stop working. If they asked us to, `way` says how
 * they asked, and the call also withdraws their optional consents, such as the one to be recorded.
 */
export async function forgetMember(
  deps: Deps,
  tx: Db,
  { id, email, provisional }: Pick<queries.MemberRow, 'id' | 'email' | 'provisional'>,
  way?: ConsentWay,
): Promise<void> {
  // Anyone could have typed a provisional member's address, so this doesn't delete anything else
  // with that address.
  if (provisional) return deleteProvisional(tx, [id])
  await deleteProvisional(tx, await listProvisional(tx, email))
  await hooks().dropUnsentInvitations(tx, email)
  const recorded = way ? await withdrawOptionalConsents(deps, tx, id, way) : []
  await hooks().deleteTranscripts(deps, tx, id)
  await forgetAnswersOf(tx, id)
  await cancelInterviewsOfMember(deps, tx, id)
  await hooks().forgetPayments(tx, id)
  await queries.deleteMembers(tx, [id])
  await queries.insertForgotten(tx, addressHash(deps, email), deps.now())
  await deleteEmailsOfMember(tx, { id, email })
  // Queues these emails last, so they don't name the member and aren't deleted with the others.
  for (const invitationId of recorded) await emailAboutWithdrawnRecording(deps, tx, invitationId)
}

/** `joining` is the sign-up that still has to be confirmed. */
type Found = { member: queries.MemberRow; joining: joiningQueries.JoiningRow | undefined }

async function findByKey(
  db: Db,
  key: string,
  find = queries.findMember,
): Promise<Found | undefined> {
  const keyHash = keyHashOf(key)
  const keyed = await joiningQueries.findJoiningByKey(db, keyHash)
  const member = await find(db, keyed ? { id: keyed.memberId } : { keyHash })
  if (!member) return undefined
  if (keyed && !keyed.confirmedAt) return { member, joining: keyed }
  if (member.state !== 'PENDING') return { member, joining: undefined }
  return { member, joining: await joiningQueries.findNewestUnconfirmed(db, member.id) }
}

export async function found(db: Db, key: string): Promise<Found> {
  const result = await findByKey(db, key)
  must(result, 'UNKNOWN_LINK')
  return result
}

/** Reads the member again after locking them, so `change` sees their current state. */
function changing(
  deps: Deps,
  key: string,
  change: (tx: Db, found: Found) => Promise<void>,
): Promise<Member> {
  return retryOnConflict(deps.db, async (tx) => {
    await queries.lockMember(tx, { id: (await found(tx, key)).member.id })
    await change(tx, await found(tx, key))
    return memberView(deps, tx, await found(tx, key))
  })
}

/** Moves a member to another state. Does nothing if they're already in that state. */
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
    await queries.updateMember(tx, member.id, { state: to, updatedAt: deps.now() })
  })
}

async function memberView(
  deps: Deps,
  db: Db,
  { member, joining }: Found,
  known?: MemberProfile,
): Promise<Member> {
  const consents = await listConsents(db, member.id)
  const entries = await listEntries(db, member.id)
  const studies = []
  for (const { linkNonce, isByLink, ...study } of await queries.listStudies(db, member.id)) {
    const { invitationId } = study
    const openKey = isByLink ? invitationKey(deps, linkNonce) : null
    const answers = await listAnswers(db, invitationId)
    const quotes = await hooks().listQuotes(db, invitationId)
    const consents = await listConsentsIn({ db }, invitationId)
    const contradictions = await listNoticed(deps, db, invitationId)
    studies.push({ ...study, openKey, answers, quotes, consents, contradictions })
  }
  const limits = await limitsOf(deps, db, member)
  const { notes, lists } = await recordsOf(db, member.id)
  const payments = await hooks().listPayments(db, member.id)
  const profile = known ?? (await readProfile(db, member.id))
  const study = member.provisional ? (entries[0]?.title ?? null) : null
  return {
    ...member,
    limits,
    consents,
    studies,
    entries,
    payments,
    profile,
    toClarify: await listToClarify(deps, db, member.id),
    notes,
    lists: lists.map(({ name }) => name),
    flag: { label: FLAG_LABELS[member.flag], reason: member.flagReason },
    toConfirm: joining ? { ...joining, study } : null,
  }
}

/**
 * How a member joined and what they agreed to each time: sign-up forms and imports, newest first.
 */
export async function listConsents(db: Db, memberId: number) {
  const rows = await joiningQueries.listJoinings(db, memberId)
  return rows.map(({ joining, importedBy }) => {
    const { source, consentedOn, importedAt } = joining
    const isImport = source !== null && importedAt !== null
    return {
      ...joining,
      imported: isImport ? { source, consentedOn, importedAt, importedBy } : null,
    }
  })
}

export const markBounced = ({ db, now }: Deps, memberId: number): Promise<void> =>
  queries.updateMembers(db, [memberId], { undeliverableAt: now() })

/** Deletes people who left before the given day and have no upcoming interview. */
export async function forgetLeavers(deps: Deps, before: Date): Promise<void> {
  for (const member of await queries.listLeaversBefore(deps.db, before)) {
    if (deps.isStopping()) return
    await retryOnConflict(deps.db, (tx) => forgetMember(deps, tx, member))
  }
}

export async function forgetUnconfirmed(deps: Deps, before: Date): Promise<void> {
  await forgetUnconfirmedEntries(deps, before)
  await deps.db.transaction(async (tx) => {
    const deleted = await queries.deleteUnconfirmedBefore(tx, before)
    for (const member of deleted) await deleteEmailsOfMember(tx, member)
  })
}
