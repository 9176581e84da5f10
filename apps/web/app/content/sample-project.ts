import { type Brief, emptyBrief } from '@wattle/contract/brief'

const brief: Brief = {
  ...emptyBrief(),
  who: 'cafe owners',
  do: 'order milk and bread from suppliers',
  kind: 'SUPPLY',
  one: 'an order',
  often: 'EVERY_WEEK',
  wrong: 'a supplier sold out before they ordered',
  today: ['phone calls', 'a whiteboard'],
  cost: 'MONEY',
  life: 'PAID',
  field: 'HOSPITALITY',
  others: 'the suppliers',
  buyer: 'DECIDES',
  confirmed: true,
}

/** For a first look around: an idea as people really write one, with its brief. */
export const SAMPLE_PROJECT = {
  name: 'Sample: meals on shift',
  idea: 'Nurses and warehouse staff who work rotating night shifts eat whatever the vending machine has at 3 am. ',
  brief,
}
