import type { Condition } from '@wattle/contract/filter'
import type { FilterChoices } from './filter-hooks.ts'

/** What a condition is about, such as "State" or "Took part". */
export function subjectOf(condition: Condition, { fields }: FilterChoices): string {
  if ('field' in condition)
    return fields.find(({ id }) => id === condition.field)?.label ?? 'Retired field'
  if ('list' in condition) return 'List'
  if ('client' in condition) return 'Client'
  if ('joined' in condition) return 'Joined'
  if ('lastInvited' in condition) return 'Last invited'
  if ('tookPart' in condition) return 'Took part'
  if ('noShows' in condition) return 'No-shows'
  return 'postcode' in condition ? 'Postcode' : 'Source'
}
