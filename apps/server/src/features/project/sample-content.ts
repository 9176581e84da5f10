import { type Brief, emptyBrief } from '@wattle/contract/brief'
import type { Rule } from '@wattle/contract/question-rules'
import type { PreviousContent } from '#db/schema/researches.ts'

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

/** The sample project for a first look around, with a realistic idea and a complete brief. */
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

export const SAMPLE_AUDIENCE = [
  'Works as a cafe manager',
  'Found a replacement for a sick barista in the last 3 months',
  'Did the looking, alone or with someone else',
  'In the last 12 months, nobody could come in at short notice',
  'Relies on a group chat or phone calls',
  'Works in a business of 2 to 49 people and decides, or helps decide, what gets bought',
]

type Question = NonNullable<PreviousContent['questions']>[number]

/** A leading `*` marks the options that qualify, or those that disqualify if the rule is REJECT. */
const question = (
  text: string,
  kind: Pick<Question, 'type' | 'rule' | 'ordered'>,
  options: string[],
): Question => ({
  draftId: null,
  question: text,
  ...kind,
  options: options.map((option) => ({
    text: option.replace(/^\*/, ''),
    mustMatch: option.startsWith('*'),
  })),
})

const one = (rule: Rule, ordered = true) => ({ type: 'SINGLE_CHOICE', rule, ordered }) as const
const many = (rule: Rule) => ({ type: 'MULTIPLE_CHOICE', rule, ordered: false }) as const

export const SAMPLE_SCREENER = [
  question('Which of these best describes your job?', one('ANY', false), [
    'Hotel receptionist',
    'Barista',
    '*Cafe manager',
    'Chef',
    'Bartender',
    'None of these',
  ]),
  question('How many people work in your business or organisation, you included?', one('ANY'), [
    'Just me',
    '*2 to 9',
    '*10 to 49',
    '50 to 199',
    '200 or more',
  ]),
  question('Which of these did you do for work in the last 3 months?', many('ANY'), [
    'Scrubbed a fridge before opening',
    '*Found a replacement for a sick barista',
    'Rang a supplier about missing produce',
    'Seated a group without a booking',
    'Took a dish off the menu',
    'None of these',
  ]),
  question('The last time you needed a replacement, who did the looking?', one('ANY'), [
    '*I did, on my own',
    '*I did, with someone else',
    'Someone else did',
    'It was arranged for me',
    'I haven’t needed one',
  ]),
  question('How did that search end?', one('NOTE'), [
    'Found someone straight away',
    'Found someone after a few tries',
    'Settled for second best',
    'Went without',
    'I haven’t needed one',
  ]),
  question(
    'Think of the last thing that was bought for your work. What was your part?',
    one('ANY'),
    [
      '*I decided',
      '*I compared and recommended',
      'I was asked for my view',
      'I had no part in it',
      'I can’t remember',
    ],
  ),
  question('What kind of paid work do you, or people in your household, do?', many('REJECT'), [
    '*Journalism',
    '*Selling food, equipment or software to venues',
    '*Advertising or public relations',
    '*Market or user research',
    'None of these',
  ]),
  question('When were you last paid to give your views in an interview?', one('REJECT'), [
    '*In the last 4 weeks',
    '*1 to 6 months ago',
    'More than 6 months ago',
    'Never',
  ]),
]

export const SAMPLE_GUIDE = [
  {
    topic: 'Your work',
    questions: ['How did you become a cafe manager?', 'What took up most of your day yesterday?'],
  },
  {
    topic: 'One real case',
    questions: [
      'Take me through the last time you found a replacement for a sick barista, from start to finish.',
      'Where did you look first?',
      'What happened from there?',
    ],
  },
  {
    topic: 'Saying yes to someone',
    questions: [
      'How did you tell whether they could do the shift?',
      'What did you want to know about them before you said yes?',
    ],
  },
  {
    topic: 'When nobody could come in',
    questions: [
      'Think back to when nobody could come in at short notice. Tell me about it.',
      'What didn’t get done that day?',
      'What did the other staff say, if anything?',
    ],
  },
  {
    topic: 'How you manage today',
    questions: [
      'What have you tried so far, besides the group chat and phone calls?',
      'What came of it?',
      'What did you last pay to cover a shift, in money or in favours?',
    ],
  },
  {
    topic: 'Last questions',
    questions: [
      'What have I missed about finding a replacement for a sick barista?',
      'Who else could I talk to about it?',
    ],
  },
]
