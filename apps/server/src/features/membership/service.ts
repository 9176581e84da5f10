import { createHmac, timingSafeEqual } from 'node:crypto'
import { ENQUIRY_LIMITS } from '@wattle/contract/enquiry'
import { pageWindow } from '@wattle/contract/list'
import { csvCell } from '@wattle/contract/membership'
import type { MemberState } from '@wattle/contract/panel'
import { hasUnprintable, isPlausibleEmail } from '@wattle/contract/text'
import { contended } from '#db/contended.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type OfficeActor, recordOfficeAct } from '#features/audit/service.ts'
import { addImported, forgetMember, isForgotten } from '#features/panel/service.ts'
import * as queries from './queries.ts'

type FilterQuery = {
  search?: string | undefined
  state?: MemberState | undefined
  undeliverable?: 'true' | 'false' | undefined
}
type ListQuery = FilterQuery & {
  page?: number | undefined
  size?: number | undefined
  sort?: string | undefined
}

const filterOf = ({ search, state, undeliverable }: FilterQuery) => ({
  search: search?.trim() ?? '',
  state,
  undeliverable: undeliverable === undefined ? undefined : undeliverable === 'true',
})

export const listMembers = ({ db }: Deps, query: ListQuery) =>
  queries.listMembers(db, {
    ...filterOf(query),
    ...pageWindow(query),
    oldestFirst: query.sort === 'JOINED_AT_ASC',
  })

export async function getMember({ db }: Deps, id: number) {
  const member = await queries.findMember(db, id)
  must(member, 'NOT_FOUND')
  return {
    ...member,
    consents: await queries.listConsents(db, id),
    invitations: await queries.listInvitationsOf(db, id),
  }
}

type Change = Partial<Pick<queries.MemberRow, 'name' | 'phone' | 'postcode' | 'state'>>

/** Nobody is made active on their behalf who did not agree or who left: only they can come back. */
export function updateMember(
  deps: Deps,
  id: number,
  change: { [K in keyof Change]: Change[K] | undefined },
  by?: OfficeActor,
) {
  return contended(deps.db, async (tx) => {
    const member = await queries.lockMember(tx, id)
    must(member, 'NOT_FOUND')
    const isReturn = change.state === 'ACTIVE' && !['ACTIVE', 'PAUSED'].includes(member.state)
    must(!isReturn, 'ONLY_THEY_CAN')
    const given = Object.fromEntries(
      Object.entries(change).filter(([, value]) => value !== undefined),
    ) as Change
    const changed = await queries.updateMember(tx, id, { ...given, updatedAt: deps.now() })
    must(changed, 'NOT_FOUND')
    await recordCorrection(deps, tx, by, member, changed)
    return changed
  })
}

/** Which details changed, but not what they say. */
async function recordCorrection(
  deps: Deps,
  tx: Db,
  by: OfficeActor | undefined,
  before: queries.MemberRow,
  after: queries.MemberRow,
): Promise<void> {
  const fields = (['name', 'phone', 'postcode'] as const).filter(
    (field) => before[field] !== after[field],
  )
  const isMoved = before.state !== after.state
  if (fields.length === 0 && !isMoved) return
  await recordOfficeAct(deps, tx, by, 'PANEL_MEMBER_CHANGED', {
    member: String(after.id),
    ...(isMoved && { from: before.state, to: after.state }),
    ...(fields.length > 0 && { changed: fields.join(', ') }),
  })
}

export async function deleteMember(deps: Deps, id: number, by?: OfficeActor): Promise<undefined> {
  await contended(deps.db, async (tx) => {
    const member = await queries.findMember(tx, id)
    must(member, 'NOT_FOUND')
    await forgetMember(deps, tx, member)
    await recordOfficeAct(deps, tx, by, 'PANEL_MEMBER_DELETED', { member: String(id) })
  })
}

const COLUMNS = ['email', 'name', 'phone', 'postcode', 'state', 'joined', 'last invited'] as const
const PAGE = 5000

export async function exportMembers(
  deps: Deps,
  query: FilterQuery,
  by?: OfficeActor,
): Promise<{ csv: string }> {
  const { db } = deps
  const lines: string[] = [COLUMNS.join(',')]
  let page: queries.MemberRow[]
  let last = 0
  do {
    page = await queries.listMembersAfter(db, filterOf(query), last, PAGE)
    last = page.at(-1)?.id ?? last
    for (const { email, name, phone, postcode, state, joinedAt, lastInvitedAt } of page) {
      const cells = [email, name, phone, postcode, state, iso(joinedAt), iso(lastInvitedAt)]
      lines.push(cells.map(csvCell).join(','))
    }
  } while (page.length === PAGE)
  await recordOfficeAct(deps, db, by, 'PANEL_EXPORTED', { people: String(lines.length - 1) })
  return { csv: `${lines.join('\r\n')}\r\n` }
}

const iso = (date: Date | null) => date?.toISOString() ?? null

type ImportRow = {
  email: string
  name?: string | null | undefined
  phone?: string | null | undefined
  postcode?: string | null | undefined
}
type Import = { dryRun: boolean; consent: string; rows: ImportRow[] }

/** People who agreed elsewhere. All rows that can be taken, or, in a dry run, only the report. */
export async function importMembers(
  deps: Deps,
  { dryRun, consent, rows }: Import,
  by?: OfficeActor,
) {
  const report = {
    added: 0,
    known: 0,
    refused: [] as { row: number; email: string; reason: string }[],
  }
  const seen = new Set<string>()
  await deps.db.transaction(async (tx) => {
    for (const [at, row] of rows.entries()) {
      const entry = { ...cleaned(row), consent }
      const reason = await refusal(deps, tx, entry, seen)
      if (reason) report.refused.push({ row: at + 1, email: entry.email.slice(0, 100), reason })
      else if (await queries.findMemberByEmail(tx, entry.email)) report.known++
      else {
        report.added++
        if (!dryRun) await addImported(deps, tx, entry)
      }
      seen.add(entry.email.toLowerCase())
    }
    if (dryRun) return
    await recordOfficeAct(deps, tx, by, 'PANEL_IMPORTED', { added: String(report.added), consent })
  })
  return report
}

const cleaned = ({ email, name, phone, postcode }: ImportRow) => ({
  email: email.trim(),
  name: name?.trim() || null,
  phone: phone?.trim() || null,
  postcode: postcode?.trim() || null,
})

async function refusal(
  deps: Deps,
  tx: Db,
  { email, name, phone, postcode }: ReturnType<typeof cleaned>,
  seen: Set<string>,
): Promise<string | undefined> {
  if (!isPlausibleEmail(email)) return 'This is not an email address.'
  if (seen.has(email.toLowerCase())) return 'The same address stands in an earlier row.'
  const texts = { name, phone, postcode }
  for (const [field, text] of Object.entries(texts)) {
    const limit = ENQUIRY_LIMITS[field as keyof typeof texts]
    if ((text ?? '').length > limit) return `The ${field} is longer than ${limit} characters.`
    if (hasUnprintable(text ?? '')) return `The ${field} has characters that cannot be printed.`
  }
  if (await isForgotten(deps, tx, email)) return 'This person asked to be forgotten.'
}

export const getSuppression = ({ db }: Deps) => queries.countSuppressed(db)

const REPORT_LIFETIME_S = 15 * 60

type MailEvent = { event: string; email: string; timestamp: number; signature: string }

/** From a mail service: a mailbox that does not exist is written to no more; a complaint means leaving. */
export async function reportMailEvent(deps: Deps, report: MailEvent): Promise<undefined> {
  const secret = deps.config.mailEventsSecret
  must(secret, 'NOT_FOUND')
  const { event, email, timestamp, signature } = report
  const text = `${event}.${email}.${timestamp}`
  const expected = createHmac('sha256', secret).update(text).digest()
  const given = Buffer.from(signature, 'hex')
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
  const age = Math.abs(deps.now().getTime() / 1000 - timestamp)
  must(isSigned && age <= REPORT_LIFETIME_S, 'BAD_SIGNATURE')
  const member = await queries.findMemberByEmail(deps.db, email)
  // Who has left already is forgotten when that was long enough ago, whatever comes in after it.
  if (!member || member.state === 'LEFT') return
  const now = deps.now()
  const change = event === 'bounce' ? { undeliverableAt: now } : { state: 'LEFT' as const }
  await queries.updateMember(deps.db, member.id, { ...change, updatedAt: now })
}
