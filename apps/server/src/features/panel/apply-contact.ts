import { type ContactRules, NO_RULES } from '@wattle/contract/contact-rules'
import type { RestReason } from '@wattle/contract/panel'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { findSetting, holdSetting, lockSetting, saveSetting } from '#features/settings/service.ts'
import * as queries from './contact-queries.ts'
import type { Contact } from './invite-rules.ts'
import { type MemberRow, updateMembers } from './queries.ts'

/**
 * How many members we update per transaction. If it were more, other changes to these members would
 * wait longer for their locks.
 */
const PAGE = 1000

type Saved = { id: number; value: Record<string, unknown> } | undefined

const rulesIn = (saved: Pick<NonNullable<Saved>, 'value'> | undefined): ContactRules => ({
  ...NO_RULES,
  ...(saved?.value as Partial<ContactRules> | undefined),
})

function contactOf({ config, now }: Deps, saved: Saved): Contact {
  const rules = rulesIn(saved)
  const { quietFrom, quietTo } = rules
  return {
    now: now(),
    agencyZone: config.agencyTimeZone,
    quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
    rules: { ...rules, daysBetween: rules.daysBetween ?? config.inviteCooldownDays },
  }
}

export const contactNow = async (deps: Deps, db: Db): Promise<Contact> =>
  contactOf(deps, await findSetting(db, 'CONTACT_RULES'))

/** Whether every member's stored rest period follows the current rules. */
async function isApplied(db: Db, saved: Saved): Promise<boolean> {
  if (!saved) return true
  const applied = await findSetting(db, 'CONTACT_RULES_APPLIED')
  return applied?.value.rulesId === saved.id
}

/**
 * The contact rules for a batch, locked until the transaction ends. Undefined while a job is still
 * applying changed rules, so the batch has to wait.
 */
export async function contactForBatch(deps: Deps, tx: Db): Promise<Contact | undefined> {
  const saved = await holdSetting(tx, 'CONTACT_RULES')
  return (await isApplied(tx, saved)) ? contactOf(deps, saved) : undefined
}

export async function getContactRules(deps: Deps) {
  const saved = await findSetting(deps.db, 'CONTACT_RULES')
  const versions = await queries.listVersions(deps.db)
  return {
    rules: rulesIn(saved),
    usualDays: deps.config.inviteCooldownDays,
    isApplying: !(await isApplied(deps.db, saved)),
    history: versions.map(({ value, ...version }) => ({ ...version, rules: rulesIn({ value }) })),
  }
}

/**
 * Saves the rules and queues the job that applies them. Does nothing if the rules haven't changed.
 */
export async function saveContactRules(deps: Deps, rules: ContactRules, by: AdminActor) {
  await deps.db.transaction(async (tx) => {
    const before = rulesIn(await lockSetting(tx, 'CONTACT_RULES'))
    const changed = (Object.keys(NO_RULES) as (keyof ContactRules)[]).filter(
      (name) => before[name] !== rules[name],
    )
    if (changed.length === 0) return
    await saveSetting(deps, tx, 'CONTACT_RULES', rules, by)
    const saved = await findSetting(tx, 'CONTACT_RULES')
    await deps.jobs.enqueue(tx, 'contact.apply', { rulesId: saved?.id ?? 0, afterId: 0 })
    const details = changed.map((name) => [
      name,
      `${inWords(before[name])} to ${inWords(rules[name])}`,
    ])
    await recordAdminAction(deps, tx, by, 'CONTACT_RULES_CHANGED', Object.fromEntries(details))
  })
  return getContactRules(deps)
}

const inWords = (value: number | null) => (value === null ? 'off' : String(value))

/**
 * Updates the rest periods of one page of members, then queues a job for the next page. Stops
 * if the rules have changed again, because that change has its own job.
 */
export async function applyContactRules(
  deps: Deps,
  { rulesId, afterId }: { rulesId: number; afterId: number },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const saved = await holdSetting(tx, 'CONTACT_RULES')
    if (saved?.id !== rulesId) return
    const ids = await queries.lockMembersAfter(tx, afterId, PAGE)
    await queries.updateRests(tx, ids, rulesIn(saved))
    const last = ids.at(-1)
    if (last !== undefined && ids.length === PAGE)
      await deps.jobs.enqueue(tx, 'contact.apply', { rulesId, afterId: last })
    else await saveSetting(deps, tx, 'CONTACT_RULES_APPLIED', { rulesId })
  })
}

/**
 * Records that we've invited these members, and updates their rest periods. Call this in the
 * transaction that invites them.
 */
export async function markInvited(
  tx: Db,
  memberIds: number[],
  { now, rules }: Contact,
): Promise<void> {
  await updateMembers(tx, memberIds, { lastInvitedAt: now })
  await queries.updateRests(tx, memberIds, rules)
}

/**
 * Updates the participant's rest period. Call this in the transaction that ends the interview or
 * changes its outcome.
 */
export async function interviewEnded(tx: Db, invitationId: number): Promise<void> {
  const rules = rulesIn(await holdSetting(tx, 'CONTACT_RULES'))
  const memberId = await queries.findMemberOf(tx, invitationId)
  if (memberId !== undefined) await queries.updateRests(tx, [memberId], rules)
}

/**
 * Updates a member's rest period. Call this in the transaction that changes the member's own
 * limits.
 */
export async function refreshRest(tx: Db, memberId: number): Promise<void> {
  const rules = rulesIn(await holdSetting(tx, 'CONTACT_RULES'))
  await queries.updateRests(tx, [memberId], rules)
}

/**
 * How often, when and about which topics a member wants emails, and whether they're resting, for
 * their panel page.
 */
export async function limitsOf(deps: Deps, db: Db, member: MemberRow) {
  const contact = await contactNow(deps, db)
  const state = await queries.findContactState(db, member.id, contact)
  const end = state?.restEnd ?? null
  const isResting = end !== null && end > contact.now
  const isByRest = end?.getTime() === member.restsUntil?.getTime()
  return {
    perMonth: member.maxPerMonth,
    days: member.contactDays,
    from: member.contactFrom,
    to: member.contactTo,
    topicsOff: member.topicsOff,
    topics: state?.topics ?? [],
    timeZone: state?.timeZone ?? contact.agencyZone,
    invitedLately: state?.invitedLately ?? 0,
    restsUntil: isResting ? end : null,
    restReason: isResting
      ? isByRest
        ? (member.restReason as RestReason)
        : ('DAYS_BETWEEN' as const)
      : null,
  }
}

export const listTopics = ({ db }: Pick<Deps, 'db'>) => queries.listTopics(db)

const UNKNOWN_TOPIC = 'One of these topics no longer exists.'

async function areTopics(db: Db, ids: number[]): Promise<boolean> {
  const known = new Set((await queries.listTopics(db)).map(({ id }) => id))
  return ids.every((id) => known.has(id))
}

export async function mustBeTopics(db: Db, ids: number[] = []): Promise<void> {
  must(await areTopics(db, ids), 'INVALID_INPUT', { fields: { topicsOff: UNKNOWN_TOPIC } })
}

/** Throws if the topic doesn't exist. A study doesn't need a topic. */
export async function mustBeTopic(db: Db, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return
  must(await areTopics(db, [id]), 'INVALID_INPUT', { fields: { topicId: UNKNOWN_TOPIC } })
}
