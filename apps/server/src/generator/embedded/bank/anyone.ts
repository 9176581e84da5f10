import { domain } from './domain.ts'

/** For ideas of no field that is known. */
export const ANYONE_AT_HOME = domain({
  name: 'anyone at home',
  side: 'home',
  area: 'Daily life',
  cues: '',
  roles:
    'volunteer / club member / student / retiree / homeowner / renter / shift worker / newcomer to Australia',
  peers:
    'choir member / caravan owner / school volunteer / grandparent / host / night worker / sports fan / hobby gardener',
  tasks:
    'Booked a tradesperson / Paid a bill / Planned a trip / Bought a present / Sorted old papers / Filled in a long form / Returned a parcel / Fixed something at home',
  hassles:
    'Waited on hold for an hour / Lost a receipt / Missed an appointment / Paid a late fee / Filled in a form twice / Forgot a password / Ran out of time / Was given wrong advice',
  tools:
    'Pen and paper / A spreadsheet / A phone app / My memory / A wall calendar / A group chat / Help from a friend / A website',
  spend: 'daily needs',
  trade: 'Selling software',
  period: 'month',
})

export const ANYONE_AT_WORK = domain({
  name: 'anyone at work',
  side: 'work',
  area: 'Office work',
  cues: '',
  roles:
    'small business owner / office manager / team leader / project manager / consultant / administrator / executive assistant / operations manager',
  peers:
    'receptionist / sales rep / accountant / IT support officer / warehouse hand / customer service agent / buyer / trainer',
  tasks:
    'Wrote a report / Ran a meeting / Answered a customer / Prepared a budget / Trained a new starter / Ordered supplies / Planned a week / Updated a record',
  hassles:
    'A message got lost / A deadline slipped / Work was done twice / A record was out of date / Someone called in sick / A customer left / A meeting overran / A file could not be found',
  tools:
    'A spreadsheet / Email / Pen and paper / A whiteboard / A team chat / A shared drive / Phone calls / A calendar',
  spend: 'your work',
  trade: 'Selling software to businesses',
  period: 'month',
})

/** True of some people and not of others, beside which a wanted trait does not stand out. */
export const TRAITS_AT_HOME =
  'I rent my home / I own a caravan / I speak two languages at home / I live near the coast / I have a large garden / I share a house / I live with a grandparent / I have a dog / I study part-time / I have no car / I moved here this year / I look after a grandchild'.split(
    ' / ',
  )

export const TRAITS_AT_WORK =
  'I work night shifts / I work from home / I train new starters / I travel for work every week / I work on my own / I have two jobs / I supervise apprentices / I work on weekends / I am paid by the hour / I belong to a union / I started this year / I share a desk'.split(
    ' / ',
  )
