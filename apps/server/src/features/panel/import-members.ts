import { ImportEntry, readDay } from '@wattle/contract/membership'
import type { MemberState } from '@wattle/contract/panel'
import { detailsOf, type PanelDetail } from '@wattle/contract/panel-details'
import { Temporal } from 'temporal-polyfill'
import { addressHash } from '#adapters/address-hash.ts'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { escapeMarks } from '#features/email/fill-in-body.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import type { SensitiveConsent } from '#features/participation/import-consent.ts'
import { requirePublishedPolicy } from '#features/settings/policy-version.ts'
import { greeting } from '#mail/first-name.ts'
import { renderEmail } from '#mail/render.ts'
import { listUsableFields } from './audience.ts'
import { importEmail } from './emails.tsx'
import type { FilterField } from './filter-rules.ts'
import { type Cell, type ProfileMapping, readCells } from './import-cells.ts'
import { confirmationEmail, type NewMember, newLink, pageLink } from './join-panel.ts'
import * as joiningQueries from './joining-queries.ts'
import { addToList } from './list-queries.ts'
import { existingList } from './manage-lists.ts'
import * as queries from './queries.ts'
import { saveImported } from './save-profile-values.ts'

/**
 * A person to import, and where (`source`) and when they agreed. `isDocumented` says whether their
 * own row in the file says both.
 */
type Imported = Omit<NewMember, 'state'> & {
  source: string
  consentedOn: string
  isDocumented: boolean
  cells: Cell[]
}

async function forgottenOf(deps: Deps, db: Db, addresses: string[]): Promise<Set<string>> {
  const byHash = new Map(
    addresses.map((email) => [addressHash(deps, email).toString('hex'), email]),
  )
  const hashes = [...byHash.keys()].map((hash) => Buffer.from(hash, 'hex'))
  const found = await queries.listForgotten(db, hashes)
  return new Set(found.map((hash) => byHash.get(hash.toString('hex')) ?? ''))
}

/** With double opt-in, people have to confirm unless their own row documents their consent. */
const mustConfirm = ({ config }: Deps, { isDocumented }: Imported): boolean =>
  config.panelDoubleOptIn && !isDocumented

/**
 * Adds new people with their recorded consent, and emails those who have to confirm. Inserts them
 * in order of address, so two imports of the same people can't deadlock.
 */
async function addImported(
  deps: Deps,
  tx: Db,
  people: readonly Imported[],
  importedBy: number | null,
  { listId, clientOnly, sensitiveConsent }: Extras,
): Promise<{ added: Imported[]; forgotten: Set<string> }> {
  const now = deps.now()
  const inOrder = people.toSorted((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1))
  const rows = inOrder.map((person) => {
    const { nonce: linkNonce, keyHash } = newLink(deps)
    const state: MemberState = mustConfirm(deps, person) ? 'PENDING' : 'ACTIVE'
    const link = { linkNonce, keyHash }
    const personal = { email: person.email, ...detailsOf(person) }
    const origin = { openPanel: !clientOnly, source: person.source }
    return { ...personal, ...origin, state, ...link, joinedAt: now, updatedAt: now }
  })
  const inserted = await queries.insertNewMembers(tx, rows)
  // Don't check who has asked us to delete their data until the rows are locked, because someone
  // may be asking just now.
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
  const consents = joined.map(({ person, memberId, link: { keyHash } }) => {
    const { email: _email, isDocumented: _isDocumented, cells: _cells, ...consent } = person
    return { ...consent, kind: 'IMPORT' as const, memberId, importedBy, importedAt: now, keyHash }
  })
  await joiningQueries.insertJoinings(tx, consents)
  const bodies = importBodies(deps)
  const invited = joined.filter(({ person }) => mustConfirm(deps, person))
  const mails = invited.map(({ person, link }) => ({
    ...confirmationEmail(person.email, bodies(person), link.nonce),
    fills: { hello: greeting(person.name ?? null) },
  }))
  await queueEmails(deps, tx, mails)
  const cellsOf = new Map(people.map((person) => [addressOf(person), person.cells]))
  if (listId || people.some(({ cells }) => cells.length > 0)) {
    const known = await queries.lockMembersByAddress(tx, [...cellsOf.keys()])
    const values = known.flatMap(({ id, address }) =>
      (cellsOf.get(address) ?? []).map((cell) => ({ memberId: id, ...cell })),
    )
    await saveImported(deps, tx, values, sensitiveConsent ?? undefined)
    const ids = known.map(({ id }) => id)
    if (listId) await addToList(tx, listId, ids, now)
  }
  return { added: joined.map(({ person }) => person), forgotten }
}

const addressOf = ({ email }: { email: string }) => email.toLowerCase()

/**
 * Renders each email once per import, because it's the same for everyone with the same source and
 * date of consent.
 */
function importBodies(deps: Deps) {
  const rendered = new Map<string, ReturnType<typeof renderEmail> & { subject: string }>()
  return ({ source, consentedOn }: Imported) => {
    const key = `${consentedOn} ${source}`
    const { subject, mail } = importEmail(pageLink(deps), escapeMarks(source), consentedOn)
    const bodies = rendered.get(key) ?? { subject, ...renderEmail(mail) }
    rendered.set(key, bodies)
    return bodies
  }
}

type Text = string | null | undefined
type ImportRow = Partial<Record<PanelDetail | 'source' | 'consentDate', Text>> & {
  email: string
  profile?: Record<string, Text> | undefined
}
type ForAll = { consent?: Text; consentDate?: Text }
type Extras = {
  listId?: number | null | undefined
  clientOnly?: boolean | undefined
  sensitiveConsent?: SensitiveConsent | null | undefined
}
type Import = ForAll &
  Extras & { dryRun: boolean; rows: ImportRow[]; profile?: ProfileMapping | undefined }
type Refused = { row: number; email: string; reason: string }

/**
 * Imports people who agreed elsewhere to join the panel. Leaves out rows it can't import. A dry run
 * only reports what would happen.
 */
export async function importMembers(
  deps: Deps,
  { dryRun, rows, profile = [], listId, clientOnly, sensitiveConsent, ...forAll }: Import,
  by?: AdminActor,
) {
  requireConsentProof(deps, rows, forAll)
  const extras = { listId, clientOnly, sensitiveConsent }
  const fields = await checkExtras(deps, profile, extras)
  const { people, refused } = checkedRows(deps, rows, forAll)
  const skipped: SkippedCell[] = []
  for (const [row, person] of people) {
    const { cells, faults } = readCells(fields, profile, rows[row - 1]?.profile ?? {})
    person.cells = cells
    for (const fault of faults) skipped.push({ row, email: person.email, ...fault })
  }
  const everyone = [...people.values()]
  const { added, forgotten } = dryRun
    ? await dryRunImport(deps, everyone)
    : await retryOnConflict(deps.db, async (tx) => {
        const result = await addImported(deps, tx, everyone, by?.actor.userId ?? null, extras)
        const details = {
          added: String(result.added.length),
          consent: sourceOf(everyone),
          ...(profile.length > 0 && { fields: profile.map(({ fieldId }) => fieldId).join(', ') }),
          ...(listId && { list: String(listId) }),
        }
        await recordAdminAction(deps, tx, by, 'PANEL_IMPORTED', details)
        return result
      })
  for (const [row, { email }] of people)
    if (forgotten.has(email.toLowerCase()))
      refused.push({
        row,
        email,
        reason: 'This person asked us to delete their data, so we won’t import them.',
      })
  return {
    added: added.length,
    toConfirm: added.filter((person) => mustConfirm(deps, person)).length,
    known: people.size - added.length - forgotten.size,
    refused: refused.toSorted((one, other) => one.row - other.row),
    ...(profile.length > 0 && { skipped }),
  }
}

type SkippedCell = { row: number; email: string; field: string; reason: string }

/** Throws if the list or the profile fields can't be used. Returns the fields. */
async function checkExtras(
  { db }: Deps,
  profile: ProfileMapping,
  { listId, clientOnly, sensitiveConsent }: Extras,
): Promise<FilterField[]> {
  const list = listId ? await existingList(db, listId) : undefined
  must(!clientOnly || list?.clientId, 'INVALID_INPUT', {
    fields: { listId: 'Please choose a list that belongs to the client.' },
  })
  if (profile.length === 0) return []
  await requirePublishedPolicy(db)
  const fields = await listUsableFields(db)
  const mapped = profile.map(({ fieldId }) => fields.find(({ id }) => id === fieldId))
  must(!mapped.includes(undefined), 'INVALID_INPUT', {
    fields: { profile: 'One of these profile fields no longer exists.' },
  })
  const isSensitive = mapped.some((field) => field?.sensitive)
  must(!isSensitive || sensitiveConsent, 'SENSITIVE_CONSENT_REQUIRED')
  return fields
}

/** Reports what `addImported` would do, without adding anyone. */
async function dryRunImport(deps: Deps, people: Imported[]) {
  const addresses = people.map(addressOf)
  const known = new Set(await queries.listKnownAddresses(deps.db, addresses))
  const forgotten = await forgottenOf(deps, deps.db, addresses)
  const isNew = (address: string) => !known.has(address) && !forgotten.has(address)
  return { added: people.filter((person) => isNew(addressOf(person))), forgotten }
}

/** The name of the source, or how many sources there are, for the audit log. */
function sourceOf(people: Imported[]): string {
  const sources = new Set(people.map(({ source }) => source))
  const [only = ''] = sources
  return sources.size > 1 ? `${sources.size} sources` : only
}

/**
 * Throws unless the rows, or the import as a whole, say where and when people agreed. The law
 * requires this proof of consent.
 */
function requireConsentProof(deps: Deps, rows: ImportRow[], { consent, consentDate }: ForAll) {
  const isInRows = (field: 'source' | 'consentDate') => rows.some((row) => row[field]?.trim())
  must(consent || isInRows('source'), 'INVALID_INPUT', {
    fields: { consent: 'Please say where these people agreed.' },
  })
  must(consentDate || isInRows('consentDate'), 'INVALID_INPUT', {
    fields: { consentDate: 'Please enter the date these people agreed.' },
  })
  must(!consentDate || consentDate <= todayOf(deps), 'INVALID_INPUT', {
    fields: { consentDate: NOT_YET },
  })
}

const NOT_YET = 'The date of consent can’t be in the future.'
const todayOf = ({ now, config }: Deps) =>
  Temporal.Instant.fromEpochMilliseconds(now().getTime())
    .toZonedDateTimeISO(config.agencyTimeZone)
    .toPlainDate()
    .toString()

/** The people to import, keyed by row number, and the rows we can't import. */
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

/** The person, or why we can't import this row. */
function personIn(row: ImportRow, forAll: ForAll, today: string): Imported | string {
  const { data, error } = ImportEntry.safeParse(row)
  if (!data) return reasonOf(error.issues[0])
  const written = row.consentDate?.trim()
  const source = data.source ?? forAll.consent
  const consentedOn = written ? readDay(written) : forAll.consentDate
  if (!source) return 'This row doesn’t say where this person agreed.'
  if (!consentedOn)
    return written
      ? 'The date of consent must look like 3/11/2026.'
      : 'This row doesn’t say when this person agreed.'
  if (consentedOn > today) return NOT_YET
  const isDocumented = data.source !== null && Boolean(written)
  return { ...data, source, consentedOn, isDocumented, cells: [] }
}

type Issue = { path: PropertyKey[]; message: string } | undefined

function reasonOf(issue: Issue): string {
  const field = String(issue?.path[0] ?? '')
  if (field === 'email') return 'This isn’t an email address.'
  return `${field.charAt(0).toUpperCase()}${field.slice(1)}: ${issue?.message ?? ''}`
}
