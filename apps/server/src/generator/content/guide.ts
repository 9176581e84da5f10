import type { Cost } from '@wattle/contract/brief'
import type { Conditional, Row } from './rows.ts'

type Topic = Row & { id: string }

/** The guide's topics that depend on the brief. The first row that suits it counts. */
export const TOPICS: Record<string, Topic[]> = {
  start: [
    { id: 'startWork', when: ['work'], ask: ['Your work', 'Your job', 'Your week'] },
    { id: 'startUnpaid', when: ['unpaid'], ask: ['Your role', 'You and the group'] },
    { id: 'startPrivate', ask: ['About you', 'Your days', 'A bit about you'] },
  ],
  'last time': [
    {
      id: 'lastRare',
      when: ['rare'],
      ask: ['How it went', 'The whole story', 'From start to finish'],
    },
    { id: 'last', ask: ['The last time', 'One real case', 'What happened last time'] },
  ],
  wrong: [
    { id: 'wrong', ask: ['When it went wrong', 'A bad day', 'When things didn’t go to plan'] },
  ],
  today: [
    { id: 'todayRare', when: ['rare'], ask: ['What you used', 'How you managed', 'What helped'] },
    { id: 'today', ask: ['What you use today', 'How you manage today', 'What you’ve tried'] },
  ],
  end: [{ id: 'end', ask: ['Before we finish', 'To wrap up', 'Last questions'] }],
}

/** Questions about a kind of activity that don't suit every brief. */
export const UNASKED: (Conditional & { says: RegExp })[] = [
  // People don't have a particular reason for something they do every week.
  { when: ['every week'], says: /^What made you/ },
  // Couriers and bus drivers don't go to just one place.
  {
    when: ['many stops'],
    says: /^What (?:did you take along|happened when you got there)/,
  },
  { when: ['sensitive'], says: /^What did you rule out first|\bprice\b|\{others\}/ },
  { when: ['in the story'], says: /\{others\}/ },
  { when: ['own child'], says: /\{others\}/ },
  // At work the people on board may be customers, or children on a school bus.
  { unless: ['private'], says: /^Who else was with you/ },
  { when: ['sensitive'], says: /^What was missing/ },
]

/** Guide questions by id. Each row is a fallback for the one before. */
export const QUESTIONS = {
  W1: [
    {
      when: ['work', 'owner'],
      ask: [
        'How did you come to own {owned}?',
        'What does owning {owned} involve?',
        'How has your working week been so far?',
      ],
    },
    {
      // Nobody becomes Indigenous.
      when: ['work', 'origin'],
      ask: ['What does your work as {a who} involve?', 'How has your working week been so far?'],
    },
    {
      when: ['work'],
      ask: [
        'What does your work as {a who} involve?',
        'How did you become {a who}?',
        'How has your working week been so far?',
      ],
    },
    {
      when: ['unpaid', 'hands over'],
      ask: ['How did you get involved?', 'What did your role involve?'],
    },
    { when: ['unpaid'], ask: ['How did you get involved?', 'What does your role involve?'] },
    {
      ask: [
        'Tell me a little about yourself.',
        'What’s keeping you busy at the moment?',
        'What does your week look like at the moment?',
      ],
    },
  ],
  W2: [
    {
      // People who work for themselves may work in a different place each time.
      when: ['work', 'at a named place'],
      unless: ['on their own'],
      ask: ['Tell me about the {place} where you work.', 'Who do you work with most?'],
    },
    {
      when: ['at a named place'],
      unless: ['work'],
      ask: ['Tell me about the {place} where you volunteer.', 'Who else helps out?'],
    },
    {
      when: ['work'],
      unless: ['on their own'],
      ask: [
        'Who do you work with most?',
        'What took up most of your day yesterday?',
        'Which part of your week is the busiest?',
      ],
    },
    {
      when: ['work'],
      ask: ['What took up most of your day yesterday?', 'Which part of your week is the busiest?'],
    },
    {
      when: ['unpaid'],
      ask: ['Who else helps out?', 'When do you find time for it?'],
    },
    {
      ask: [
        'What took up most of your time last week?',
        'What did last weekend look like?',
        'Which day of the week is your busiest?',
      ],
    },
  ],
  W3: [
    {
      unless: ['past loss', 'rare', 'all day'],
      ask: ['{since when}?', 'When was the last time you {did}?'],
    },
    {
      when: ['all day', 'every week'],
      unless: ['past loss', 'rare', 'for a while'],
      ask: ['{since when}?', 'When did you start {about}?'],
    },
    { unless: ['past loss'], ask: ['{since when}?'] },
  ],
  L1: [
    {
      when: ['or had it done', 'rare'],
      ask: [
        'Take me through the time you {did}, or someone did it for you.',
        'Tell me about the time you {did}, or someone did it for you.',
      ],
    },
    {
      when: ['or had it done'],
      ask: [
        'Take me through the last time you {did}, or someone did it for you.',
        'Tell me about the last time you {did}, or someone did it for you.',
      ],
    },
    // Nobody "goes about" waiting, and people may still be waiting.
    {
      when: ['waits'],
      ask: [
        'Tell me about {doing the one}, from the start until now.',
        'Take me through {doing the one}, from the start until now.',
      ],
    },
    {
      when: ['rare'],
      ask: [
        'Take me through how you {did}, from start to finish.',
        'Tell me the whole story of how you {did}.',
        'How did you go about {doing the one}? Take your time.',
      ],
    },
    {
      unless: ['rare'],
      ask: [
        'Take me through the last time you {did}, from start to finish.',
        'Tell me about the most recent time you {did}.',
        'Tell me about the last time you {did}. Take your time.',
      ],
    },
  ],
  B1: [
    {
      // People qualify even if this never happened to them.
      when: ['rare'],
      ask: [
        'Tell me about the time {wrong}, if that happened.',
        'Take me back to the time {wrong}, if that happened.',
      ],
    },
    {
      unless: ['rare', 'no moment'],
      ask: [
        'Tell me about a time when {wrong}, if that has happened.',
        'Take me back to a time when {wrong}, if that has happened.',
      ],
    },
    // "A time when the parts never came" sounds odd, and so does "when … when".
    {
      unless: ['rare'],
      ask: [
        'Tell me about a time {wrong}, if that has happened.',
        'Take me back to a time {wrong}, if that has happened.',
      ],
    },
    { ask: ['Think of a time {wrong}. What happened?'] },
    // The rows from here on are for when we don't know what went wrong.
    {
      when: ['rare'],
      ask: [
        'What didn’t go to plan, if anything, when you {did}?',
        'Which part went wrong when you {did}, if any?',
      ],
    },
    // "Tell me about a time you worked it out and it didn’t go well" contradicts itself.
    {
      when: ['succeeded'],
      ask: [
        'Tell me about a time you tried to {do} and couldn’t, if any.',
        'Take me back to a time you tried to {do} and couldn’t, if any.',
      ],
    },
    {
      ask: [
        'Tell me about a time you {did} and it didn’t go well, if that has happened.',
        'Take me back to a time you {did} and it didn’t go to plan, if that has happened.',
      ],
    },
    { ask: ['Which part didn’t go to plan, if any?', 'What didn’t go well, if anything?'] },
  ],
  B2: [{ ask: ['What had happened before that?', 'What else was going on at the time?'] }],
  B3: [
    {
      ask: [
        'What did you do next?',
        'What did you do about it?',
        'How did you handle it?',
        'What happened after that?',
      ],
    },
    // A fallback in case the questions above sound like an earlier one.
    { ask: ['What happened next?'] },
  ],
  B4: [
    {
      unless: ['sensitive', 'in the story', 'own child', 'others asked'],
      ask: ['What part did {others} play, if any?', 'How did {others} come into it, if at all?'],
    },
  ],
  D1: [
    {
      ask: [
        'What did you rely on{ the last time}: {what they use} or {something else}?',
        'Tell me what you relied on{ the last time}: {what they use} or {something else}.',
      ],
    },
    // Two long things may not fit into one question.
    {
      ask: [
        'What did you rely on{ the last time}: {the first thing} or {something else}?',
        'Tell me what you relied on{ the last time}: {the first thing} or {something else}.',
      ],
    },
    {
      ask: [
        '{The last time} you {did}, what did you rely on, if anything?',
        'What did you rely on when you{ last} {did}, if anything?',
      ],
    },
    { ask: ['What did you use{ the last time}, if anything?'] },
  ],
  // Two questions, where the second follows up on the first.
  D3: [
    {
      when: ['rare'],
      ask: [
        'What else did you try? | What came of it?',
        'Which other ways did you try? | What came of them?',
      ],
    },
    {
      unless: ['rare'],
      ask: [
        'What else have you tried? | What came of it?',
        'Which other ways have you tried? | What came of them?',
      ],
    },
  ],
  Z1: [
    // Avoids "about practising speaking Italian", which is hard to say.
    {
      when: ['two gerunds'],
      ask: ['What else matters when you {do}?', 'What have I missed about how you {do}?'],
    },
    { ask: ['What else matters when it comes to {about}?', 'What have I missed about {about}?'] },
  ],
  Z2: [
    {
      unless: ['long group', 'hard to say'],
      ask: [
        'Who else could I talk to about {about}?',
        'Which other {who} could I talk to?',
        'Who do you know with a different story?',
      ],
    },
    {
      when: ['long group'],
      unless: ['hard to say'],
      ask: ['Who else could I talk to about {about}?', 'Who do you know with a different story?'],
    },
    {
      when: ['hard to say'],
      unless: ['long group'],
      ask: ['Which other {who} could I talk to?', 'Who do you know with a different story?'],
    },
    { ask: ['Who do you know with a different story?'] },
  ],
  Z3: [
    {
      unless: ['sensitive'],
      ask: [
        'How can I reach you with a follow-up question?',
        'Which day next month suits you for a second chat?',
        'When could we talk again for fifteen minutes?',
      ],
    },
  ],
  Z4: [{ unless: ['sensitive'], ask: ['Who else could I talk to?'] }],
} satisfies Record<string, Row[]>

const AT_LAST: Row[] = [
  {
    ask: [
      'What did you learn from it, if anything?',
      'What did you take away from it, if anything?',
    ],
  },
  { ask: ['What did you make of it?'] },
]
/** Follow-up questions after the one about the cost. */
const SINCE_THEN = [
  'What have you done differently since then, if anything?',
  'What has changed since then, if anything?',
  'What did you learn from it, if anything?',
]
const LATER: Row[] = [{ unless: ['rare'], ask: SINCE_THEN }, ...AT_LAST]
/**
 * Doesn't name the cost. Only asks about the activity, because what went wrong may never have
 * happened to them.
 */
const ANY_COST: Row[] = [
  {
    when: ['waits'],
    ask: [
      'What bothered you most about {doing the one}, if anything?',
      'What have you found hardest about {doing the one}, if anything?',
    ],
  },
  {
    ask: [
      'What bothered you most when you{ last} {did}, if anything?',
      'What were you least happy with when you{ last} {did}, if anything?',
    ],
  },
  {
    ask: [
      'What bothered you most about it, if anything?',
      'What were you least happy with, if anything?',
    ],
  },
]

const TIME_SPENT = [
  'The last time you {did}, how long did you spend on it?',
  'How long did you spend on it when you last {did}?',
]

type CostContent = { topics: Topic[]; C1: Row[]; C2: Row[] }

export const COST_CONTENT: Record<Cost, CostContent> = {
  TIME: {
    topics: [{ id: 'cost', ask: ['Time', 'Where the time goes', 'The time it takes'] }],
    C1: [
      {
        when: ['rare'],
        ask: [
          'How much time went into {doing the one}, all up?',
          'How much of your time did {doing the one} take, all up?',
        ],
      },
      {
        when: ['ongoing', 'every week'],
        ask: [
          'How much of last week went into {about}?',
          'How much time did you spend {about} last week?',
        ],
      },
      { when: ['ongoing'], unless: ['every week'], ask: TIME_SPENT },
      { when: ['session'], ask: TIME_SPENT },
      {
        unless: ['rare'],
        ask: [
          'The last time you {did}, how long did it take, all up?',
          'How long did it take, all up, when you last {did}?',
        ],
      },
      { ask: ['How much time did it take, all up?'] },
    ],
    C2: [
      {
        when: ['ongoing'],
        ask: ['Which part took the longest?', 'What took up most of that time?'],
      },
      { ask: ['What got in the way, if anything?', 'What slowed you down, if anything?'] },
      ...AT_LAST,
    ],
  },
  MONEY: {
    topics: [{ id: 'cost', ask: ['What it took', 'What it takes', 'The hard part'] }],
    C1: [
      {
        when: ['for themselves', 'has a price'],
        ask: [
          '{The last time} you {did}, what did it cost you beyond what you’d planned, if anything?',
          'What did it cost you beyond what you’d planned when you{ last} {did}, if anything?',
        ],
      },
      {
        when: ['has a price'],
        unless: ['for themselves'],
        ask: [
          '{The last time} you {did}, what did it cost beyond what was planned, if anything?',
          'What did it cost beyond what was planned when you{ last} {did}, if anything?',
        ],
      },
      { when: ['has a price'], ask: ['What did it cost beyond what was planned, if anything?'] },
      ...ANY_COST,
    ],
    C2: LATER,
  },
  CUSTOMERS: {
    topics: [
      {
        id: 'cost',
        when: ['work'],
        unless: ['has clients', 'has patients'],
        ask: ['Customers who left', 'Keeping customers', 'When customers leave'],
      },
      { id: 'cost', when: ['work'], ask: ['Who came back', 'Who came back and who didn’t'] },
      { id: 'cost', ask: ['Who stayed and who left', 'People who left', 'Keeping people'] },
    ],
    C1: [
      // Walk-in customers rarely say that they're leaving.
      {
        when: ['work'],
        ask: [
          'When did you last hear that {a customer} had gone elsewhere, if ever?',
          'When did {a customer} last go elsewhere, if ever?',
        ],
      },
      {
        unless: ['work'],
        ask: [
          'Who stopped coming in the last 12 months, if anyone?',
          'Who has stopped coming over the last year, if anyone?',
        ],
      },
    ],
    C2: [
      { ask: ['What reasons did they give, if any?', 'What did they say about it, if anything?'] },
    ],
  },
  MISTAKES: {
    topics: [
      {
        id: 'cost',
        when: ['redone'],
        ask: ['Getting it right', 'Doing it again', 'Putting it right'],
      },
      { id: 'cost', ask: ['Getting it right', 'Putting it right'] },
    ],
    C1: [
      {
        when: ['redone'],
        ask: [
          '{The last time} you {did}, what had to be done again, if anything?',
          'What had to be done again when you{ last} {did}, if anything?',
        ],
      },
      {
        ask: [
          '{The last time} you {did}, what had to be put right, if anything?',
          'What had to be put right when you{ last} {did}, if anything?',
        ],
      },
      { ask: ['What had to be put right, if anything?'] },
    ],
    C2: LATER,
  },
  WORRY: {
    topics: [{ id: 'cost', ask: ['What it meant for you', 'How it felt', 'What stays with you'] }],
    C1: [
      {
        ask: [
          '{The last time} you {did}, what worried you, if anything?',
          'What worried you when you{ last} {did}, if anything?',
        ],
      },
      { ask: ['What worried you, if anything?'] },
    ],
    C2: [
      { ask: ['What put your mind at rest, if anything?', 'What reassured you, if anything?'] },
      ...AT_LAST,
    ],
  },
  SAFETY: {
    topics: [{ id: 'cost', ask: ['Staying safe', 'Risks', 'Safety'] }],
    C1: [
      {
        ask: [
          '{The last time} you {did}, what felt risky, if anything?',
          'What felt risky when you{ last} {did}, if anything?',
        ],
      },
      { ask: ['What felt risky, if anything?'] },
    ],
    C2: LATER,
  },
  UNSURE: {
    topics: [{ id: 'cost', ask: ['What it was like', 'The hard part', 'What mattered'] }],
    C1: ANY_COST,
    C2: LATER,
  },
}
