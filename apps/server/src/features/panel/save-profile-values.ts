import { isDeletion, mayReplace, type ValueInput } from '@wattle/contract/profile'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { importedConsentId, type SensitiveConsent } from '#features/participation/import-consent.ts'
import { PROFILE_CONSENT, profileConsentId } from '#features/participation/profile-consent.ts'
import { requirePublishedPolicy } from '#features/settings/policy-version.ts'
import { mustSuitFields } from './check-profile-values.ts'
import * as queries from './profile-queries.ts'

/** A member whose row the caller has locked. */
type LockedMember = { id: number; postcode: string | null }

/** Saves a member's answers about themselves. Returns all fields, for `readProfile`. */
export async function saveAsMember(
  deps: Deps,
  tx: Db,
  member: LockedMember,
  values: ValueInput[],
): Promise<queries.Field[]> {
  const { answers, fields } = await checked(deps, tx, values)
  const isSensitive = ({ fieldId, declined }: ValueInput) =>
    !declined && fields.some(({ id, sensitive }) => id === fieldId && sensitive)
  const sensitive = answers.filter(isSensitive)
  for (const { consentHash } of sensitive) {
    must(consentHash, 'INVALID_INPUT', {
      fields: { consentHash: 'Please tick the box so we can keep this answer.' },
    })
    must(consentHash === PROFILE_CONSENT.hash, 'CONSENT_CHANGED')
  }
  const consentTextId = sensitive.length > 0 ? await profileConsentId(tx, deps.now()) : null
  await store(deps, tx, member, values, (value) => ({
    source: 'SELF',
    consentTextId: isSensitive(value) ? consentTextId : null,
  }))
  return fields
}

/**
 * Saves answers that our team enters for a member. Returns the labels of the fields that changed.
 */
export async function saveAsAdmin(
  deps: Deps,
  tx: Db,
  member: LockedMember,
  values: ValueInput[],
): Promise<string[]> {
  const { fields } = await checked(deps, tx, values)
  const stored = await queries.listValues(tx, member.id)
  const storedIn = (fieldId: number) => stored.find(({ value }) => value.fieldId === fieldId)?.value
  for (const { fieldId } of values) {
    const field = fields.find(({ id }) => id === fieldId)
    const before = storedIn(fieldId)
    must(!field?.sensitive && (!before || mayReplace('ADMIN', before.source)), 'ONLY_THE_MEMBER')
  }
  const changed = values.filter((value) => !isSame(value, storedIn(value.fieldId)))
  await store(deps, tx, member, changed, () => ({ source: 'ADMIN' }))
  return fields
    .filter(({ id }) => changed.some(({ fieldId }) => fieldId === id))
    .map(({ label }) => label)
}

type ImportedAnswer = Omit<queries.ImportedValue, 'consentTextId'> & { isSensitive: boolean }

/** Stores imported answers. The caller has locked the members. */
export async function saveImported(
  { now }: Deps,
  tx: Db,
  values: ImportedAnswer[],
  consent: SensitiveConsent | undefined,
): Promise<void> {
  const needsConsent = consent !== undefined && values.some(({ isSensitive }) => isSensitive)
  const textId = needsConsent ? await importedConsentId(tx, consent, now()) : null
  const rows = values.map(({ isSensitive, ...value }) => ({
    ...value,
    consentTextId: isSensitive ? textId : null,
  }))
  await queries.upsertImported(tx, rows, now())
}

/** Whether our team has already saved this answer, or there's nothing to delete. */
function isSame(value: ValueInput, stored: queries.ValueRow | undefined): boolean {
  if (!stored) return isDeletion(value)
  const { optionIds = [], number = null, declined = false } = value
  return (
    stored.source === 'ADMIN' &&
    stored.optionIds.toSorted().join() === optionIds.toSorted().join() &&
    stored.number === number &&
    stored.declined === declined
  )
}

async function checked({ now }: Deps, tx: Db, values: ValueInput[]) {
  await requirePublishedPolicy(tx)
  const answers = values.filter((value) => !isDeletion(value))
  const fields = await queries.listFields(tx)
  mustSuitFields(fields, answers, now())
  return { answers, fields }
}

type Origin = Pick<queries.NewValue, 'source' | 'consentTextId'>

async function store(
  { now }: Deps,
  tx: Db,
  member: LockedMember,
  values: ValueInput[],
  originOf: (value: ValueInput) => Origin,
): Promise<void> {
  const deleted = values.filter(isDeletion).map(({ fieldId }) => fieldId)
  if (deleted.length > 0) {
    await queries.deleteValues(tx, member.id, deleted)
    await queries.deriveState(tx, member, now())
  }
  const answers = values.filter((value) => !isDeletion(value))
  await queries.upsertValues(
    tx,
    answers.map((value) => ({
      memberId: member.id,
      fieldId: value.fieldId,
      optionIds: [...new Set(value.optionIds ?? [])],
      number: value.number ?? null,
      declined: value.declined ?? false,
      setAt: now(),
      ...originOf(value),
    })),
  )
}
