import { type Brief, emptyBrief } from '@wattle/contract/brief'

const FACTS = {
  who: 'cafe managers',
  do: 'find a replacement for a sick barista',
  kind: 'FIND',
  one: 'a replacement',
  often: 'EVERY_MONTH',
  wrong: 'nobody could come in at short notice',
  today: ['a group chat', 'phone calls'],
  cost: 'TIME',
  life: 'PAID',
  field: 'HOSPITALITY',
  others: 'the other staff',
  buyer: 'DECIDES',
  size: ['UP_TO_9', 'UP_TO_49'],
} satisfies Partial<Brief>

/** For a first look around: an idea as people really write one, with its brief filled in. */
export const SAMPLE_PROJECT = {
  name: 'Sample: covering sick days',
  idea:
    'At 5 am a barista calls in sick, and the cafe opens at six. The manager works through a group chat ' +
    'and a list of phone numbers while the first regulars wait at the door. When nobody can come in, ' +
    'they make the coffee themselves and the ordering doesn’t get done. We’d like to keep a list of ' +
    'baristas nearby who can step in the same morning.',
  brief: {
    ...emptyBrief(),
    ...FACTS,
    by: Object.fromEntries(Object.keys(FACTS).map((field) => [field, 'user' as const])),
    confirmed: true,
  },
}
