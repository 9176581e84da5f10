import { createHmac, timingSafeEqual } from 'node:crypto'
import { pageWindow } from '@wattle/contract/list'
import { csvCell, ImportEntry, readDay } from '@wattle/contract/membership'
import { canMove, type MemberState, moveTo } from '@wattle/contract/panel'
import { Temporal } from 'temporal-polyfill'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type OfficeActor, recordOfficeAct } from '#features/audit/service.ts'
import {
  addImported,
  findImportable,
  forgetMember,
  type Imported,
  listConsents,
  mustBePostcode,
  mustConfirm,
} from '#features/panel/service.ts'
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
    consents: await listConsents(db, id),
    invitations: await queries.listInvitationsOf(db, id),
  }
}

type Change = Partial<Pick<queries.MemberRow, 'name' | 'phone' | 'postcode' | 'state'>>

/** An admin may only make the moves that the contract allows: nobody is brought back for them. */
export function updateMember(
  deps: Deps,
  id: number,
  change: { [K in keyof Change]: Change[K] | undefined },
  by?: OfficeActor,
) {
  return retryOnConflict(deps.db, async (tx) => {
    const member = await queries.lockMember(tx, id)
    must(member, 'NOT_FOUND')
    mustBeMove(member.state, change.state)
    mustBePostcode(change.postcode ?? null, member.postcode)
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

function mustBeMove(from: MemberState, to: MemberState = from): void {
  const isAllowed = from === to || moveTo('ADMIN', from, to) !== undefined
  must(isAllowed, 'ONLY_THEY_CAN', { message: from === 'LEFT' ? HAS_LEFT : NOT_CONFIRMED })
}

const HAS_LEFT =
  'This person has left the panel. Only they can come back, by joining again. Nothing changed.'
const NOT_CONFIRMED =
  'This person hasn’t confirmed yet. Only they can, with the button in our email. Nothing changed.'

export async function deleteMember(deps: Deps, id: number, by?: OfficeActor): Promise<undefined> {
  await retryOnConflict(deps.db, async (tx) => {
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

type Text = string | null | undefined
type ImportRow = Partial<Record<'name' | 'phone' | 'postcode' | 'source' | 'consentDate', Text>> & {
  email: string
}
type ForAll = { consent?: Text; consentDate?: Text }
type Import = ForAll & { dryRun: boolean; rows: ImportRow[] }
type Refused = { row: number; email: string; reason: string }

/** People who agreed elsewhere. Adds all rows it can, or, in a dry run, only reports. */
export async function importMembers(
  deps: Deps,
  { dryRun, rows, ...forAll }: Import,
  by?: OfficeActor,
) {
  mustSayWhereAndWhen(deps, rows, forAll)
  const { people, refused } = checkedRows(deps, rows, forAll)
  const everyone = [...people.values()]
  const { added, forgotten } = dryRun
    ? await rehearse(deps, everyone)
    : await retryOnConflict(deps.db, async (tx) => {
        const result = await addImported(deps, tx, everyone, by?.actor.userId ?? null)
        const details = { added: String(result.added.length), consent: sourceOf(everyone) }
        await recordOfficeAct(deps, tx, by, 'PANEL_IMPORTED', details)
        return result
      })
  for (const [row, { email }] of people)
    if (forgotten.has(email.toLowerCase()))
      refused.push({ row, email, reason: 'This person asked to be forgotten.' })
  return {
    added: added.length,
    toConfirm: added.filter((person) => mustConfirm(deps, person)).length,
    known: people.size - added.length - forgotten.size,
    refused: refused.toSorted((one, other) => one.row - other.row),
  }
}

async function rehearse(deps: Deps, people: Imported[]) {
  const { known, forgotten } = await findImportable(deps, deps.db, people)
  const isNew = ({ email }: Imported) =>
    !known.has(email.toLowerCase()) && !forgotten.has(email.toLowerCase())
  return { added: people.filter(isNew), forgotten }
}

/** For the audit log: one source in its own words, several by their number. */
function sourceOf(people: Imported[]): string {
  const sources = new Set(people.map(({ source }) => source))
  const [only = ''] = sources
  return sources.size > 1 ? `${sources.size} sources` : only
}

/** The proof that the law asks for: in the rows, or once for all of them. */
function mustSayWhereAndWhen(deps: Deps, rows: ImportRow[], { consent, consentDate }: ForAll) {
  const isInRows = (field: 'source' | 'consentDate') => rows.some((row) => row[field]?.trim())
  must(consent || isInRows('source'), 'INVALID_INPUT', {
    fields: { consent: 'Please say where these people agreed.' },
  })
  must(consentDate || isInRows('consentDate'), 'INVALID_INPUT', {
    fields: { consentDate: 'Please say on which day these people agreed.' },
  })
  must(!consentDate || consentDate <= todayOf(deps), 'INVALID_INPUT', {
    fields: { consentDate: NOT_YET },
  })
}

const NOT_YET = 'The day of their consent can’t be in the future.'
const todayOf = ({ now, config }: Deps) =>
  Temporal.Instant.fromEpochMilliseconds(now().getTime())
    .toZonedDateTimeISO(config.agencyTimeZone)
    .toPlainDate()
    .toString()

/** People by their row, and the rows that can't be imported. */
function checkedRows(deps: Deps, rows: ImportRow[], forAll: ForAll) {
  const people = new Map<number, Imported>()
  const refused: Refused[] = []
  const seen = new Set<string>()
  const today = todayOf(deps)
  for (const [at, row] of rows.entries()) {
    const address = row.email.trim().toLowerCase()
    const person = seen.has(address)
      ? 'This address is already in an earlier row.'
      : personIn(row, forAll, today)
    seen.add(address)
    if (typeof person === 'object') people.set(at + 1, person)
    else refused.push({ row: at + 1, email: row.email.trim().slice(0, 100), reason: person })
  }
  return { people, refused }
}

/** Or why this row can't be imported. */
function personIn(row: ImportRow, forAll: ForAll, today: string): Imported | string {
  const { data, error } = ImportEntry.safeParse(row)
  if (!data) return reasonOf(error.issues[0])
  const written = row.consentDate?.trim()
  const source = data.source ?? forAll.consent
  const consentedOn = written ? readDay(written) : forAll.consentDate
  if (!source) return 'This row doesn’t say where this person agreed.'
  if (!consentedOn)
    return written
      ? 'The day of their consent isn’t a date like 3/11/2026.'
      : 'This row doesn’t say when this person agreed.'
  if (consentedOn > today) return NOT_YET
  const isDocumented = data.source !== null && Boolean(written)
  return { ...data, source, consentedOn, isDocumented }
}

type Issue = { path: PropertyKey[]; message: string } | undefined

function reasonOf(issue: Issue): string {
  const field = String(issue?.path[0] ?? '')
  if (field === 'email') return 'This isn’t an email address.'
  return `${field.charAt(0).toUpperCase()}${field.slice(1)}: ${issue?.message ?? ''}`
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
  if (!member || !canMove('MAIL_SERVICE', 'leave', member.state)) return
  const now = deps.now()
  const change = event === 'bounce' ? { undeliverableAt: now } : { state: 'LEFT' as const }
  await queries.updateMember(deps.db, member.id, { ...change, updatedAt: now })
}
