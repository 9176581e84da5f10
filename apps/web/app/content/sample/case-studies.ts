import {
  case1Flats,
  case2Roster,
  case3Abacus,
  case4WaitingRoom,
  case5Letter,
} from '#art/drawings.ts'

/**
 * One part of a case study, with the field names from seed 000 section 3. A missing title or text
 * gets a default.
 */
export interface SubItem {
  subTitle?: string
  text?: readonly string[]
  subImage?: string
  /** Whether the picture is wide and goes below the text, instead of beside it. */
  wide?: boolean
  /** The labels on a wide picture, each with the CSS classes that place it. */
  labels?: ReadonlyArray<readonly [text: string, place: string]>
  caption?: string
  /** The one question we agreed on with the client before any fieldwork. */
  question?: string
  /** How many participants are in each row. The page draws a bloom for each of them. */
  tally?: { title: string; rows: ReadonlyArray<readonly [count: number, label: string]> }
  /** The plan for one interview, and the minute at which each part starts. */
  plan?: ReadonlyArray<readonly [minute: number, part: string]>
  change?: { before: readonly string[]; now: readonly string[] }
}

/** What a case study's card and heading show. The rest of the study is in separate files. */
export interface CaseStudy {
  id: number
  image: string
  title: string
  /** How many people took part. The picture has a bloom for each of them (seed 000, section 9). */
  participants: number
  /** Who the participants were, shown after the number: "18 renters". */
  people: string
  summary: string
  longerTitle: string
  description: string
  facts: ReadonlyArray<readonly [term: string, fact: string]>
}

export const CASE_STUDIES: readonly CaseStudy[] = [
  {
    id: 1,
    image: case1Flats,
    title: 'Renters and energy plans',
    participants: 18,
    people: 'renters',
    summary: 'Why people give up comparing, and what they’re holding when they do.',
    longerTitle: 'Renters and energy plans: why people give up comparing',
    description:
      'A comparison service had traffic, good prices and a form that people gave up on. We asked 18 renters to show us the moment they stopped.',
    facts: [
      ['Who', 'renters, metro and regional Victoria'],
      ['How', '25-\u00a0to\u00a030-\u2060minute video interviews'],
      ['Around', 'a recent bill, in hand'],
    ],
  },
  {
    id: 2,
    image: case2Roster,
    title: 'Lunch on shift',
    participants: 20,
    people: 'people on rotating rosters',
    summary: 'What gets eaten at eleven, at seven and at twenty to three.',
    longerTitle: 'Lunch on shift: how people on rotating rosters choose a meal',
    description:
      'A food maker had 40 ready meals and a guess about who eats them at work. 20 people on rotating rosters wrote down two days of eating, then talked us through it.',
    facts: [
      ['Who', 'people on rotating rosters'],
      ['How', '25-\u00a0to\u00a030-\u2060minute interviews'],
      ['After', 'a two-day food diary'],
    ],
  },
  {
    id: 3,
    image: case3Abacus,
    title: 'Pricing for sole traders',
    participants: 15,
    people: 'sole traders',
    summary: 'Which price structure feels fair to someone who does the books at night.',
    longerTitle: 'Pricing for sole traders: which price feels fair',
    description:
      'A bookkeeping tool had three tiers and a page that people read twice. We put six ways of charging on cards, shuffled them, and asked 15 sole traders which one they’d defend to a mate.',
    facts: [
      ['Who', 'sole traders who do their own books'],
      ['How', '25-\u00a0to\u00a030-\u2060minute concept interviews'],
      ['With', 'six price cards, shuffled'],
    ],
  },
  {
    id: 4,
    image: case4WaitingRoom,
    title: 'Clinic bookings',
    participants: 8,
    people: 'practice managers',
    summary: 'Where a rebooking goes missing on the other side of the counter.',
    longerTitle: 'Clinic bookings: where rebooking breaks down',
    description:
      'A young clinic-software company knew that patients got lost between two appointments, and had tried for three months to speak to the people who would know why. We found 8 practice managers within two weeks.',
    facts: [
      ['Who', 'practice managers'],
      ['How', '25-\u00a0to\u00a030-\u2060minute expert interviews'],
      ['Recruited', 'within two weeks'],
    ],
  },
  {
    id: 5,
    image: case5Letter,
    title: 'A letter in Easy Read',
    participants: 6,
    people: 'Easy Read users',
    summary: 'Whether readers can do what a letter asks of them without help.',
    longerTitle: 'A letter in Easy\u00a0Read: can readers act on it without help?',
    description:
      'A public body had an important letter, an Easy Read version of it, and no idea whether anyone could do what it asked. 6 readers showed us, sentence by sentence.',
    facts: [
      ['Who', 'Easy\u00a0Read users, supporters welcome'],
      ['How', '25-\u00a0to\u00a030-\u2060minute read-\u2060and-\u2060retell sessions'],
      ['With', 'the letter, in its envelope'],
    ],
  },
]
