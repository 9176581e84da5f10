import type { Condition } from '@wattle/contract/filter'
import type { FilterChoices } from './filter-hooks.ts'

type Addition = { id: string; label: string; condition: Condition }

/** Every condition someone can add, with its default values. */
export function newConditions({ fields, lists, clients, sources }: FilterChoices): Addition[] {
  const [list] = lists
  const [client] = clients
  const [source] = sources
  return [
    ...fields.map(({ id, label, kind, options }) => ({
      id: `field-${id}`,
      label,
      condition: startOf(id, kind, options[0]?.id),
    })),
    ...(list ? [{ id: 'list', label: 'List', condition: { list: list.id } }] : []),
    ...(client ? [{ id: 'client', label: 'Client', condition: { client: client.id } }] : []),
    { id: 'took-part', label: 'Took part', condition: { tookPart: { atMost: 0, days: 180 } } },
    { id: 'no-shows', label: 'No-shows', condition: { noShows: { atMost: 0, days: 365 } } },
    { id: 'last-invited', label: 'Last invited', condition: { lastInvited: { atLeast: 30 } } },
    {
      id: 'joined',
      label: 'Joined',
      condition: { joined: { from: `${new Date().getFullYear()}-01-01` } },
    },
    {
      id: 'postcode',
      label: 'Postcode',
      condition: { postcode: { from: '3000', to: '3999' } },
    },
    ...(source === undefined ? [] : [{ id: 'source', label: 'Source', condition: { source } }]),
  ]
}

/** The default condition when someone adds this field. */
export function startOf(
  field: number,
  kind: FilterChoices['fields'][number]['kind'],
  option: number | undefined,
): Condition {
  if (kind === 'NUMBER') return { field, from: 1 }
  if (kind === 'YEAR') return { field, from: 1960, to: 2005 }
  return option === undefined ? { field, known: true } : { field, in: [option] }
}
