import { type MemberField, type MemberProfile, takesOptions } from '@wattle/contract/profile'
import type { Db } from '#db/open.ts'
import { PROFILE_CONSENT } from '#features/participation/profile-consent.ts'
import { isPolicyPublished } from '#features/settings/policy-version.ts'
import * as queries from './profile-queries.ts'

/**
 * A member's answers, and the fields we can still ask about. Shows a retired field until its answer
 * is deleted.
 */
export async function readProfile(
  db: Db,
  memberId: number,
  /** Data the caller already has after saving answers, so we don't read it again. */
  known?: { fields: queries.Field[]; mayAsk: boolean },
): Promise<MemberProfile> {
  const fields = known?.fields ?? (await queries.listFields(db))
  const values = new Map(
    (await queries.listValues(db, memberId)).map((row) => [row.value.fieldId, row] as const),
  )
  const shown = fields.map((field) => memberField(field, values.get(field.id)))
  return {
    mayAsk: known?.mayAsk ?? (await isPolicyPublished(db)),
    consent: PROFILE_CONSENT,
    fields: shown.filter(({ retired, answer }) => !retired || answer !== null),
  }
}

type Stored = Awaited<ReturnType<typeof queries.listValues>>[number]

function memberField(field: queries.Field, stored: Stored | undefined): MemberField {
  const { id, label, question, why, kind, sensitive, asked, retiredAt } = field
  const chosen = stored?.value.optionIds ?? []
  const options = field.options
    .filter((option) => option.retiredAt === null || chosen.includes(option.id))
    .map((option) => ({ id: option.id, label: option.label }))
  const base = { fieldId: id, label, question, why, kind, sensitive, asked, options }
  return { ...base, retired: retiredAt !== null, answer: stored ? answerOf(field, stored) : null }
}

function answerOf(field: queries.Field, { value, agreedTo }: Stored) {
  const { optionIds, number, declined, source, setAt } = value
  return { optionIds, text: textOf(field, value), number, declined, source, setAt, agreedTo }
}

/** An answer in words. Empty if the member would rather not say. */
export function textOf(
  { kind, options }: queries.Field,
  { optionIds, number }: Pick<queries.ValueRow, 'optionIds' | 'number'>,
): string {
  if (!takesOptions(kind)) return number === null ? '' : String(number)
  return options
    .filter(({ id }) => optionIds.includes(id))
    .map(({ label }) => label)
    .join(', ')
}
