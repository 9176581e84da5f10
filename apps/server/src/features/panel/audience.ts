import {
  type AudienceCount,
  type Condition,
  conditionsIn,
  type Filter,
  NO_FILTER,
} from '@wattle/contract/filter'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { isPolicyPublished, requirePublishedPolicy } from '#features/settings/policy-version.ts'
import { contactNow } from './apply-contact.ts'
import * as queries from './filter-queries.ts'
import { compileFilter, type FilterField } from './filter-rules.ts'
import type { Contact } from './invite-rules.ts'
import type { ListAudience } from './member-list-queries.ts'
import { listFields } from './profile-queries.ts'

type Study = {
  distributionId?: number
  audience: Filter | null
  /** The contact rules to use instead of the current ones. */
  contact?: Contact
}

async function readAudience(deps: Deps, db: Db, { distributionId, audience, contact }: Study) {
  const { config, now } = deps
  const filter = audience ?? NO_FILTER
  const usesFields = filter.all.flatMap(conditionsIn).some((condition) => 'field' in condition)
  const fields = usesFields ? await listFields(db) : []
  const context = {
    fields: new Map(fields.map((field) => [field.id, field])),
    now: now(),
    zone: config.agencyTimeZone,
  }
  return {
    filter: compileFilter(filter, context),
    ...(distributionId !== undefined && { distributionId }),
    contact: contact ?? (await contactNow(deps, db)),
  }
}

const mustBeStudy = async (db: Db, id: number | undefined): Promise<void> =>
  must(id === undefined || (await queries.isStudy(db, id)), 'NOT_FOUND')

/**
 * The audience for the panel's list. With a study, the list only shows people we could invite to it
 * now.
 */
export async function audienceForList(
  deps: Deps,
  filter: Filter | undefined,
  distributionId: number | undefined,
): Promise<ListAudience | undefined> {
  if (!filter && distributionId === undefined) return undefined
  await mustBeStudy(deps.db, distributionId)
  const audience = await readAudience(deps, deps.db, { audience: filter ?? null })
  return {
    filter: audience.filter,
    key: JSON.stringify([filter, distributionId]),
    ...(distributionId !== undefined && { study: { distributionId, contact: audience.contact } }),
  }
}

/** How many people we could invite, in total and if we dropped each of the conditions. */
export const countPeople = async (
  deps: Deps,
  study: Study,
  db: Db = deps.db,
): Promise<AudienceCount> => queries.countAudience(db, await readAudience(deps, db, study))

export type { ContactWindow } from './filter-queries.ts'

/** The people we could invite now, grouped by when we may email them. */
export const listContactWindows = async (
  deps: Deps,
  db: Db,
  study: Study,
): Promise<queries.ContactWindow[]> =>
  queries.listContactWindows(db, await readAudience(deps, db, study))

/**
 * Locks and returns the next batch of members to invite. Checks them again once they're locked, so
 * that we notice answers they've just changed.
 */
export async function lockMembersToInvite(
  deps: Deps,
  tx: Db,
  study: Study,
  limit: number,
): Promise<queries.MemberToInvite[]> {
  const audience = await readAudience(deps, tx, study)
  const locked = await queries.lockMembersToInvite(tx, audience, limit)
  const ids = locked.map(({ id }) => id)
  const wanted = await queries.listStillWanted(tx, audience, ids)
  return locked.filter(({ id }) => wanted.has(id))
}

/**
 * Throws if the filter doesn't work with the current profile fields, lists and clients. Returns the
 * ids of the sensitive fields it uses.
 */
export async function checkFilter(db: Db, filter: Filter, name = 'filter'): Promise<number[]> {
  const conditions = filter.all.flatMap(conditionsIn)
  if (conditions.length === 0) return []
  await requirePublishedPolicy(db)
  const fields = new Map((await listFields(db)).map((field) => [field.id, field]))
  const sensitive = new Set<number>()
  for (const condition of conditions) {
    if (!('field' in condition)) continue
    const field = fields.get(condition.field)
    const fault = faultIn(field, condition)
    must(field && !fault, 'INVALID_INPUT', { fields: { [name]: fault ?? NO_FIELD } })
    if (field.sensitive) sensitive.add(field.id)
  }
  const lists = conditions.flatMap((condition) => ('list' in condition ? condition.list : []))
  const owners = conditions.flatMap((condition) => ('client' in condition ? condition.client : []))
  const areKnown = lists.length + owners.length === 0 || (await queries.areKnown(db, lists, owners))
  must(areKnown, 'INVALID_INPUT', {
    fields: { [name]: 'One of these lists or clients no longer exists.' },
  })
  return [...sensitive]
}

const NO_FIELD = 'One of these profile fields no longer exists.'
type FieldCondition = Extract<Condition, { field: number }>

function faultIn(field: FilterField | undefined, condition: FieldCondition): string | undefined {
  if (!field || field.retiredAt) return NO_FIELD
  if ('known' in condition) return undefined
  const isChoice = field.kind === 'CHOICE' || field.kind === 'MULTI'
  const chosen = 'in' in condition ? condition.in : 'notIn' in condition ? condition.notIn : null
  if (isChoice !== (chosen !== null))
    return isChoice
      ? `${field.label} has options, not numbers.`
      : `${field.label} has numbers, not options.`
  const known = new Set(field.options.filter(({ retiredAt }) => !retiredAt).map(({ id }) => id))
  return chosen?.every((id) => known.has(id)) === false
    ? `One of the options you chose isn’t in ${field.label}. Remove it and try again.`
    : undefined
}

type FilterUse = 'COUNT' | 'LIST' | 'EXPORT' | 'BULK' | 'AUDIENCE' | 'FORECAST'

/** The uses in which the filter comes from the `audience` field of the study's form. */
const OF_STUDY: readonly FilterUse[] = ['AUDIENCE', 'FORECAST']

/**
 * Checks a filter. If it uses sensitive answers, records that in the audit log, as the privacy
 * policy promises.
 */
export async function admitFilter(
  deps: Deps,
  db: Db,
  filter: Filter,
  use: FilterUse,
  by: AdminActor | undefined,
): Promise<void> {
  const sensitive = await checkFilter(db, filter, OF_STUDY.includes(use) ? 'audience' : 'filter')
  if (sensitive.length === 0) return
  const details = { fields: sensitive.join(', '), use }
  await recordAdminAction(deps, db, by, 'SENSITIVE_FILTER_USED', details)
}

type Counted = { filter: Filter; distributionId?: number | undefined }

export async function countAudience(
  deps: Deps,
  { filter, distributionId }: Counted,
  by?: AdminActor,
): Promise<AudienceCount> {
  if (distributionId !== undefined)
    must(await queries.isStudy(deps.db, distributionId), 'NOT_FOUND')
  await admitFilter(deps, deps.db, filter, 'COUNT', by)
  return countPeople(deps, {
    audience: filter,
    ...(distributionId !== undefined && { distributionId }),
  })
}

/** The profile fields and options that a new filter can use. Leaves out retired ones. */
export async function listUsableFields(db: Db): Promise<FilterField[]> {
  const fields = await listFields(db)
  return fields
    .filter(({ retiredAt }) => !retiredAt)
    .map((field) => ({ ...field, options: field.options.filter(({ retiredAt }) => !retiredAt) }))
}

export const getFilterChoices = async ({ db }: Deps) => ({
  isAllowed: await isPolicyPublished(db),
  fields: await listUsableFields(db),
  ...(await queries.listFilterNames(db)),
})

/** The profile fields with these ids, for an export. Throws if one of them doesn't exist. */
export async function exportedFields(db: Db, ids: number[]): Promise<FilterField[]> {
  if (ids.length === 0) return []
  await requirePublishedPolicy(db)
  const fields = (await listUsableFields(db)).filter(({ id }) => ids.includes(id))
  must(fields.length === new Set(ids).size, 'INVALID_INPUT', { fields: { fields: NO_FIELD } })
  return fields
}
