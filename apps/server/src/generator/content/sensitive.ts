import type { Sensitive } from '@wattle/contract/brief'
import type { Outline } from './guide-plan.ts'
import type { Row } from './rows.ts'

type SensitiveType = Exclude<Sensitive, 'NO'>

/** Distractors that are as personal as the wanted statement, and that people can answer easily. */
export const SIMILAR_STATEMENTS: Record<SensitiveType, string[]> = {
  HEALTH: [
    'I have asthma',
    'I have a bad back',
    'I get migraines',
    'I have trouble sleeping',
    'I had a knee operation and still do exercises',
    'I have high blood pressure',
    'I have a heart condition',
    'I have high cholesterol',
    'I have a skin rash that comes and goes',
    'I have bad eyesight and drive only by day',
    'I’m a shift worker with trouble sleeping',
    'I’m a man with high blood pressure',
    'I’m a woman with low iron',
    'I’m a parent with a bad back',
    'I’m a runner with a bad knee',
    'I’m a light sleeper with hay fever',
  ],
  LOSS: [
    'I have lost a grandparent',
    'I have lost a close friend',
    'I have lost an aunt or uncle',
    'I have lost a workmate',
    'I’m divorced',
    'I’m a carer for a relative',
    'I’m estranged from my family',
    'I’m grieving for a close friend',
    'I’m grieving for a grandparent',
    'I’m a guardian of a niece or nephew',
    'I’m a volunteer at a hospice',
  ],
  MONEY: [
    'I have a study loan',
    'I have borrowed money from my family',
    'I’m behind on a power bill',
    'I have lent money to a relative',
    'I lost my job and live on savings',
    'I have a credit card I can’t pay off',
    'I have put off a repair to my car',
    'I live on a pension',
    'I live on one income with children at school',
    'I have moved to a cheaper flat with a friend',
    'I’m a student with two jobs',
    'I’m a renter who shares a room',
    'I’m a driver with a car loan',
    'I’m a parent who pays child support',
    'I’m a casual worker with few shifts',
    'I’m a sole trader who owes tax',
  ],
  CHILDREN: [
    'I have a child with asthma',
    'I have a baby with colic',
    'I have a child with a nut allergy',
    'I have a child who stutters',
    'I’m a grandparent and raise my grandchild',
    'I have a child who won’t go to school',
    'I have a child who wears hearing aids',
    'I have a stepchild who visits at weekends',
    'I’m a parent of a child with asthma',
    'I’m a parent of a child who stutters',
    'I’m a parent of a baby with colic',
    'I’m a step-parent of a teenager',
  ],
  VIOLENCE: [
    'I have been through a separation',
    'I have been bullied at work',
    'I have had trouble with a neighbour',
    'I have changed my phone number',
    'I have moved house in a hurry',
    'I’m a worker who has been bullied',
    'I’m a tenant who has been threatened',
    'I’m a parent who has been through a separation',
    'I’m a man who has moved house in a hurry',
    'I’m a woman who has had trouble with a neighbour',
  ],
  MIGRATION: [
    'I came to Australia as a student',
    'I came to Australia for a job',
    'I came to Australia with my parents',
    'I have sponsored a relative',
    'I have worked in another country',
    'I’m a student from overseas',
    'I’m a backpacker on a working holiday',
    'I’m a New Zealander living in Australia',
    'I’m a permanent resident with a job',
    'I’m an Australian with parents from overseas',
  ],
  OTHER: [
    'I have been out of work for a year',
    'I have lost my driver licence',
    'I have fallen out with my family',
    'I have gone back to study',
    'I have had to move in with friends',
    'I’m a parent who has gone back to study',
    'I’m a driver who has lost their licence',
    'I’m a worker who has been made redundant',
    'I’m a renter who has moved in with friends',
    'My father is out of work',
    'My sister lives in a shelter',
    'My partner is in the army',
    'My cousin is in hospital',
    'My parents are divorced',
  ],
}

/** Distractors for "I was in foster care" and "I’m an adult adoptee". */
const CHILDHOODS = [
  'I was raised by a grandparent',
  'I was brought up by one parent',
  'I was sent to boarding school',
  'I was brought up overseas',
  'I was bullied at school',
  'I’m an only child',
  'I’m a stepchild',
  'I’m a child of divorced parents',
  'I’m an eldest child who helped raise the others',
]

/** Distractors for "I’ve had a miscarriage". */
const PAST_ILLNESSES = [
  'I have had a long illness',
  'I have had a serious infection',
  'I have had an operation',
  'I have had a broken bone',
  'I have had treatment in hospital',
  'I have had pneumonia',
]

/** Distractors for "I’m a parent of a child who self-harms". */
const PARENTS_OF_ILL_CHILDREN = [
  'I’m a parent of a child with epilepsy',
  'I’m a parent of a child with diabetes',
  'I’m a parent of a child with severe asthma',
  'I’m a parent of a child who is in hospital',
  'I’m a parent of a child who can’t sleep',
  'I’m a grandparent of a child with a heart condition',
]

/** Distractors for "I'm separated and share the care of my children". */
const OTHER_PARENTS = [
  'I’m a step-parent on weekends',
  'I’m widowed and raise a child on my own',
  'I’m a grandparent and raise my grandchild',
  'I’m a foster carer for a teenager',
  'I’m engaged to someone with children',
  'I’m a single parent with a baby',
]

/** Distractors for "My father has died". */
const OTHER_DEATHS = [
  'My grandmother has died',
  'A close friend has died',
  'My aunt or uncle has died',
  'A workmate has died',
  'My brother or sister has died',
]

const CARERS = [
  'I look after a friend with a broken hip',
  'I look after an aunt who is blind',
  'I look after a grandchild with asthma',
  'I look after a sister with a broken leg',
  'I look after a neighbour with bad eyesight',
  'I help a neighbour who can’t walk far',
  'I visit a relative in hospital',
]

/**
 * Distractors for carers and for people close to someone who is ill, whatever the sensitive
 * subject.
 */
export const STATEMENTS_ABOUT_OTHERS: [says: RegExp, statements: string[]][] = [
  [/^I care for /, CARERS.map((text) => text.replace('look after', 'care for'))],
  [/\b(?:look after|care for|carer|help my|support my)\b/, CARERS],
  [
    /^(?:I (?:have|live with) an? |My )(?:parent|mother|father|partner|husband|wife|relative|sister|brother)\b|\b(?:parent|mother|father|partner|husband|wife|relative|sister|brother) with\b/i,
    [
      'I have a parent with diabetes',
      'I have a partner with a bad back',
      'I have a sister or brother with asthma',
      'I have a parent who no longer drives',
      'I have a relative with hearing aids',
      'My sister has asthma',
      'My partner has a bad back',
      'My father has diabetes',
      'My brother has hearing aids',
      'My grandmother has a broken hip',
    ],
  ],
]

/** Distractors that suit some statements better than SIMILAR_STATEMENTS. The first match wins. */
export const STATEMENTS_LIKE: { of?: SensitiveType; says: RegExp; statements: string[] }[] = [
  { of: 'OTHER', says: /^My /, statements: SIMILAR_STATEMENTS.OTHER },
  { of: 'LOSS', says: /^My .* died\b/, statements: OTHER_DEATHS },
  {
    of: 'CHILDREN',
    says: /^I’m (?:(?:getting|going through an?) )?(?:separat|divorc)/,
    statements: OTHER_PARENTS,
  },
  {
    of: 'HEALTH',
    says: /^I have lost (?:my|an?) (?:baby|brother|child|daughter|father|friend|husband|mother|parent|partner|sister|son|wife)\b/,
    statements: SIMILAR_STATEMENTS.LOSS,
  },
  { of: 'HEALTH', says: /^I have had\b/, statements: PAST_ILLNESSES },
  { of: 'HEALTH', says: /^I’m a (?:grand|step-?)?parent of /, statements: PARENTS_OF_ILL_CHILDREN },
  { of: 'CHILDREN', says: /^I was |\badoptees?\b|donor-conceived/, statements: CHILDHOODS },
  ...STATEMENTS_ABOUT_OTHERS.map(([says, statements]) => ({ says, statements })),
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
      'What should I have left out?',
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
