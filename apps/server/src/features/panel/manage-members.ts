import { createHmac, timingSafeEqual } from 'node:crypto'
import { csvCell } from '@wattle/contract/csv-cell'
import type { Filter } from '@wattle/contract/filter'
import { canMove, type MemberState, moveTo } from '@wattle/contract/panel'
import { DETAIL_NAMES, type PanelDetail } from '@wattle/contract/panel-details'
import type { MemberProfile, ValueInput } from '@wattle/contract/profile'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { type ListQuery, listWindow } from '#list-window.ts'
import { admitFilter, audienceForList, exportedFields } from './audience.ts'
import { listAnswers } from './filter-queries.ts'
import { recordsOf } from './manage-lists.ts'
import * as memberListQueries from './member-list-queries.ts'
import { listEntries } from './open-link-queries.ts'
import * as queries from './queries.ts'
import { readProfile } from './read-profile.ts'
import { saveAsAdmin } from './save-profile-values.ts'
import { forgetMember, listConsents, mustBePostcode } from './service.ts'
import { stopInviting } from './stop-inviting.ts'

export type FilterQuery = {
  search?: string | undefined
  state?: MemberState | undefined
  undeliverable?: 'true' | 'false' | undefined
  filter?: Filter | undefined
  distributionId?: number | undefined
}

/** The filter for the panel's list, its exports and its bulk actions. */
export async function memberFilterOf(
  deps: Deps,
  { search, state, undeliverable, filter, distributionId }: FilterQuery,
): Promise<memberListQueries.MemberFilter> {
  return {
    search: search?.trim() ?? '',
    state,
    undeliverable: undeliverable === undefined ? undefined : undeliverable === 'true',
    audience: await audienceForList(deps, filter, distributionId),
  }
}

type MemberQuery = FilterQuery & ListQuery & { exact?: 'true' | undefined }

export async function listMembers(deps: Deps, query: MemberQuery, by?: AdminActor) {
  if (query.filter) await admitFilter(deps, deps.db, query.filter, 'LIST', by)
  const filter = await memberFilterOf(deps, query)
  const isExact = query.exact === 'true'
  return memberListQueries.listMembers(deps.db, { ...listWindow(query), ...filter, isExact })
}

export async function getMember({ db }: Deps, id: number) {
  const member = await queries.findMember(db, { id })
  must(member, 'NOT_FOUND')
  return {
    ...member,
    consents: await listConsents(db, id),
    entries: await listEntries(db, id),
    ...(await recordsOf(db, id)),
    invitations: await queries.listInvitationsOf(db, id),
    profile: await readProfile(db, id),
  }
}

type Change = Partial<Pick<queries.MemberRow, PanelDetail | 'state' | 'flag' | 'flagReason'>>

/**
 * Admins can only make the state changes that the contract allows. For example, they can't bring
 * back someone who left.
 */
export function updateMember(
  deps: Deps,
  id: number,
  change: { [K in keyof Change]: Change[K] | undefined },
  by?: AdminActor,
) {
  return retryOnConflict(deps.db, async (tx) => {
    if (change.flag === 'DO_NOT_INVITE') await stopInviting(deps, tx, [id])
    const member = await queries.lockMember(tx, { id })
    must(member, 'NOT_FOUND')
    mustBeMove(member.state, change.state)
    mustBePostcode(change.postcode ?? null, member.postcode)
    const changes = Object.fromEntries(
      Object.entries(change).filter(([, value]) => value !== undefined),
    ) as Change
    // The old flag's reason doesn't apply to the new one, so clear it.
    if (changes.flag && changes.flag !== member.flag) changes.flagReason ??= ''
    const changed = await queries.updateMember(tx, id, { ...changes, updatedAt: deps.now() })
    must(changed, 'NOT_FOUND')
    await recordCorrection(deps, tx, by, member, changed)
    return changed
  })
}

/**
 * Saves a member's profile answers. The audit log records which ones changed, but not their values.
 */
export function saveProfile(
  deps: Deps,
  id: number,
  values: ValueInput[],
  by?: AdminActor,
): Promise<MemberProfile> {
  return retryOnConflict(deps.db, async (tx) => {
    const member = await queries.lockMember(tx, { id })
    must(member, 'NOT_FOUND')
    const changed = await saveAsAdmin(deps, tx, member, values)
    const details = { member: String(id), changed: changed.join(', ') }
    if (changed.length > 0) await recordAdminAction(deps, tx, by, 'PANEL_MEMBER_CHANGED', details)
    return readProfile(tx, id)
  })
}

/** Sorted by name, so the export's columns stay in place when the form's fields are reordered. */
const EXPORTED_DETAILS = DETAIL_NAMES.toSorted()

/** Records in the audit log which details changed, but not what they changed to. */
async function recordCorrection(
  deps: Deps,
  tx: Db,
  by: AdminActor | undefined,
  before: queries.MemberRow,
  after: queries.MemberRow,
): Promise<void> {
  const recorded = [...EXPORTED_DETAILS, 'flagReason'] as const
  const fields = recorded.filter((field) => before[field] !== after[field])
  const isFlagged = before.flag !== after.flag
  const isMoved = before.state !== after.state
  if (fields.length === 0 && !isMoved && !isFlagged) return
  await recordAdminAction(deps, tx, by, 'PANEL_MEMBER_CHANGED', {
    member: String(after.id),
    ...(isMoved && { from: before.state, to: after.state }),
    ...(isFlagged && { flagBefore: before.flag, flag: after.flag }),
    ...(fields.length > 0 && { changed: fields.join(', ') }),
  })
}

function mustBeMove(from: MemberState, to: MemberState = from): void {
  const isAllowed = from === to || moveTo('ADMIN', from, to) !== undefined
  must(isAllowed, 'ONLY_THEY_CAN', { message: from === 'LEFT' ? HAS_LEFT : NOT_CONFIRMED })
}

const HAS_LEFT =
  'This person has left the panel, and only they can join again. Nothing was changed.'
const NOT_CONFIRMED =
  'This person hasn’t confirmed their email address yet. They need to press the button in our email. Nothing was changed.'

export async function deleteMember(deps: Deps, id: number, by?: AdminActor): Promise<undefined> {
  await retryOnConflict(deps.db, async (tx) => {
    const member = await queries.findMember(tx, { id })
    must(member, 'NOT_FOUND')
    await forgetMember(deps, tx, member, 'ADMIN')
    await recordAdminAction(deps, tx, by, 'PANEL_MEMBER_DELETED', { member: String(id) })
  })
}

const COLUMNS = ['email', ...EXPORTED_DETAILS, 'state', 'joined', 'last invited']
const PAGE = 5000

export async function exportMembers(
  deps: Deps,
  query: FilterQuery & { ids?: string | undefined; fields?: string | undefined },
  by?: AdminActor,
): Promise<{ csv: string }> {
  const { db } = deps
  const chosen = await exportedFields(db, idsIn(query.fields) ?? [])
  const fieldIds = chosen.map(({ id }) => id)
  if (query.filter) await admitFilter(deps, db, query.filter, 'EXPORT', by)
  const filter = { ...(await memberFilterOf(deps, query)), ids: idsIn(query.ids) }
  const header = [...COLUMNS, ...chosen.map(({ label }) => csvCell(label))]
  const lines: string[] = [header.join(',')]
  let page: queries.MemberRow[]
  let last = 0
  do {
    page = await memberListQueries.listMembersAfter(db, filter, last, PAGE)
    last = page.at(-1)?.id ?? last
    const memberIds = page.map(({ id }) => id)
    const answers = chosen.length > 0 ? await listAnswers(db, memberIds, fieldIds) : new Map()
    for (const { email, state, joinedAt, lastInvitedAt, ...member } of page) {
      const profile = fieldIds.map((fieldId) => answers.get(`${member.id} ${fieldId}`) ?? null)
      const details = EXPORTED_DETAILS.map((name) => member[name])
      const cells = [email, ...details, state, iso(joinedAt), iso(lastInvitedAt), ...profile]
      lines.push(cells.map(csvCell).join(','))
    }
  } while (page.length === PAGE)
  const sensitive = chosen.filter((field) => field.sensitive)
  await recordAdminAction(deps, db, by, 'PANEL_EXPORTED', {
    people: String(lines.length - 1),
    ...(sensitive.length > 0 && { sensitive: sensitive.map(({ label }) => label).join(', ') }),
  })
  return { csv: `${lines.join('\r\n')}\r\n` }
}

const idsIn = (text: string | undefined) => text?.split(',').map(Number)

const iso = (date: Date | null) => date?.toISOString() ?? null

export const getSuppression = ({ db }: Deps) => queries.countSuppressed(db)

const REPORT_LIFETIME_S = 15 * 60

type MailEvent = { event: string; email: string; timestamp: number; signature: string }

/**
 * Handles reports from an email service. After a bounce we stop emailing the member, and a spam
 * complaint counts as leaving.
 */
export async function reportMailEvent(deps: Deps, report: MailEvent): Promise<undefined> {
  const secret = deps.config.mailEventsSecret
  must(secret, 'NOT_FOUND')
  const { event, email, timestamp, signature } = report
  const text = `${event}.${email}.${timestamp}`
  const expected = createHmac('sha256', secret).update(text).digest()
  const actual = Buffer.from(signature, 'hex')
  const isSigned = actual.length === expected.length && timingSafeEqual(actual, expected)
  const age = Math.abs(deps.now().getTime() / 1000 - timestamp)
  must(isSigned && age <= REPORT_LIFETIME_S, 'BAD_SIGNATURE')
  const member = await queries.findMember(deps.db, { email })
  if (!member || !canMove('MAIL_SERVICE', 'leave', member.state)) return
  const now = deps.now()
  const change = event === 'bounce' ? { undeliverableAt: now } : { state: 'LEFT' as const }
  await queries.updateMember(deps.db, member.id, { ...change, updatedAt: now })
}
