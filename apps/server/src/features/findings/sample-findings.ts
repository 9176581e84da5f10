import type { AssumptionInput } from '@wattle/contract/findings/assumptions'
import type { Stance, Strength } from '@wattle/contract/findings/results'

type SampleAssumption = Pick<AssumptionInput, 'text' | 'kind' | 'risk'> & {
  /** The guide's questions that test the assumption, by part and letter, such as `2a`. */
  tests: string[]
  /** The index of the screener question that asks the same thing. */
  screener?: number
  finding: string
}

export const SAMPLE_ASSUMPTIONS: SampleAssumption[] = [
  {
    text: 'In the last year there was a morning when nobody could come in',
    kind: 'PROBLEM',
    risk: 'HIGH',
    tests: ['4a', '4c'],
    finding: 'Four had one, and made the coffee themselves, closed early or lost the queue.',
  },
  {
    text: 'They’ve put someone they’d never worked with behind the machine',
    kind: 'OTHER',
    risk: 'HIGH',
    tests: ['3a', '3b'],
    finding:
      'One did, and moved him to the till after an hour. The other four only take people they know.',
  },
  {
    text: 'They’ve tried to find cover beyond their own staff',
    kind: 'TRIED',
    risk: 'HIGH',
    tests: ['5a', '5b'],
    finding: 'Four have: the cafes next door, an agency, an online group, a retired barista.',
  },
  {
    text: 'A sick day costs them money',
    kind: 'COST',
    risk: 'HIGH',
    tests: ['4b', '5c'],
    finding: 'Four paid more than the usual wage or gave something away.',
  },
  {
    text: 'They start with a group chat or phone calls',
    kind: 'TODAY',
    risk: 'MEDIUM',
    tests: ['2b', '2c'],
    finding: 'Three do. One has a second shop, one posts online.',
  },
  {
    text: 'Cafe managers do the looking themselves',
    kind: 'WHO',
    risk: 'LOW',
    tests: ['2a'],
    screener: 3,
    finding: 'Three did the last time. For one of them, someone else had already sorted it out.',
  },
]

type SampleCapture = {
  /** The participant's index in the list of sample people. */
  person: number
  /** The question whose notes the quote comes from, such as `4a`. */
  note: string
  /** The assumption's number, counted from one. */
  about: number
  stance: Stance
  strength: Strength
  theme?: string
  quote: string
}

const KNOWN = 'Known faces only'
const SILENCE = 'Nobody answers at 5 am'
const UNDONE = 'What didn’t get done'
const STANDBY = 'Paid to be available'
const OWN_POCKET = 'Pays more on the day'

type Sorted = [
  note: string,
  about: number,
  stance: Stance,
  strength: Strength,
  theme: string | undefined,
  quote: string,
]

/**
 * One list of captures per sample person. Each quote appears word for word in that person's notes.
 */
const SORTED: Sorted[][] = [
  [
    ['2a', 6, 'FOR', 'DID', SILENCE, 'Nobody answered by 5:30, so she rang people one by one'],
    ['2b', 5, 'FOR', 'DID', SILENCE, 'Everyone’s in it, so nobody feels it’s them.'],
    [
      '3a',
      2,
      'AGAINST',
      'SAID',
      KNOWN,
      'I know she can do the 7:30 rush because I’ve stood next to her in it.',
    ],
    ['3b', 2, 'AGAINST', 'DID', KNOWN, 'she only rang people who had worked in that cafe before.'],
    [
      '4a',
      1,
      'FOR',
      'DID',
      undefined,
      'She made coffee from six to two with the kitchen hand on the till.',
    ],
    ['4b', 4, 'FOR', 'PAID', UNDONE, 'bought milk at the supermarket at the full price.'],
    ['5a', 3, 'FOR', 'DID', undefined, 'A second group chat with two cafes on the same street.'],
    ['5c', 4, 'FOR', 'PAID', OWN_POCKET, 'Paid the student her normal rate plus a taxi.'],
  ],
  [
    [
      '2a',
      6,
      'AGAINST',
      'DID',
      undefined,
      'The barista rang the other site’s supervisor at 5:40, not him.',
    ],
    ['2b', 5, 'AGAINST', 'DID', undefined, 'The other shop is my replacement.'],
    [
      '3a',
      2,
      'AGAINST',
      'DID',
      KNOWN,
      'They all do the same two training shifts, at both sites, on the same machines.',
    ],
    ['4a', 1, 'UNCLEAR', 'SAID', undefined, 'Couldn’t name one this year.'],
    ['5a', 3, 'FOR', 'PAID', undefined, 'An agency, last year, for a barista on leave.'],
    ['5c', 4, 'FOR', 'PAID', OWN_POCKET, 'Pays an extra hour to anyone who comes in on the day.'],
  ],
  [
    [
      '2a',
      2,
      'FOR',
      'PAID',
      undefined,
      'Took the first one. He turned up at 6:40, didn’t know the grinder',
    ],
    ['2b', 5, 'AGAINST', 'DID', undefined, 'Straight to the online group.'],
    ['4a', 1, 'FOR', 'DID', undefined, 'Shut the doors at ten and put a sign up.'],
    ['5a', 3, 'FOR', 'DID', undefined, 'The online group, three or four times.'],
    ['5c', 4, 'FOR', 'PAID', OWN_POCKET, '$180 in cash for five hours.'],
  ],
  [
    ['2a', 6, 'FOR', 'DID', SILENCE, 'Rang two people, gave up, worked it alone.'],
    ['2b', 5, 'FOR', 'DID', undefined, 'His own phone, the favourites list.'],
    ['2c', 5, 'FOR', 'SAID', SILENCE, 'At six in the morning nobody picks up. I don’t either.'],
    ['3b', 2, 'AGAINST', 'SAID', KNOWN, 'He wouldn’t say yes to someone new without a paid trial.'],
    [
      '4a',
      1,
      'FOR',
      'DID',
      undefined,
      'A queue out the door at 6:40, and people left for the machine in the hospital foyer.',
    ],
    ['4b', 4, 'FOR', 'PAID', UNDONE, 'He apologised in person and didn’t charge for the fruit.'],
    [
      '5a',
      3,
      'FOR',
      'PAID',
      STANDBY,
      'Paid a retired barista a small weekly amount to be on call, for two months last year.',
    ],
    ['5b', 3, 'FOR', 'DID', STANDBY, 'It worked: she came three times out of three.'],
  ],
  [
    ['2a', 6, 'FOR', 'DID', undefined, 'She and the head chef split the list'],
    ['2b', 5, 'FOR', 'DID', SILENCE, 'She pressed it, then rang anyway'],
    [
      '3a',
      2,
      'AGAINST',
      'DID',
      KNOWN,
      'Everyone on the list has been signed off on the machine by the head barista.',
    ],
    ['4a', 1, 'FOR', 'DID', undefined, 'She closed the takeaway window and kept the tables going.'],
    [
      '5a',
      3,
      'AGAINST',
      'DID',
      KNOWN,
      'The shift button in the app, and the list on the wall with who lives closest.',
    ],
    ['5c', 4, 'UNCLEAR', 'SAID', undefined, 'A day off in lieu, and a free meal for the chef'],
  ],
]

export const SAMPLE_CAPTURES: SampleCapture[] = SORTED.flatMap((captures, person) =>
  captures.map(([note, about, stance, strength, theme, quote]) => ({
    ...{ person, note, about, stance, strength, quote },
    ...(theme && { theme }),
  })),
)

/** Indexes of the screener questions that describe the participants in the report. */
export const SAMPLE_DESCRIBED_BY = [1, 3]

export const SAMPLE_QUESTION = 'Do cafe managers need a list of baristas who can step in?'

export const SAMPLE_VERDICT = {
  decision: 'CHANGE' as const,
  reason:
    'The mornings are real, and they cost money. But managers won’t put anyone they haven’t worked with behind the machine, so a list of strangers doesn’t help. One of them paid a barista he knew to be on call, and she came every time.',
  nextStep:
    'Talk with five baristas who have been on call for a cafe: what they were paid, how often they were called, and why they stopped.',
}
