import type { HandlerInput } from '@wattle/contract/endpoint'
import { inWords, MIN_OPTIONS } from '@wattle/contract/limits'
import type { addProfileField, updateProfileField } from '@wattle/contract/profile'
import {
  MAX_FIELD_OPTIONS,
  MAX_FIELDS,
  type ProfileField,
  takesOptions,
} from '@wattle/contract/profile'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import * as queries from './profile-queries.ts'

export async function listFields(db: Db): Promise<ProfileField[]> {
  const answers = await queries.countAnswers(db)
  const fields = await queries.listFields(db)
  return fields.map((field) => ({ ...field, answers: answers.get(field.id) ?? 0 }))
}

type NewField = HandlerInput<typeof addProfileField>['body']

export function addField(deps: Deps, field: NewField, by: AdminActor): Promise<ProfileField> {
  const { options = [], ...words } = field
  mustHaveOptions(field.kind, options.length)
  return deps.db.transaction(async (tx) => {
    await queries.lockFields(tx)
    const fields = await queries.listFields(tx)
    must(fields.length < MAX_FIELDS, 'INVALID_INPUT', {
      fields: { label: `You can have up to ${MAX_FIELDS} fields, counting retired ones.` },
    })
    const next = (of: 'place' | 'position') => Math.max(0, ...fields.map((one) => one[of])) + 1
    const { id } = await queries.insertField(tx, {
      ...words,
      key: freeKey(field.label, fields),
      place: next('place'),
      position: next('position'),
    })
    await queries.insertOptions(
      tx,
      options.map((label, bit) => ({ fieldId: id, label, bit, position: bit + 1 })),
    )
    await recordAdminAction(deps, tx, by, 'PROFILE_FIELD_CHANGED', {
      field: String(id),
      to: 'ADDED',
    })
    return fieldAmong(await listFields(tx), id)
  })
}

/**
 * A unique key made from the label, such as `year-of-birth`. It stays the same if the label
 * changes.
 */
function freeKey(label: string, fields: queries.Field[]): string {
  const base =
    label
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'field'
  const taken = new Set(fields.map(({ key }) => key))
  for (let number = 1; ; number++) {
    const key = number === 1 ? base : `${base}-${number}`
    if (!taken.has(key)) return key
  }
}

function mustHaveOptions(kind: queries.FieldRow['kind'], count: number): void {
  must(!takesOptions(kind) || count >= MIN_OPTIONS, 'INVALID_INPUT', {
    fields: { options: `Please give at least ${inWords(MIN_OPTIONS)} options.` },
  })
  must(takesOptions(kind) || count === 0, 'INVALID_INPUT', {
    fields: { options: 'Only choice fields can have options.' },
  })
}

function fieldAmong<F extends { id: number }>(fields: F[], id: number): F {
  const field = fields.find((one) => one.id === id)
  must(field, 'NOT_FOUND')
  return field
}

type FieldChange = HandlerInput<typeof updateProfileField>['body']

export function updateField(
  deps: Deps,
  id: number,
  { position, retired, options, ...words }: FieldChange,
  by: AdminActor,
): Promise<ProfileField[]> {
  return retryOnConflict(deps.db, async (tx) => {
    await queries.lockFields(tx)
    await queries.lockField(tx, id)
    const fields = await queries.listFields(tx)
    const field = fieldAmong(fields, id)
    const { kind = field.kind, sensitive = field.sensitive } = words
    const isOther = kind !== field.kind || sensitive !== field.sensitive
    must(!isOther || !(await queries.hasValues(tx, id)), 'FIELD_IN_USE')
    const current = field.options.filter(({ retiredAt }) => !retiredAt)
    // Number fields have no options, so changing a choice field into a number field retires its
    // options.
    const wanted = options ?? (takesOptions(kind) ? current : [])
    mustHaveOptions(kind, wanted.length)
    await changeOptions(deps, tx, field, wanted)
    const isRetired = field.retiredAt !== null
    await queries.updateField(tx, id, {
      ...withoutUndefined(words),
      retiredAt: (retired ?? isRetired) ? (field.retiredAt ?? deps.now()) : null,
    })
    if (position !== undefined) await moveField(tx, fields, field, position)
    const details = changesIn(field, { ...words, position, retired, options })
    if (Object.keys(details).length > 0)
      await recordAdminAction(deps, tx, by, 'PROFILE_FIELD_CHANGED', {
        field: String(id),
        ...details,
      })
    return listFields(tx)
  })
}

const withoutUndefined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/** Which parts of the field change, without their values, for the audit log. */
function changesIn(field: queries.Field, change: FieldChange): Record<string, string> {
  const { options, retired, ...others } = change
  const changed = Object.entries(withoutUndefined(others))
    .filter(([name, value]) => field[name as keyof typeof others] !== value)
    .map(([name]) => name)
  if (options) changed.push('options')
  const isMoved = retired !== undefined && retired !== (field.retiredAt !== null)
  return {
    ...(changed.length > 0 && { changed: changed.toSorted().join(', ') }),
    ...(isMoved && { to: retired ? 'RETIRED' : 'IN_USE' }),
  }
}

type WantedOption = { id?: number | undefined; label: string }

/** An option never changes its bit, because facets store a member's choices as a bitmask. */
async function changeOptions(
  { now }: Deps,
  tx: Db,
  field: queries.Field,
  wanted: WantedOption[],
): Promise<void> {
  for (const { id } of wanted)
    must(id === undefined || field.options.some((option) => option.id === id), 'INVALID_INPUT', {
      fields: { options: 'One of these options no longer exists.' },
    })
  const added = wanted.filter(({ id }) => id === undefined)
  must(field.options.length + added.length <= MAX_FIELD_OPTIONS, 'INVALID_INPUT', {
    fields: { options: `You can have up to ${MAX_FIELD_OPTIONS} options, counting retired ones.` },
  })
  for (const option of field.options) {
    const at = wanted.findIndex(({ id }) => id === option.id)
    const label = wanted[at]?.label ?? option.label
    const retiredAt = at < 0 ? (option.retiredAt ?? now()) : null
    const position = at < 0 ? option.position : at + 1
    await queries.updateOption(tx, option.id, { label, retiredAt, position })
  }
  await queries.insertOptions(
    tx,
    added.map((option, at) => ({
      fieldId: field.id,
      label: option.label,
      bit: field.options.length + at,
      position: wanted.indexOf(option) + 1,
    })),
  )
}

async function moveField(
  tx: Db,
  fields: queries.Field[],
  field: queries.Field,
  position: number,
): Promise<void> {
  const others = fields.filter(({ id }) => id !== field.id)
  const ordered = others.toSpliced(position - 1, 0, field)
  for (const [at, { id }] of ordered.entries())
    await queries.updateField(tx, id, { position: at + 1 })
}

const MEMBERS_AT_ONCE = 500

/** Deletes members' answers to fields that were retired before the given day. */
export async function purgeRetiredFields(deps: Deps, before: Date): Promise<void> {
  for (;;) {
    const ids = await queries.listWithRetiredValues(deps.db, before, MEMBERS_AT_ONCE)
    if (ids.length === 0 || deps.isStopping()) return
    await retryOnConflict(deps.db, (tx) => queries.deleteRetiredValues(tx, ids, before))
  }
}
