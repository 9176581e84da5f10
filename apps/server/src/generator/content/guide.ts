import type { Cost } from '@wattle/contract/brief'

/** Three phrasings of a topic or question. */
export type Phrasings = readonly string[]

export const TOPICS = {
  startWork: ['Your work', 'Your job', 'Your week'],
  startUnpaid: ['Your role', 'You and the group'],
  startPrivate: ['About you', 'Your days', 'A bit about you'],
  last: ['The last time', 'One real case', 'What happened last time'],
  lastRare: ['How it went', 'The whole story', 'From start to finish'],
  wrong: ['When it went wrong', 'A bad day', 'When things didn’t go to plan'],
  today: ['What you use today', 'How you manage today', 'What you’ve tried'],
  todayRare: ['What you used', 'How you managed', 'What helped'],
  end: ['Before we finish', 'To wrap up', 'Last questions'],
} as const satisfies Record<string, Phrasings>

export const QUESTIONS = {
  W1work: [
    'What does your work as {a who} involve?',
    'How did you become {a who}?',
    'How has your working week been so far?',
  ],
  W1owner: [
    'How did you come to own {what they own}?',
    'What does owning {what they own} involve?',
    'How has your working week been so far?',
  ],
  W2work: [
    'Who do you work with most?',
    'What took up most of your day yesterday?',
    'Which part of your week is the busiest?',
  ],
  W2place: [
    'Tell me about the {place} where you work.',
    'Who do you work with most at the {place}?',
  ],
  W2group: [
    'Who does what at the {place}?',
    'Tell me about the {place} where you help out.',
    'Who else helps out at the {place}?',
  ],
  W1unpaid: ['How did you get involved?', 'What does your role involve?'],
  W2unpaid: [
    'Who else helps out?',
    'What did you do in that role last month?',
    'When do you find time for it?',
  ],
  W1private: [
    'Tell me a little about yourself.',
    'What’s keeping you busy at the moment?',
    'What does your week look like at the moment?',
  ],
  W2private: [
    'What took up most of your time last week?',
    'What did last weekend look like?',
    'Which day of the week is your busiest?',
  ],
  W2over: ['What else did you have on when you {did}?'],
  L: [
    'Take me through the last time you {did}, from start to finish.',
    'Tell me about the most recent time you {did}.',
    'When did you last {do}? Tell me the whole story.',
  ],
  Lrare: [
    'Take me through how you {did}, from start to finish.',
    'Tell me the whole story of how you {did}.',
    'How did you go about {doing}? Start at the beginning.',
  ],
  B1: [
    'Tell me what happened when {wrong}.',
    'Take me back to when {wrong}.',
    'Think back to when {wrong}. Tell me about it.',
  ],
  /** What never came didn’t happen at any moment, and "when … when" trips the reader. */
  B1anyTime: ['Tell me about a time {wrong}.'],
  BadRare: ['What didn’t go to plan, if anything, when you {did}?'],
  B2: ['What had happened before that?', 'What else was going on at the time?'],
  B3: ['What did you do next?', 'What did you do about it?', 'What happened after that?'],
  B4: ['Who did you tell about it?', 'Who else was involved, if anyone?'],
  others: ['How did {others} come into it, if at all?'],
  D1: ['What did you use{ the last time}: {what they use} or something else?'],
  D1people: ['What did you turn to{ the last time}: {what they use} or something else?'],
  D1noneAtWork: ['What did you use the last time, if anything?'],
  D1none: ['What made it easier the last time, if anything?'],
  D1noneRare: ['What made it easier, if anything?'],
  D3none: ['What have you tried to make it easier? | What came of it?'],
  D3noneRare: ['What did you try to make it easier? | What came of it?'],
  /** A pair: the second follows from the first. */
  D3D4: [
    'What else have you tried? | What came of it?',
    'Which other ways have you tried? | What came of them?',
  ],
  D3D4rare: [
    'What else did you try? | What came of it?',
    'Which other ways did you try? | What came of them?',
  ],
  Z1: ['What else matters when it comes to {about}?', 'What have I missed about {about}?'],
  Z2: [
    'Who else could I talk to about this?',
    'Which other {who} could I talk to?',
    'Who do you know with a different story?',
  ],
  Z3: [
    'How can I reach you with a follow-up question?',
    'Which day next month suits you for a second chat?',
    'When could we talk again for fifteen minutes?',
  ],
} as const satisfies Record<string, Phrasings>

type CostContent = {
  topics: Phrasings
  /** The first question; the second one follows a story that was just told. */
  withWrong: string
  withoutWrong: string
  next: [string, string]
}

export const COST_CONTENT: Record<Cost, CostContent> = {
  TIME: {
    topics: ['Time', 'Where the time goes', 'The time it takes'],
    withWrong: 'The last time you {did}, how long did it take, all up?',
    withoutWrong: 'The last time you {did}, how long did it take, all up?',
    next: ['Which part took the longest?', 'What did you leave undone because of it, if anything?'],
  },
  MONEY: {
    topics: ['Money', 'What it costs', 'The cost of it'],
    withWrong: 'What did that cost you, if anything?',
    withoutWrong: 'What did you spend because of it?',
    next: ['What did you put off because of it, if anything?', 'What else did it lead to?'],
  },
  CUSTOMERS: {
    topics: ['Lost business', 'What customers did', 'The effect on the business'],
    withWrong: 'What did you lose, if anything, when {wrong}?',
    withoutWrong: 'What did you lose because of it, if anything?',
    next: ['What came of it in the end?', 'What did it come to in money?'],
  },
  MISTAKES: {
    topics: ['Putting it right', 'Setting it right', 'Fixing it'],
    withWrong: 'What did it take to put it right?',
    withoutWrong: 'What did it take to put it right?',
    next: ['Who else had to do something about it?', 'What have you done differently since then?'],
  },
  WORRY: {
    topics: ['What it meant for you', 'How it felt', 'What stays with you'],
    withWrong: 'What went through your mind at the time?',
    withoutWrong: 'What went through your mind at the time?',
    next: ['How did you feel afterwards?', 'What did you do in the days after?'],
  },
  SAFETY: {
    topics: ['Staying safe', 'Risks', 'Keeping people safe'],
    withWrong: 'What went through your mind at the time?',
    withoutWrong: 'What went through your mind at the time?',
    next: ['What was done straight away?', 'What has changed since then?'],
  },
  UNSURE: {
    topics: ['What it meant', 'The effect', 'What followed'],
    withWrong: 'What did it mean for you when {wrong}?',
    withoutWrong: 'What did that mean for you?',
    next: [
      'What did it keep you from doing, if anything?',
      'What have you done differently since then?',
    ],
  },
}

/** Who works or volunteers for others doesn't pay for it. */
export const MONEY_OF_OTHERS: CostContent = {
  topics: COST_CONTENT.MONEY.topics,
  withWrong: 'What did that cost, all up?',
  withoutWrong: 'What did it cost, all up?',
  next: ['Who else was affected?', 'What did it mean for you?'],
}

/** In place of a kind's question that doesn't read well or was asked already. */
export const SPARE_QUESTIONS = [
  'What did you leave until later?',
  'Which part took the most thought?',
  'What changed along the way?',
]
/** In place of a question that was asked already. */
export const INSTEAD_OF_A_REPEAT = 'What happened in the end?'
/** How long it took, where it happened once or never stops. */
export const TIME_WHEN_RARE = 'How long did it take, all up, to {do}?'
export const WEEKS_TIME = 'How much of your week goes into {about}?'
export const TIME_OF_WHAT_GOES_ON = 'How much time goes into {about}?'
export const AFTER_TIME_OF_WHAT_GOES_ON = [
  'Which part takes the longest?',
  'What have you left undone because of it?',
] as const
/**
 * In place of a question that goes without the subject, when too few are about it. The first ones
 * replace first.
 */
export const STAND_INS: [id: string, question: string, when?: 'impersonal'][] = [
  ['Z2', 'Who else could I talk to about {about}?', 'impersonal'],
  ['S5.3', 'What did nobody tell you about {about}?'],
  ['S6.2', 'What helped with {about}, even a little?'],
]
