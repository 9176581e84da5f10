import type { Cost } from '@wattle/contract/brief'

/** Different ways to say the same thing. Each project uses one. */
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
    'Tell me about the last time you {did}. Start at the beginning.',
  ],
  Lrare: [
    'Take me through how you {did}, from start to finish.',
    'Tell me the whole story of how you {did}.',
    'How did you go about {doing the one}? Start at the beginning.',
  ],
  B1: [
    'Tell me what happened when {wrong}.',
    'Take me back to when {wrong}.',
    'Think back to when {wrong}. Tell me about it.',
  ],
  /** "Tell me what happened when the parts never came" sounds odd, and so does "when … when". */
  B1anyTime: ['Tell me about a time {wrong}.'],
  B1echoed: ['Think of a time {wrong}. What happened?'],
  /** When we don't know what went wrong. */
  Bad: [
    'Tell me about a time you {did} and it didn’t go well.',
    'Think of a time you {did} and it didn’t go to plan. What happened?',
  ],
  /** "worked it out and it didn’t go well" contradicts itself. */
  BadTried: ['Tell me about a time you tried to {do} and it didn’t go well.'],
  BadRare: ['What didn’t go to plan, if anything, when you {did}?'],
  B2: ['What had happened before that?', 'What else was going on at the time?'],
  B3: ['What did you do next?', 'What did you do about it?', 'What happened after that?'],
  /** Used when the others sound like an earlier question. */
  B3echoed: ['How did you react?'],
  others: ['How did {others} come into it, if at all?'],
  D1: ['What did you rely on{ the last time}: {what they use} or {something else}?'],
  D1none: ['{The last time} you {did}, what did you rely on, if anything?'],
  /** Two questions, where the second follows up on the first. */
  D3D4: [
    'What else have you tried? | What came of it?',
    'Which other ways have you tried? | What came of them?',
  ],
  D3D4rare: [
    'What else did you try? | What came of it?',
    'Which other ways did you try? | What came of them?',
  ],
  Z1: ['What else matters when it comes to {about}?', 'What have I missed about {about}?'],
  /** Avoids "about practising speaking Italian", which is hard to say. */
  Z1twoGerunds: ['What else matters when you {do}?'],
  Z2: [
    'Who else could I talk to about {about}?',
    'Which other {who} could I talk to?',
    'Who do you know with a different story?',
  ],
  Z3: [
    'How can I reach you with a follow-up question?',
    'Which day next month suits you for a second chat?',
    'When could we talk again for fifteen minutes?',
  ],
} as const satisfies Record<string, Phrasings>

export const LEARNT = 'What did you learn from it, if anything?'
/** Follow-up questions after the one about the cost. */
export const SINCE_THEN: Phrasings = [
  'What have you done differently since then, if anything?',
  'What has changed since then, if anything?',
  LEARNT,
]

type CostContent = {
  topics: Phrasings
  /** We use the first one whose facts we know. */
  first: Phrasings
  next: Phrasings
}

export const COST_CONTENT: Record<Cost, CostContent> = {
  TIME: {
    topics: ['Time', 'Where the time goes', 'The time it takes'],
    first: ['The last time you {did}, how long did it take, all up?'],
    next: ['What got in the way, if anything?'],
  },
  MONEY: {
    topics: ['Money', 'What it costs', 'The cost of it'],
    first: ['What did that cost you, if anything?', 'How much did that set you back, if at all?'],
    next: SINCE_THEN,
  },
  CUSTOMERS: {
    topics: ['What was lost', 'What it led to', 'The effect of it'],
    first: [
      'What did you lose, if anything, when {wrong}?',
      'What did you lose because of it, if anything?',
    ],
    next: SINCE_THEN,
  },
  MISTAKES: {
    topics: ['What it led to', 'What followed', 'The effect of it'],
    first: ['What did it lead to, if anything?'],
    next: SINCE_THEN,
  },
  WORRY: {
    topics: ['What it meant for you', 'How it felt', 'What stays with you'],
    first: ['What went through your mind at the time?'],
    next: ['How did you feel afterwards?'],
  },
  SAFETY: {
    topics: ['Staying safe', 'Risks', 'Keeping people safe'],
    first: ['What went through your mind at the time?'],
    next: SINCE_THEN,
  },
  UNSURE: {
    topics: ['What it meant', 'The effect', 'What followed'],
    first: ['What did it mean for you when {wrong}?', 'What did that mean for you?'],
    next: SINCE_THEN,
  },
}

/** Employees and volunteers don't pay for it themselves. */
export const MONEY_OF_OTHERS: CostContent = {
  topics: COST_CONTENT.MONEY.topics,
  first: ['What did that cost, if anything?', 'How much money was lost over it, if any?'],
  next: ['Who else was affected, if anyone?'],
}

/** For something in the past, or if the usual follow-up was already asked. */
export const IN_THE_END = 'What happened in the end?'
/** How long it took, for things that happen once or never stop. */
export const TIME_WHEN_RARE = 'How much time went into {doing the one}, all up?'
export const WEEKS_TIME = 'How much of last week went into {about}?'
export const TIME_SPENT = 'The last time you {did}, how long did you spend on it?'
export const AFTER_ONGOING_TIME = 'Which part took the longest?'
