import type { Sensitive } from '@wattle/contract/brief'
import type { Decoy } from './decoys.ts'
import { ORDINARY_STATEMENTS } from './elsewhere.ts'
import type { Outline } from './guide-plan.ts'
import type { Row } from './rows.ts'

type SensitiveType = Exclude<Sensitive, 'NO'>

/** Distractors that are as personal as the wanted statement, and that people can answer easily. */
export const SIMILAR_STATEMENTS: Record<SensitiveType, Decoy[]> = {
  HEALTH: [
    {
      who: 'I have asthma',
      did: ['Got through an asthma attack', 'Looked for a spare inhaler', 'Had a breathing test'],
    },
    {
      who: 'I have a bad back',
      did: ['Got through a week of back pain', 'Tried out a firmer mattress', 'Booked a massage'],
    },
    {
      who: 'I get migraines',
      did: [
        'Got through a migraine at work',
        'Looked for a dark room to lie down',
        'Wrote a list of migraine triggers',
      ],
    },
    {
      who: 'I have trouble sleeping',
      did: ['Got through a day after a bad night', 'Tried a thinner pillow', 'Wrote a sleep diary'],
    },
    {
      who: 'I had a knee operation and still do exercises',
      did: [
        'Did knee exercises on the stairs',
        'Looked for a physio after an operation',
        'Put ice on a swollen knee',
      ],
    },
    {
      who: 'I have high blood pressure',
      did: [
        'Checked my blood pressure at home',
        'Looked for bread with less salt',
        'Bought a blood pressure monitor',
      ],
    },
    {
      who: 'I have a heart condition',
      did: [
        'Had a heart scan',
        'Looked for a cardiologist close to home',
        'Got a script for heart tablets',
      ],
    },
    {
      who: 'I have high cholesterol',
      did: [
        'Had a cholesterol test',
        'Looked for a cheese with less fat',
        'Gave up butter for a month',
      ],
    },
    {
      who: 'I have a skin rash that comes and goes',
      did: ['Got through an itchy week', 'Looked for a milder soap', 'Tried a new cream on a rash'],
    },
    {
      who: 'I have bad eyesight and drive only by day',
      did: ['Had an eye test', 'Looked for a lift home after dark', 'Ordered thicker lenses'],
    },
    {
      who: 'I have a food intolerance',
      did: [
        'Got through a stomach ache after lunch',
        'Looked for a bread without gluten',
        'Asked a waiter about dairy',
      ],
    },
    {
      who: 'I have a stiff shoulder',
      did: [
        'Did shoulder stretches in the shower',
        'Looked for a physio for a shoulder',
        'Carried a bag on the other arm',
      ],
    },
    {
      who: 'I’m a shift worker with trouble sleeping',
      did: [
        'Got through a night shift without a nap',
        'Hung up blackout curtains',
        'Looked for a quiet place to nap',
      ],
    },
    {
      who: 'I’m a man with high blood pressure',
      did: [
        'Checked my blood pressure at home',
        'Looked for bread with less salt',
        'Walked to work to bring a reading down',
      ],
    },
    {
      who: 'I’m a woman with low iron',
      did: [
        'Had an iron infusion',
        'Looked for an iron tablet with fewer side effects',
        'Cooked more red meat',
      ],
    },
    {
      who: 'I’m a parent with a bad back',
      did: [
        'Got through a week of lifting a toddler',
        'Looked for a lighter pram',
        'Had a back X-ray',
      ],
    },
    {
      who: 'I’m a runner with a bad knee',
      did: [
        'Strapped a knee before a run',
        'Looked for a softer running track',
        'Got through a run with a sore knee',
      ],
    },
    {
      who: 'I’m a light sleeper with hay fever',
      did: [
        'Got through a windy night of sneezing',
        'Looked for a nasal spray',
        'Washed pollen off the sheets',
      ],
    },
  ],
  LOSS: [
    {
      who: 'I have lost a grandparent',
      did: [
        'Looked through a grandparent’s photos',
        'Cooked from a grandparent’s recipe book',
        'Visited a grandparent’s grave',
      ],
    },
    {
      who: 'I have lost a close friend',
      did: [
        'Looked through a friend’s old messages',
        'Wrote to a late friend’s parents',
        'Met up with a late friend’s workmates',
      ],
    },
    {
      who: 'I have lost an aunt or uncle',
      did: [
        'Looked after an uncle’s roses',
        'Wrote down an aunt’s stories',
        'Sorted a box of an aunt’s letters',
      ],
    },
    {
      who: 'I have lost a workmate',
      did: [
        'Looked for a place for a workmate’s bench',
        'Wrote in a workmate’s memory book',
        'Had lunch at a workmate’s favourite cafe',
      ],
    },
    {
      who: 'I have lost a cousin',
      did: [
        'Looked for a photo of a cousin for a frame',
        'Called a cousin’s children',
        'Lit a candle on a cousin’s birthday',
      ],
    },
    {
      who: 'I have lost a neighbour I knew well',
      did: [
        'Looked after a late neighbour’s cat',
        'Wrote a card to a neighbour’s family',
        'Planted a tree for a neighbour',
      ],
    },
    {
      who: 'I’m grieving for a close friend',
      did: [
        'Looked through a friend’s old messages',
        'Wrote a letter to a late friend',
        'Walked a friend’s favourite track',
      ],
    },
    {
      who: 'I’m grieving for a grandparent',
      did: [
        'Looked through a grandparent’s photos',
        'Cooked from a grandparent’s recipe book',
        'Visited a grandparent’s grave',
      ],
    },
    {
      who: 'I’m grieving for an aunt or uncle',
      did: [
        'Looked after an uncle’s roses',
        'Wrote down an aunt’s stories',
        'Sorted a box of an aunt’s letters',
      ],
    },
    {
      who: 'I’m grieving for a workmate',
      did: [
        'Looked for a place for a workmate’s bench',
        'Wrote in a workmate’s memory book',
        'Had lunch at a workmate’s favourite cafe',
      ],
    },
    {
      who: 'I’m grieving for a cousin',
      did: [
        'Looked for a photo of a cousin for a frame',
        'Called a cousin’s children',
        'Lit a candle on a cousin’s birthday',
      ],
    },
  ],
  MONEY: [
    {
      who: 'I have a study loan',
      did: [
        'Looked up the balance of a study loan',
        'Asked for a study loan to be corrected',
        'Paid extra off a study loan',
      ],
    },
    {
      who: 'I have borrowed money from my family',
      did: [
        'Asked a brother for another month',
        'Worked out what I owe my parents',
        'Paid back an aunt in cash',
      ],
    },
    {
      who: 'I’m behind on a power bill',
      did: [
        'Rang a power company about a due date',
        'Turned off heaters to save power',
        'Asked about a power concession',
      ],
    },
    {
      who: 'I have lent money to a relative',
      did: [
        'Asked a nephew for money back',
        'Wrote down what a relative owes me',
        'Worked out when a cousin could pay me back',
      ],
    },
    {
      who: 'I lost my job and live on savings',
      did: [
        'Looked for shifts in a warehouse',
        'Worked out how long my savings will last',
        'Filled in a form for jobseekers',
      ],
    },
    {
      who: 'I have a credit card I can’t pay off',
      did: [
        'Moved a card balance to another bank',
        'Asked for a lower card limit',
        'Cut up a credit card',
      ],
    },
    {
      who: 'I have put off a repair to my car',
      did: [
        'Looked for a cheaper mechanic',
        'Asked for a quote for second-hand brakes',
        'Worked out bus trips while the car sat idle',
      ],
    },
    {
      who: 'I live on a pension',
      did: [
        'Looked for a pensioner discount',
        'Asked for help with a pension form',
        'Worked out a fortnight’s food on a pension',
      ],
    },
    {
      who: 'I live on one income with children at school',
      did: [
        'Looked for a second-hand school uniform',
        'Asked a school about fees for a camp',
        'Worked out the cost of a school excursion',
      ],
    },
    {
      who: 'I have moved to a cheaper flat with a friend',
      did: [
        'Looked for a flat to share',
        'Asked for a bond back',
        'Worked out who gets the bigger room',
      ],
    },
    {
      who: 'I’m a student with two jobs',
      did: [
        'Looked for a textbook at the library',
        'Asked two bosses for the same day off',
        'Worked out a timetable around exams',
      ],
    },
    {
      who: 'I’m a renter who shares a room',
      did: [
        'Looked for a curtain to divide a room',
        'Asked a landlord about a third tenant',
        'Worked out a shower roster',
      ],
    },
    {
      who: 'I’m a driver with a car loan',
      did: [
        'Looked up the balance of a car loan',
        'Asked a dealer about trading in a car',
        'Worked out what a car costs each week',
      ],
    },
    {
      who: 'I’m a parent who pays child support',
      did: [
        'Asked for child support to be assessed again',
        'Looked up a child support statement',
        'Worked out how many nights count',
      ],
    },
    {
      who: 'I’m a casual worker with few shifts',
      did: [
        'Looked for a second casual job',
        'Asked a boss for more shifts',
        'Worked out a week on eleven hours',
      ],
    },
    {
      who: 'I’m a sole trader who owes tax',
      did: [
        'Looked for a tax agent',
        'Asked the tax office for more time',
        'Worked out the GST for a quarter',
      ],
    },
  ],
  CHILDREN: [
    {
      who: 'I have a child with asthma',
      did: [
        'Looked for a spacer for a small face',
        'Gave puffs of an inhaler at night',
        'Wrote an asthma plan for a school',
      ],
    },
    {
      who: 'I have a baby with colic',
      did: [
        'Looked for a bottle for a sore tummy',
        'Walked the hallway at three in the morning',
        'Asked a nurse about crying',
      ],
    },
    {
      who: 'I have a child with a nut allergy',
      did: [
        'Looked for a bakery without nuts',
        'Taught a teacher to use an EpiPen',
        'Packed a safe lunch for a party',
      ],
    },
    {
      who: 'I have a child who stutters',
      did: [
        'Looked for a speech therapist',
        'Practised slow reading before bed',
        'Talked to a teacher about class talks',
      ],
    },
    {
      who: 'I’m a grandparent and raise my grandchild',
      did: [
        'Looked after a granddaughter on a sick day',
        'Signed a school form as a guardian',
        'Bought school shoes on a pension',
      ],
    },
    {
      who: 'I have a child who won’t go to school',
      did: [
        'Looked for lessons at home',
        'Walked to the school gate and back',
        'Met a school counsellor',
      ],
    },
    {
      who: 'I have a child who wears hearing aids',
      did: [
        'Looked for a lost hearing aid',
        'Replaced hearing aid batteries',
        'Asked a teacher to use a microphone',
      ],
    },
    {
      who: 'I have a stepchild who visits at weekends',
      did: [
        'Looked for a second bed for weekends',
        'Cooked a stepson’s favourite dinner',
        'Drove to a service station for a handover',
      ],
    },
    {
      who: 'I’m a parent of a child with asthma',
      did: [
        'Looked for a spacer for a small face',
        'Gave puffs of an inhaler at night',
        'Looked after a wheezing boy',
      ],
    },
    {
      who: 'I’m a parent of a child who stutters',
      did: [
        'Looked for a speech therapist',
        'Practised slow reading before bed',
        'Looked after a son after a hard school day',
      ],
    },
    {
      who: 'I’m a parent of a baby with colic',
      did: [
        'Looked for a bottle for a sore tummy',
        'Walked the hallway at three in the morning',
        'Looked after a crying newborn',
      ],
    },
    {
      who: 'I’m a step-parent of a teenager',
      did: [
        'Looked for a topic over dinner with a teenager',
        'Gave a stepdaughter a driving lesson',
        'Looked after a stepson during exams',
      ],
    },
    {
      who: 'I’m a foster carer for a toddler',
      did: [
        'Looked for a cot at short notice',
        'Met a caseworker about a toddler',
        'Looked after a toddler after a visit',
      ],
    },
  ],
  VIOLENCE: [
    {
      who: 'I have been through a separation',
      did: [
        'Looked for a lawyer about a separation',
        'Divided up the furniture',
        'Changed a name on a lease',
      ],
    },
    {
      who: 'I have been bullied at work',
      did: [
        'Looked for another job because of a boss',
        'Wrote down what a manager said',
        'Asked to move to another team',
      ],
    },
    {
      who: 'I have had trouble with a neighbour',
      did: [
        'Looked for a mediator for a fence dispute',
        'Rang the council about a neighbour',
        'Recorded noise through a wall',
      ],
    },
    {
      who: 'I have changed my phone number',
      did: [
        'Looked for a new phone number',
        'Told friends about a new number',
        'Blocked an unknown caller',
      ],
    },
    {
      who: 'I have moved house in a hurry',
      did: [
        'Looked for a removalist at short notice',
        'Packed up a house overnight',
        'Redirected my mail',
      ],
    },
    {
      who: 'I’m a worker who has been bullied',
      did: [
        'Looked for another job because of a boss',
        'Wrote down what a manager said',
        'Asked to move to another team',
      ],
    },
    {
      who: 'I’m a tenant who has been threatened',
      did: [
        'Looked for a tenants’ advice line',
        'Kept a landlord’s letters',
        'Asked for a new lock from an agent',
      ],
    },
    {
      who: 'I’m a parent who has been through a separation',
      did: [
        'Looked for a lawyer about a separation',
        'Divided up the furniture',
        'Wrote up a plan for the school holidays',
      ],
    },
    {
      who: 'I’m a man who has moved house in a hurry',
      did: [
        'Looked for a removalist at short notice',
        'Packed up a house overnight',
        'Redirected my mail',
      ],
    },
    {
      who: 'I’m a woman who has had trouble with a neighbour',
      did: [
        'Looked for a mediator for a fence dispute',
        'Rang the council about a neighbour',
        'Recorded noise through a wall',
      ],
    },
  ],
  MIGRATION: [
    {
      who: 'I came to Australia as a student',
      did: [
        'Applied to stay on after a course',
        'Looked for a room near a campus',
        'Enrolled in an English course',
      ],
    },
    {
      who: 'I came to Australia for a job',
      did: [
        'Applied for a sponsored job',
        'Looked for an employer as a sponsor',
        'Had a trade certificate recognised',
      ],
    },
    {
      who: 'I came to Australia with my parents',
      did: [
        'Applied for a copy of a birth certificate',
        'Looked for my parents’ arrival papers',
        'Translated a letter for my parents',
      ],
    },
    {
      who: 'I have sponsored a relative',
      did: [
        'Applied for a visit by a relative',
        'Looked for proof of a family tie',
        'Wrote a letter of support for a cousin',
      ],
    },
    {
      who: 'I have worked in another country',
      did: [
        'Applied for a tax refund from overseas',
        'Looked for an old overseas payslip',
        'Transferred a pension from overseas',
      ],
    },
    {
      who: 'I’m a student from overseas',
      did: ['Applied to extend a course', 'Looked for a room near a campus', 'Sat an English test'],
    },
    {
      who: 'I’m a backpacker on a working holiday',
      did: [
        'Applied for a second working holiday',
        'Looked for fruit picking work',
        'Bought a van for a trip around the coast',
      ],
    },
    {
      who: 'I’m a New Zealander living in Australia',
      did: [
        'Applied for citizenship as a New Zealander',
        'Looked for a school that takes New Zealanders',
        'Swapped a New Zealand licence for a local one',
      ],
    },
    {
      who: 'I’m a permanent resident with a job',
      did: [
        'Applied for a return permit before a holiday',
        'Looked up the rules on leaving for a year',
        'Renewed a contract as a resident',
      ],
    },
    {
      who: 'I’m an Australian with parents from overseas',
      did: [
        'Applied for a second passport through my parents',
        'Looked for family records overseas',
        'Booked a visit for my parents',
      ],
    },
    {
      who: 'I’m a skilled worker with a sponsor',
      did: [
        'Applied to change employers',
        'Looked for a firm that sponsors staff',
        'Had a trade certificate recognised',
      ],
    },
    {
      who: 'I’m a seasonal worker from the Pacific',
      did: [
        'Applied for another picking season',
        'Looked for a farm with cabins',
        'Sent wages home to Tonga',
      ],
    },
  ],
  OTHER: [
    {
      who: 'I have been out of work for a year',
      did: [
        'Looked for work in a warehouse',
        'Wrote a résumé with a long gap',
        'Went to a job network appointment',
      ],
    },
    {
      who: 'I have lost my driver licence',
      did: [
        'Looked for a lift to work',
        'Asked a court about a licence',
        'Caught a night bus instead of driving',
      ],
    },
    {
      who: 'I have fallen out with my family',
      did: [
        'Looked for somewhere to spend Christmas',
        'Wrote to a brother after two years',
        'Let a call from a sister ring out',
      ],
    },
    {
      who: 'I have gone back to study',
      did: [
        'Looked for a quiet desk at a library',
        'Wrote an essay after work',
        'Asked for an extension on an assignment',
      ],
    },
    {
      who: 'I have had to move in with friends',
      did: [
        'Looked for a room to rent',
        'Slept on a friend’s sofa bed',
        'Stored furniture in a friend’s garage',
      ],
    },
    {
      who: 'I’m a parent who has gone back to study',
      did: [
        'Looked for childcare on exam days',
        'Wrote an essay after bedtime',
        'Borrowed a laptop from a college',
      ],
    },
    {
      who: 'I’m a driver who has lost their licence',
      did: [
        'Looked for a lift to work',
        'Asked a court about a licence',
        'Caught a night bus instead of driving',
      ],
    },
    {
      who: 'I’m a worker who has been made redundant',
      did: [
        'Looked for work in another industry',
        'Read through a redundancy letter',
        'Handed back a work laptop',
      ],
    },
    {
      who: 'I’m a renter who has moved in with friends',
      did: [
        'Looked for a room to rent',
        'Slept on a friend’s sofa bed',
        'Stored furniture in a friend’s garage',
      ],
    },
    {
      who: 'I’m a student who has changed courses',
      did: [
        'Looked for credit for old subjects',
        'Met a course adviser',
        'Returned a set of textbooks',
      ],
    },
    {
      who: 'My father is out of work',
      did: ['Looked for job ads for Dad', 'Wrote a résumé with Dad', 'Drove Dad to an interview'],
    },
    {
      who: 'My sister lives in a shelter',
      did: [
        'Looked for a flat with a sister',
        'Took clothes to a shelter',
        'Met a sister at a park',
      ],
    },
    {
      who: 'My partner is in the army',
      did: [
        'Looked for a house near a base',
        'Sent a parcel to a barracks',
        'Got through a posting alone',
      ],
    },
    {
      who: 'My cousin is in hospital',
      did: ['Looked for parking near a hospital', 'Took pyjamas to a ward', 'Rang a ward for news'],
    },
    {
      who: 'My parents are divorced',
      did: [
        'Looked for two dates for one Christmas',
        'Planned two birthdays in a week',
        'Passed on a message between parents',
      ],
    },
  ],
}

/** Distractors for "I was in foster care" and "I’m an adult adoptee". */
const CHILDHOODS: Decoy[] = [
  {
    who: 'I was raised by a grandparent',
    did: [
      'Looked through a grandparent’s photos',
      'Rang Grandma on Mother’s Day',
      'Cooked Grandpa’s lamb stew',
    ],
  },
  {
    who: 'I was brought up by one parent',
    did: ['Looked for a present for Mum', 'Had Sunday lunch with Mum', 'Helped Mum move house'],
  },
  {
    who: 'I was sent to boarding school',
    did: [
      'Looked for old classmates online',
      'Went to a boarders’ reunion',
      'Found a dormitory photo',
    ],
  },
  {
    who: 'I was brought up overseas',
    did: [
      'Looked for spices from back home',
      'Rang an old school overseas',
      'Cooked a dish from overseas',
    ],
  },
  {
    who: 'I was bullied at school',
    did: [
      'Skipped a school reunion',
      'Looked up an old classmate',
      'Talked to a daughter about bullies',
    ],
  },
  {
    who: 'I’m an only child',
    did: [
      'Looked after Dad’s paperwork alone',
      'Spent Christmas with cousins',
      'Planned both parents’ birthdays',
    ],
  },
  {
    who: 'I’m a stepchild',
    did: [
      'Looked for a card for a stepfather',
      'Met a half-brother for dinner',
      'Spent a weekend at my stepmother’s',
    ],
  },
  {
    who: 'I’m a child of divorced parents',
    did: [
      'Looked for two dates for one Christmas',
      'Planned two birthdays in a week',
      'Passed on a message from Mum to Dad',
    ],
  },
  {
    who: 'I’m an eldest child who helped raise the others',
    did: [
      'Looked after a younger brother’s bills',
      'Called each of my sisters',
      'Gave a sister advice about a job',
    ],
  },
]

/** Distractors for "I’ve had a miscarriage". */
const PAST_ILLNESSES: Decoy[] = [
  {
    who: 'I have had a long illness',
    did: [
      'Looked for a way back to full-time work',
      'Asked for a letter about sick leave',
      'Walked a little further each week',
    ],
  },
  {
    who: 'I have had a serious infection',
    did: [
      'Looked up a course of antibiotics',
      'Had blood tests after an infection',
      'Threw out leftover antibiotics',
    ],
  },
  {
    who: 'I have had an operation',
    did: [
      'Looked for a physio after an operation',
      'Had a scar checked',
      'Asked a surgeon for a report',
    ],
  },
  {
    who: 'I have had a broken bone',
    did: ['Looked for a physio for a wrist', 'Had a cast taken off', 'Returned a pair of crutches'],
  },
  {
    who: 'I have had treatment in hospital',
    did: ['Looked for a hospital letter', 'Asked a hospital about a bill', 'Wrote to thank a ward'],
  },
  {
    who: 'I have had pneumonia',
    did: ['Looked for a GP about a cough', 'Had a chest X-ray', 'Did breathing exercises'],
  },
]

/** Distractors for "I’m a parent of a child who self-harms". */
const PARENTS_OF_ILL_CHILDREN: Decoy[] = [
  {
    who: 'I’m a parent of a child with epilepsy',
    did: [
      'Looked for a bed alarm for seizures',
      'Wrote a seizure plan for a school',
      'Sat up after a seizure',
    ],
  },
  {
    who: 'I’m a parent of a child with diabetes',
    did: [
      'Looked for a bag for insulin',
      'Counted carbohydrates in a lunch box',
      'Got up for an insulin alarm',
    ],
  },
  {
    who: 'I’m a parent of a child with severe asthma',
    did: [
      'Looked for a spacer for a small face',
      'Gave puffs of an inhaler at night',
      'Drove to emergency with a wheezing boy',
    ],
  },
  {
    who: 'I’m a parent of a child who is in hospital',
    did: [
      'Looked for parking near a ward',
      'Slept in a chair on a ward',
      'Asked a surgeon for a second opinion',
    ],
  },
  {
    who: 'I’m a parent of a child who can’t sleep',
    did: [
      'Looked for a night light',
      'Sat on a bed until midnight',
      'Wrote a sleep diary for a doctor',
    ],
  },
  {
    who: 'I’m a grandparent of a child with a heart condition',
    did: [
      'Looked for gentle games for a grandson',
      'Sat through a heart scan',
      'Minded a grandson after an operation',
    ],
  },
]

/** Distractors for "I'm separated and share the care of my children". */
const OTHER_PARENTS: Decoy[] = [
  {
    who: 'I’m a step-parent on weekends',
    did: [
      'Looked for a second bed for weekends',
      'Cooked a stepson’s favourite dinner',
      'Played cards with two stepdaughters',
    ],
  },
  {
    who: 'I’m widowed and raise a child on my own',
    did: [
      'Looked for a sitter for a work trip',
      'Went to a father-and-son night alone',
      'Joined a group for young widows',
    ],
  },
  {
    who: 'I’m a grandparent and raise my grandchild',
    did: [
      'Looked for school shoes on a pension',
      'Signed a school form as a guardian',
      'Taught a granddaughter to swim',
    ],
  },
  {
    who: 'I’m a foster carer for a teenager',
    did: [
      'Looked for a tutor for a foster teenager',
      'Met a caseworker',
      'Set a curfew with a foster teenager',
    ],
  },
  {
    who: 'I’m engaged to someone with children',
    did: [
      'Looked for a bigger rental',
      'Met two future stepchildren',
      'Planned a wedding with bridesmaids of eight and ten',
    ],
  },
  {
    who: 'I’m a single parent with a baby',
    did: [
      'Looked for childcare for a baby',
      'Walked a baby to sleep alone',
      'Asked a neighbour to hold a newborn',
    ],
  },
]

/** Distractors for "My father has died". */
const OTHER_DEATHS: Decoy[] = [
  {
    who: 'My grandmother has died',
    did: [
      'Looked through Grandma’s photos',
      'Cooked from Grandma’s recipe book',
      'Visited Grandma’s grave',
    ],
  },
  {
    who: 'A close friend has died',
    did: [
      'Looked through a friend’s old messages',
      'Wrote to a late friend’s parents',
      'Met up with a late friend’s workmates',
    ],
  },
  {
    who: 'My aunt or uncle has died',
    did: [
      'Looked after an uncle’s roses',
      'Wrote down an aunt’s stories',
      'Sorted a box of an aunt’s letters',
    ],
  },
  {
    who: 'A workmate has died',
    did: [
      'Looked for a place for a workmate’s bench',
      'Wrote in a workmate’s memory book',
      'Had lunch at a workmate’s favourite cafe',
    ],
  },
  {
    who: 'My brother or sister has died',
    did: [
      'Looked for a photo of a sister for a frame',
      'Called a brother’s children',
      'Lit a candle on a brother’s birthday',
    ],
  },
  {
    who: 'My cousin has died',
    did: [
      'Looked after a cousin’s dog',
      'Wrote to a cousin’s wife',
      'Sang at a service for a cousin',
    ],
  },
]

const CARERS: Decoy[] = [
  {
    who: 'I look after a friend with a broken hip',
    did: [
      'Looked after a friend on crutches',
      'Helped a friend into a shower chair',
      'Picked up a friend’s painkillers',
    ],
  },
  {
    who: 'I look after an aunt who is blind',
    did: [
      'Looked after an aunt for a weekend',
      'Read out an aunt’s letters',
      'Labelled an aunt’s jars in braille',
    ],
  },
  {
    who: 'I look after a grandchild with asthma',
    did: [
      'Looked after a wheezing grandchild',
      'Gave a grandson an inhaler',
      'Dusted a grandson’s bedroom',
    ],
  },
  {
    who: 'I look after a sister with a broken leg',
    did: [
      'Looked after a sister in plaster',
      'Cooked a week of a sister’s dinners',
      'Pushed a sister around the shops',
    ],
  },
  {
    who: 'I look after a neighbour with bad eyesight',
    did: [
      'Looked after a neighbour’s bills',
      'Read out a neighbour’s mail',
      'Walked a neighbour to the chemist',
    ],
  },
  {
    who: 'I look after a brother with a back injury',
    did: [
      'Looked after a brother after surgery',
      'Mowed a brother’s lawn',
      'Drove a brother to a pain clinic',
    ],
  },
  {
    who: 'I help a neighbour who can’t walk far',
    did: [
      'Carried a neighbour’s shopping upstairs',
      'Looked for a stool for a neighbour',
      'Hung out a neighbour’s washing',
    ],
  },
  {
    who: 'I visit a relative in hospital',
    did: ['Took clean clothes to a ward', 'Looked for parking near a ward', 'Rang a ward for news'],
  },
  {
    who: 'I’m caring for a friend with a broken hip',
    did: [
      'Looked after a friend on crutches',
      'Helped a friend into a shower chair',
      'Picked up a friend’s painkillers',
    ],
  },
  {
    who: 'I’m caring for an aunt who is blind',
    did: [
      'Looked after an aunt for a weekend',
      'Read out an aunt’s letters',
      'Labelled an aunt’s jars in braille',
    ],
  },
  {
    who: 'I’m caring for a sister with a broken leg',
    did: [
      'Looked after a sister in plaster',
      'Cooked a week of a sister’s dinners',
      'Pushed a sister around the shops',
    ],
  },
  {
    who: 'I’m caring for a brother with a back injury',
    did: [
      'Looked after a brother after surgery',
      'Mowed a brother’s lawn',
      'Drove a brother to a pain clinic',
    ],
  },
  {
    who: 'I’m caring for a cousin after an accident',
    did: [
      'Looked after a cousin after an accident',
      'Filled in a cousin’s insurance claim',
      'Moved a cousin’s bed downstairs',
    ],
  },
]

/**
 * Distractors for carers and for people close to someone who is ill, whatever the sensitive
 * subject.
 */
export const STATEMENTS_ABOUT_OTHERS: [says: RegExp, statements: Decoy[]][] = [
  [
    /^I care for /,
    CARERS.map(({ who, did }) => ({ who: who.replace('look after', 'care for'), did })),
  ],
  [/\b(?:look after|care for|carer|caring for|help my|support my)\b/, CARERS],
  [
    /^(?:I (?:have|live with) an? |My )(?:parent|mother|father|partner|husband|wife|relative|sister|brother)\b|\b(?:parent|mother|father|partner|husband|wife|relative|sister|brother) with\b/i,
    [
      {
        who: 'I have a parent with diabetes',
        did: [
          'Looked after Dad’s insulin for a week',
          'Cooked a dinner without sugar',
          'Checked Dad’s feet for sores',
        ],
      },
      {
        who: 'I have a partner with a bad back',
        did: [
          'Looked after the heavy lifting at home',
          'Rubbed a sore back',
          'Carried all the shopping upstairs',
        ],
      },
      {
        who: 'I have a sister or brother with asthma',
        did: [
          'Looked after a sister during an attack',
          'Dusted a spare room for a brother',
          'Bought a spare inhaler',
        ],
      },
      {
        who: 'I have a parent who no longer drives',
        did: [
          'Drove Mum to the shops',
          'Looked for a buyer for Mum’s car',
          'Looked after Mum’s bus pass',
        ],
      },
      {
        who: 'I have a relative with hearing aids',
        did: [
          'Replaced hearing aid batteries',
          'Looked for a louder doorbell',
          'Looked after an uncle’s phone calls',
        ],
      },
      {
        who: 'I have a mother with poor eyesight',
        did: [
          'Looked after Mum’s paperwork',
          'Read out a letter from the bank',
          'Looked for a brighter lamp',
        ],
      },
      {
        who: 'I have a friend with a broken leg',
        did: [
          'Looked after a friend on crutches',
          'Cooked for a friend in plaster',
          'Walked a friend’s dog',
        ],
      },
      {
        who: 'My sister has asthma',
        did: [
          'Looked after a sister during an attack',
          'Dusted a spare room for a sister',
          'Bought a spare inhaler',
        ],
      },
      {
        who: 'My partner has a bad back',
        did: [
          'Looked after the heavy lifting at home',
          'Rubbed a sore back',
          'Carried all the shopping upstairs',
        ],
      },
      {
        who: 'My father has diabetes',
        did: [
          'Looked after Dad’s insulin for a week',
          'Cooked a dinner without sugar',
          'Checked Dad’s feet for sores',
        ],
      },
      {
        who: 'My brother has hearing aids',
        did: [
          'Looked after a brother’s phone calls',
          'Replaced hearing aid batteries',
          'Looked for a louder doorbell',
        ],
      },
      {
        who: 'My grandmother has a broken hip',
        did: [
          'Looked after Grandma on crutches',
          'Moved Grandma’s bed downstairs',
          'Looked for a shower rail',
        ],
      },
    ],
  ],
]

type StatementsLike = { of?: SensitiveType | 'ORDINARY'; says: RegExp; roles: Decoy[] }

/**
 * Distractors for a statement about a sensitive or an ordinary subject. Rows without `of` suit
 * both. We use the first match, then the others if we
 * need more.
 */
export const STATEMENTS_LIKE: StatementsLike[] = [
  ...ORDINARY_STATEMENTS.map((row) => ({ ...row, of: 'ORDINARY' as const })),
  { of: 'OTHER', says: /^My /, roles: SIMILAR_STATEMENTS.OTHER },
  { of: 'LOSS', says: /^My .* died\b/, roles: OTHER_DEATHS },
  {
    of: 'CHILDREN',
    says: /^I’m (?:(?:getting|going through an?) )?(?:separat|divorc)/,
    roles: OTHER_PARENTS,
  },
  {
    of: 'HEALTH',
    says: /^I have lost (?:my|an?) (?:baby|brother|child|daughter|father|friend|husband|mother|parent|partner|sister|son|wife)\b/,
    roles: SIMILAR_STATEMENTS.LOSS,
  },
  { of: 'HEALTH', says: /^I have had\b/, roles: PAST_ILLNESSES },
  { of: 'HEALTH', says: /^I’m a (?:grand|step-?)?parent of /, roles: PARENTS_OF_ILL_CHILDREN },
  { of: 'CHILDREN', says: /^I was |\badoptees?\b|donor-conceived/, roles: CHILDHOODS },
  ...STATEMENTS_ABOUT_OTHERS.map(([says, roles]) => ({ says, roles })),
  ...Object.entries(SIMILAR_STATEMENTS).map(([of, roles]) => ({
    of: of as SensitiveType,
    says: /^/,
    roles,
  })),
]

/**
 * The guide for a sensitive subject, in the same format as ORDINARY_GUIDE. We leave out a question
 * if the brief lacks a fact it needs.
 */
export const SENSITIVE_GUIDE: Outline = [
  {
    topic: 'Before we start',
    questions: [
      'S0 alone',
      'How has today been so far?',
      'What should I leave alone today, if anything?',
      'What’s the best way to tell me you need a break?',
      'S0 first',
    ],
  },
  {
    topic: 'In your own words',
    questions: ['Tell me as much as you like about {doing it}.', 'W3', 'S2.3'],
  },
  { topic: 'What happened', questions: ['S3.1', 'last'] },
  { topic: 'core topic', questions: ['core'] },
  {
    topic: 'What stays with you',
    questions: ['S5.1', 'S5.2'],
  },
  {
    topic: 'What helped',
    questions: [
      'What did you rely on: {what they use} or {something else}?',
      'What helped, even a little?',
      'What did you look for and not find, if anything?',
    ],
  },
  {
    topic: 'Before we finish',
    questions: [
      'How are you feeling after talking about this?',
      'What should I have left out, if anything?',
      'What should I take away from today?',
    ],
  },
]

export const SENSITIVE_QUESTIONS: Record<string, Row[]> = {
  // Comes before anything else, because the person may be unsafe at home.
  'S0 alone': [{ when: ['VIOLENCE'], ask: ['Who else can hear us right now?'] }],
  'S0 first': [
    {
      when: ['CHILDREN'],
      ask: ['What would you rather not talk about when it comes to your children?'],
    },
    { when: ['MIGRATION'], ask: ['What should I keep out of my notes?'] },
  ],
  'S2.3': [
    { when: ['rare'], ask: ['Who helped you at the time, if anyone?'] },
    { unless: ['rare'], ask: ['Who helps you with it, if anyone?'] },
  ],
  'S3.1': [
    { when: ['MOST_DAYS', 'all day'], ask: ['Take me through yesterday, as far as you like.'] },
    {
      unless: ['rare'],
      ask: ['Take me through the last time you {did}, as far as you like.'],
    },
    { ask: ['Take me through how you {did}, as far as you like.'] },
  ],
  'S5.1': [
    { when: ['rare'], ask: ['Which part of it do you still think about, if any?'] },
    { unless: ['rare'], ask: ['What about it is on your mind the most?'] },
  ],
  'S5.2': [
    {
      when: ['rare'],
      ask: ['Tell me about the time {wrong}, if that happened. | What happened after that?'],
    },
    {
      unless: ['rare'],
      ask: ['Tell me about a time {wrong}, if that has happened. | What happened after that?'],
    },
    // A fallback for when we don't know what went wrong.
    { ask: ['What has been the hardest part?'] },
  ],
}

/**
 * Each entry matches the start of a word, or a whole word if it ends with a full stop. We'd rather
 * find too many than too few, because the researcher can say that a subject isn't sensitive.
 */
export const SENSITIVE_WORDS: Record<SensitiveType, string[]> = {
  VIOLENCE: [
    'abus',
    'violen',
    'assault',
    'rape',
    'stalk',
    'coercive',
    'domestic violence',
    'harass',
    'trauma',
    'victim',
    'unsafe at home',
  ],
  HEALTH: [
    'diagnos',
    'cancer',
    'chemo',
    'dementia',
    'alzheimer',
    'pregnan',
    'miscarr',
    'ivf',
    'infertil',
    'depress',
    'anxiety',
    'mental health',
    'panic attack',
    'bipolar',
    'adhd',
    'autis',
    'addict',
    'alcohol',
    'gambl',
    'pokies',
    'drug',
    'rehab',
    'suicid',
    'self-harm',
    'eating disorder',
    'disab',
    'stroke',
    'chronic',
    'palliative',
    'hospice',
    'terminal',
    'hiv.',
    'schizophren',
    'psychos',
    'parkinson',
    'multiple sclerosis',
    'mastectom',
    'anorexi',
    'bulimi',
    'self harm',
    'menopaus',
    'incontinen',
    'epilep',
    'diabet',
    'endometriosis',
    'stoma',
    'dialysis',
    'transplant',
    'sexual health',
    'overdose',
  ],
  LOSS: [
    'funeral',
    'died',
    'dying',
    'death',
    'widow',
    'grie',
    'bereave',
    'stillb',
    'passed away',
    'deceased',
    'obituar',
    'cremat',
    'burial',
    'inherit',
    'lost (?:my|their|an?) (?:mum|dad|mother|father|parent|partner|husband|wife|child|baby|son|daughter|sister|brother|friend|relative|pet|dog|cat)s?.',
    'estate of',
  ],
  MONEY: [
    'debt',
    'evict',
    'bankrupt',
    'repossess',
    'hardship',
    'homeless',
    'payday loan',
    'centrelink',
    'arrears',
    'fallen behind',
    'behind on',
    'food bank',
    'foodbank',
    'insolven',
  ],
  CHILDREN: [
    'custody',
    'child protection',
    'foster',
    'adopt',
    'divorce',
    'separated parents',
    'bullied',
    'bullying',
    'special needs',
  ],
  MIGRATION: ['visa', 'asylum', 'refugee', 'undocumented', 'deport', 'immigration', 'migrant'],
  OTHER: [
    'prison',
    'parole',
    'convict',
    'criminal record',
    'sexuality',
    'gender identity',
    'transgender',
    'lgbt',
    'religio',
    'sex work',
  ],
}

/** "The battery died" isn't a sensitive loss. */
export const NOT_A_LOSS =
  /\b(?:batter(?:y|ies)|phones?|laptops?|computers?|engines?|motors?|cars?|screens?|plants?|seedlings?|lawns?|grass|lines?|internet|wi-?fi|tomato(?:es)?|vegetables?|herbs?|flowers?|roses?|trees?|vines?|crops?|hedges?|hives?|bees|hens?|chooks?|chickens?|fish|lambs?|calves|cows?|cattle|machines?|fridges?|freezers?|pumps?|generators?|dryers?|servers?|tablets?|drones?|mowers?) (?:has |have |had )?died\b/gi

/** Words that suggest watching people without their knowledge. */
export const COVERT_WORDS = [
  'secretly',
  'spy',
  'spying',
  'without them knowing',
  'without their knowledge',
  'covertly',
]
