import type { Condition, FilterEntry } from '@wattle/contract/filter'
import type { FilterChoices } from './filter-hooks.ts'

type Names = readonly { id: number; name: string }[]
const nameIn = (names: Names, id: number) => names.find((one) => one.id === id)?.name ?? 'deleted'

/** What a condition is about: "State", "Took part". */
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

/** A whole entry in words, for entries that can only be read and removed. */
export const entryInWords = (entry: FilterEntry, choices: FilterChoices): string =>
  'any' in entry
    ? entry.any.map((one) => conditionInWords(one, choices)).join(', or ')
    : conditionInWords(entry, choices)

function conditionInWords(condition: Condition, choices: FilterChoices): string {
  return `${subjectOf(condition, choices)} ${restInWords(condition, choices)}`
}

function restInWords(condition: Condition, { fields, lists, clients }: FilterChoices): string {
  if ('field' in condition) {
    const field = fields.find(({ id }) => id === condition.field)
    const labels = (ids: number[]) =>
      ids.map((id) => field?.options.find((option) => option.id === id)?.label ?? 'deleted')
    if ('in' in condition) return `is ${labels(condition.in).join(' or ')}`
    if ('notIn' in condition) return `isn’t ${labels(condition.notIn).join(' or ')}`
    if ('known' in condition) return condition.known ? 'is known' : 'isn’t known'
    return rangeInWords(condition)
  }
  if ('list' in condition)
    return `${condition.not ? 'isn’t' : 'is'} ${nameIn(lists, condition.list)}`
  if ('client' in condition) return `is ${nameIn(clients, condition.client)}`
  if ('joined' in condition) return rangeInWords(condition.joined)
  if ('postcode' in condition) return rangeInWords(condition.postcode)
  if ('source' in condition) return `is ${condition.source}`
  const [times] = Object.values(condition)
  return Object.entries(times ?? {})
    .map(([name, value]) => `${WORDS[name] ?? name} ${String(value)}`)
    .join(', ')
}

const WORDS: Record<string, string> = { atLeast: 'at least', atMost: 'at most', days: 'days' }

const rangeInWords = ({ from, to }: { from?: unknown; to?: unknown }) =>
  [from !== undefined && `from ${String(from)}`, to !== undefined && `to ${String(to)}`]
    .filter(Boolean)
    .join(' ')
