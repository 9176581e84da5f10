import { FIRST_YEAR, takesOptions, type ValueInput } from '@wattle/contract/profile'
import { AppError } from '#errors.ts'
import type { Field } from './profile-queries.ts'

/** What's wrong with an answer to a profile field, if anything. */
export function faultIn(
  field: Field | undefined,
  { optionIds, number, declined }: ValueInput,
  now: Date,
): string | undefined {
  if (!field || field.retiredAt) return 'We no longer ask this question.'
  if (declined) return undefined
  if (!takesOptions(field.kind)) {
    if (number === undefined) return 'Please enter a number.'
    const thisYear = now.getUTCFullYear()
    return field.kind === 'YEAR' && (number < FIRST_YEAR || number > thisYear)
      ? `Please enter a year from ${FIRST_YEAR} to ${thisYear}.`
      : undefined
  }
  if (optionIds === undefined) return 'Please choose an option.'
  if (field.kind === 'CHOICE' && optionIds.length !== 1) return 'Please choose one option.'
  const offered = field.options.filter(({ retiredAt }) => !retiredAt).map(({ id }) => id)
  return optionIds.every((id) => offered.includes(id))
    ? undefined
    : 'That option no longer exists. Please choose another.'
}

/** Throws if any answers aren't valid for their fields, with a message for each invalid answer. */
export function mustSuitFields(fields: Field[], values: ValueInput[], now: Date): void {
  const faults = values.flatMap((value, at) => {
    const field = fields.find(({ id }) => id === value.fieldId)
    const fault = faultIn(field, value, now)
    return fault ? [[`values.${at}`, fault] as const] : []
  })
  if (faults.length > 0) throw new AppError('INVALID_INPUT', { fields: Object.fromEntries(faults) })
}
