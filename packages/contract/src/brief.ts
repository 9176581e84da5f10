import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { inWords } from './limits.ts'
import { entityId, typedLine, typedText } from './text.ts'

export const MAX_TODAY = 3

/** The kinds of activity an idea can be about. We ask different questions about each kind. */
export const KINDS = {
  FIND: {
    label: 'Find, hire or book someone or a place',
    asksFor: 'Who or what are they looking for?',
    says: 'They’re looking for',
    examples: ['a relief vet', 'a rehearsal room'],
  },
  CHOOSE: {
    label: 'Compare and choose',
    asksFor: 'What do they choose?',
    says: 'They choose',
    examples: ['a phone plan', 'a wheelchair', 'a payroll system'],
  },
  ARRANGE: {
    label: 'Arrange something with other people',
    asksFor: 'What gets arranged?',
    says: 'They arrange',
    examples: ['a working bee', 'a site visit', 'a reunion'],
  },
  RECORD: {
    label: 'Write up, fill in or report',
    asksFor: 'What do they write or fill in?',
    says: 'They write or fill in',
    examples: ['a site diary', 'an incident form', 'a funding report'],
  },
  TRACK: {
    label: 'Keep track of things, or look for them',
    asksFor: 'What do they keep track of?',
    says: 'They keep track of',
    examples: ['a loan laptop', 'a warranty', 'a set of keys'],
  },
  SUPPLY: {
    label: 'Buy or order supplies',
    asksFor: 'What do they order or buy?',
    says: 'They order or buy',
    examples: ['a spare part', 'a bag of feed', 'a tray of seedlings'],
  },
  SELL: {
    label: 'Win customers or sell',
    asksFor: 'What do they want to win?',
    says: 'They want to win',
    examples: ['a catering job', 'a new member', 'a sale'],
  },
  PAID: {
    label: 'Get paid, pay or claim',
    asksFor: 'What gets paid or claimed?',
    says: 'What gets paid or claimed is',
    examples: ['an invoice', 'a travel claim', 'a bond claim'],
  },
  CARE: {
    label: 'Look after a person or an animal',
    asksFor: 'Who is looked after?',
    says: 'They look after',
    examples: ['a parent', 'a foster dog', 'a newborn'],
  },
  MAINTAIN: {
    label: 'Maintain, repair or clean',
    asksFor: 'What do they keep going?',
    says: 'They maintain',
    examples: ['a dishwasher', 'a pool pump', 'a hire bike'],
  },
  TRAVEL: {
    label: 'Get somewhere, or take someone there',
    asksFor: 'What do they call one trip?',
    says: 'They call one trip',
    examples: ['a school run', 'a service call', 'a trip to dialysis'],
  },
  LEARN: {
    label: 'Learn, practise, train or teach',
    asksFor: 'What do they call one session?',
    says: 'They call one session',
    examples: ['a practice test', 'a driving lesson', 'a rehearsal'],
  },
  COOK: {
    label: 'Cook, eat or feed people',
    asksFor: 'Which meal?',
    says: 'The meal is',
    examples: ['a weeknight dinner', 'a lunch box', 'a staff meal'],
  },
  CHECK: {
    label: 'Check, inspect or comply',
    asksFor: 'What do they call one check?',
    says: 'They call one check',
    examples: ['a ladder check', 'a food safety audit', 'a backup test'],
  },
  PASS_ON: {
    label: 'Pass on or explain information',
    asksFor: 'What is passed on?',
    says: 'They pass on',
    examples: ['a shift handover', 'a test result', 'a change of plan'],
  },
  ACCESS: {
    label: 'Apply for, wait for or get something',
    asksFor: 'What are they trying to get?',
    says: 'They’re trying to get',
    examples: ['a parking permit', 'a specialist appointment', 'a work visa'],
  },
  PLAN: {
    label: 'Plan, estimate or budget',
    asksFor: 'What do they call the plan or estimate?',
    says: 'They call the plan or estimate',
    examples: ['a roster', 'a budget', 'a planting plan'],
  },
  SHARE: {
    label: 'Share, lend, move or store things',
    asksFor: 'What is shared, moved or stored?',
    says: 'They share, move or store',
    examples: ['a trailer', 'a costume', 'a box of stock'],
  },
  MAKE: {
    label: 'Make or design something',
    asksFor: 'What do they make?',
    says: 'They make',
    examples: ['a lesson plan', 'a podcast episode', 'a logo'],
  },
  HEALTH: {
    label: 'Manage one’s own health',
    asksFor: 'What do they call one episode?',
    says: 'They call one episode',
    examples: ['a flare-up', 'a dizzy spell', 'a blood test'],
  },
  OTHER: {
    label: 'Something else',
    asksFor: 'What is it about?',
    says: 'It’s about',
    examples: ['an order', 'a booking'],
  },
} as const satisfies Record<
  string,
  {
    label: string
    asksFor: string
    /** The words before the answer once the brief is read-only. */
    says: string
    examples: string[]
  }
>
export type Kind = keyof typeof KINDS

/** How often people do the activity. The brief shows these as chips, in this order. */
export const OFTEN = {
  MOST_DAYS: 'Most days',
  EVERY_WEEK: 'Every week',
  EVERY_MONTH: 'Every month',
  FEW_TIMES_A_YEAR: 'A few times a year',
  ONCE_A_YEAR: 'About once a year',
  EVERY_FEW_YEARS: 'Every few years',
  ONCE: 'Once in a lifetime',
  IN_SEASON: 'In season',
} as const
export type Often = keyof typeof OFTEN

export const COSTS = {
  TIME: 'Time',
  MONEY: 'Money',
  CUSTOMERS: 'Lost customers',
  MISTAKES: 'Mistakes',
  WORRY: 'Worry',
  SAFETY: 'Safety',
  UNSURE: 'Not sure yet',
} as const
export type Cost = keyof typeof COSTS

export const LIVES = { PAID: 'Paid work', UNPAID: 'Unpaid role', PRIVATE: 'Private life' } as const
export type Life = keyof typeof LIVES

export const BUYERS = {
  DECIDES: 'They do',
  HELPS: 'They help decide',
  OTHERS: 'Someone else',
  UNSURE: 'Not sure',
} as const

export const SIZES = {
  SOLO: 'Just me',
  UP_TO_9: '2 to 9',
  UP_TO_49: '10 to 49',
  UP_TO_199: '50 to 199',
  LARGE: '200 or more',
} as const
export type Size = keyof typeof SIZES

export const SENSITIVE = {
  HEALTH: 'health',
  LOSS: 'loss',
  MONEY: 'money',
  CHILDREN: 'children',
  VIOLENCE: 'violence',
  MIGRATION: 'migration',
  OTHER: 'something personal',
  NO: 'not sensitive',
} as const
export type Sensitive = keyof typeof SENSITIVE

/**
 * The industries and areas of private life a project can be about. Once the researcher has chosen
 * paid work, an unpaid role or private life, the brief only lists the fields for that choice.
 */
export const FIELDS = {
  BUILDING: { label: 'Building & trades', life: 'PAID' },
  SHOPS: { label: 'Shops & online shops', life: 'PAID' },
  HOSPITALITY: { label: 'Cafes, restaurants & hotels', life: 'PAID' },
  HEALTH_CARE: { label: 'Health care', life: 'PAID' },
  SCHOOLS: { label: 'Schools & childcare', life: 'PAID' },
  FARMING: { label: 'Farming', life: 'PAID' },
  TRANSPORT: { label: 'Transport & storage', life: 'PAID' },
  MANUFACTURING: { label: 'Manufacturing', life: 'PAID' },
  OFFICES: { label: 'Offices & professional services', life: 'PAID' },
  SOFTWARE: { label: 'Software & IT', life: 'PAID' },
  CREATIVE: { label: 'Creative work & media', life: 'PAID' },
  COUNCILS: { label: 'Councils & public services', life: 'PAID' },
  AGED_CARE: { label: 'Aged & disability care', life: 'PAID' },
  BEAUTY: { label: 'Beauty & fitness', life: 'PAID' },
  PROPERTY: { label: 'Property & cleaning', life: 'PAID' },
  ANIMAL_WORK: { label: 'Vets & animals', life: 'PAID' },
  EVENTS: { label: 'Events', life: 'PAID' },
  ENERGY: { label: 'Energy & utilities', life: 'PAID' },
  LEGAL: { label: 'Legal', life: 'PAID' },
  EMERGENCY: { label: 'Emergency services', life: 'PAID' },
  SCIENCE: { label: 'Science & labs', life: 'PAID' },
  CLUBS: { label: 'Clubs, charities & committees', life: 'UNPAID' },
  HOME: { label: 'Home & renting', life: 'PRIVATE' },
  FAMILY: { label: 'Family & children', life: 'PRIVATE' },
  MONEY: { label: 'Money & paperwork', life: 'PRIVATE' },
  WELLBEING: { label: 'Health & wellbeing', life: 'PRIVATE' },
  TRAVEL: { label: 'Getting around & travel', life: 'PRIVATE' },
  HOBBIES: { label: 'Sport, hobbies & learning', life: 'PRIVATE' },
  WEDDINGS: { label: 'Weddings & celebrations', life: 'PRIVATE' },
  FOOD: { label: 'Food & cooking', life: 'PRIVATE' },
  PETS: { label: 'Pets', life: 'PRIVATE' },
  OTHER_WORK: { label: 'Something else', life: 'PAID' },
  OTHER_PRIVATE: { label: 'Something else', life: 'PRIVATE' },
} as const satisfies Record<string, { label: string; life: Life }>
export type Field = keyof typeof FIELDS

/**
 * The fields to list for paid work, an unpaid role or private life. An unpaid role also lists the
 * fields of private life, except "Something else". If nothing is chosen yet, returns every field.
 */
export const fieldsOf = (life: Life | null): Field[] =>
  keysOf(FIELDS).filter((field) => {
    const of = FIELDS[field].life
    return life === 'UNPAID' ? of !== 'PAID' && field !== 'OTHER_PRIVATE' : of === (life ?? of)
  })

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]
const oneOf = <T extends object>(table: T) => {
  const keys = keysOf(table)
  return z.enum(Object.fromEntries(keys.map((key) => [key, key])) as { [K in keyof T & string]: K })
}

export const BRIEF_LABELS = {
  who: {
    label: 'Who has the problem?',
    help: 'One group of people, in the plural. The narrower, the better.',
    examples: ['ice cream shop owners', 'parents of twins', 'treasurers of tennis clubs'],
  },
  place: {
    label: 'Where? (optional)',
    help: 'Only if the kind of place matters.',
    examples: ['at dental clinics', 'in primary schools'],
  },
  do: {
    label: 'What do they do?',
    help: 'One activity. Start with a verb and leave your product out.',
    examples: ['order cones and cups', 'look for a relief vet', 'claim a rental bond back'],
  },
  kind: { label: 'What sort of activity is it?', help: '', examples: [] },
  one: {
    label: 'What is it about?',
    help: 'The word for one of them, with a or an.',
    examples: [],
  },
  often: { label: 'How often?', help: '', examples: [] },
  wrong: {
    label: 'What went wrong the last time?',
    help: 'One thing that happened, in the past tense. Say “they” for the people above.',
    examples: ['they missed a deadline by a day', 'a customer went with a cheaper quote'],
  },
  today: {
    label: 'What do they use today?',
    help: `Up to ${inWords(MAX_TODAY)}, with commas: a tool, a person, a habit.`,
    examples: ['a spreadsheet', 'phone calls'],
  },
  cost: { label: 'What does it cost them most?', help: '', examples: [] },
  life: { label: 'It’s part of their …', help: '', examples: [] },
  field: { label: 'Field', help: '', examples: [] },
  others: {
    label: 'Who else is involved?',
    help: '',
    examples: ['the builder', 'the other parents'],
  },
  buyer: { label: 'Who decides what gets bought for it?', help: '', examples: [] },
  size: { label: 'How big is the business?', help: '', examples: [] },
  industry: {
    label: 'Too close to interview',
    help: 'We leave out people who work in this.',
    examples: [],
  },
  sensitive: { label: 'Is it sensitive?', help: '', examples: [] },
} as const
export type BriefField = keyof typeof BRIEF_LABELS
export const BRIEF_FIELDS = keysOf(BRIEF_LABELS)

/** The most important fields. If one of them is blank, the drafts we write stay general. */
export const STARRED = ['who', 'do', 'kind', 'one', 'often', 'life'] as const

export const BRIEF_TEXT = {
  title: 'Check we’ve got it right',
  /** The title if we couldn't work out anything from the idea. */
  titleWhenBlank: 'Tell us who it’s for and what they do',
  lead: 'Everything we write comes from these lines. It takes a few minutes.',
  skip: 'Skip this',
  sound: 'How it will sound',
  change: 'Change the brief',
  open: 'Open the brief',
  offers: 'From your text:',
  notRead: 'We couldn’t read your text just now. You can fill in the lines yourself.',
  unsure: 'Check this one: does it read right?',
  looksRight: 'Looks right',
  sides: 'Two groups meet here. Who do you want to talk to first?',
  sidesHint: 'Most people start with the side that’s harder to find.',
  otherSide: (side: string) => `Want to talk to ${side} too? Copy the project for them.`,
} as const

const MISSING: Record<(typeof STARRED)[number], string> = {
  who: 'who they are',
  do: 'what they do',
  kind: 'what sort of activity it is',
  one: 'the word for one of them',
  often: 'how often they do it',
  life: 'which part of their life it is',
}

/**
 * A sentence about the first blank starred field, such as "Tell us ..., or the drafts stay general."
 * Researchers can continue without filling in the field.
 */
export function missingLine(brief: Brief): string | undefined {
  const field = STARRED.find((name) => !brief[name])
  return field && `Tell us ${MISSING[field]}, or the drafts stay general.`
}

export const MAX_SIZES = 2
const MAX_LINE = 120

/** The phrases that a researcher can reword. We stop deriving a phrase once it's been reworded. */
export const FORM_NAMES = ['isWho', 'did', 'wrong', 'iWrong', 'ones', 'imWho'] as const
export type FormName = (typeof FORM_NAMES)[number]

const line = z._default(typedLine(MAX_LINE), '')
const choice = <T extends object>(table: T) => z._default(z.nullable(oneOf(table)), null)

/** Whether these sizes are next to each other in `SIZES`. A single size counts too. */
export function areNeighbours(sizes: readonly Size[]): boolean {
  const order = Object.keys(SIZES)
  const places = sizes.map((size) => order.indexOf(size))
  return Math.max(...places) - Math.min(...places) <= places.length - 1
}

/** The brief of a project. Text fields are empty and choices are null until they're filled in. */
export const Brief = z.object({
  who: line,
  place: line,
  do: line,
  kind: choice(KINDS),
  one: line,
  often: choice(OFTEN),
  wrong: line,
  today: z._default(z.array(typedLine(MAX_LINE)).check(z.maxLength(MAX_TODAY)), []),
  cost: choice(COSTS),
  life: choice(LIVES),
  field: choice(FIELDS),
  others: line,
  buyer: choice(BUYERS),
  size: z._default(
    z.array(oneOf(SIZES)).check(
      z.maxLength(MAX_SIZES),
      z.refine(areNeighbours, {
        error: 'Please choose one size, or two sizes that are next to each other.',
      }),
    ),
    [],
  ),
  industry: line,
  sensitive: choice(SENSITIVE),
  /** The other side of a two-sided idea, for a separate project. */
  side: line,
  forms: z._default(z.partialRecord(z.enum(FORM_NAMES), typedLine(MAX_LINE)), {}),
  /**
   * Who filled in each field. The parser (`reader`) only fills in blank fields and updates its own.
   * The model updates any field that the researcher (`user`) hasn't filled in.
   */
  by: z._default(
    z.partialRecord(z.enum(BRIEF_FIELDS as [BriefField]), z.enum(['reader', 'model', 'user'])),
    {},
  ),
  confirmed: z._default(z.boolean(), false),
})
export type Brief = z.output<typeof Brief>

export const emptyBrief = (): Brief => Brief.parse({})

/** A short hint under a field, with suggested answers. */
export const BriefCheck = z.object({
  field: z.enum(BRIEF_FIELDS as [BriefField]),
  message: z.string(),
  /** Suggested answers to tap, each with the field and value it sets. */
  taps: z.array(z.object({ label: z.string(), field: z.string(), value: z.string() })),
})
export type BriefCheck = z.output<typeof BriefCheck>

/** The brief, plus the phrases, hints and suggestions that the page shows with it. */
export const BriefReading = z.object({
  brief: Brief,
  /**
   * The editable phrases under “How it will sound”. Leaves out phrases that need a detail the brief
   * doesn't have.
   */
  sound: z.array(
    z.object({
      form: z.enum(FORM_NAMES),
      before: z.string(),
      phrase: z.string(),
      after: z.string(),
      isUnsure: z.boolean(),
    }),
  ),
  checks: z.array(BriefCheck),
  /** Up to three suggestions for each blank field, from the researcher's text. */
  offers: z.partialRecord(z.enum(BRIEF_FIELDS as [BriefField]), z.array(z.string())),
  /**
   * Both sides of a two-sided idea. Empty if the idea only has one side, or once `who` is filled
   * in.
   */
  sides: z.array(z.string()),
  /** The entries of `FIELDS` that fit the idea best. The brief lists them first. */
  likelyFields: z.array(oneOf(FIELDS)),
  /** The kinds of activity that fit best, if the verb fits more than one kind. */
  likelyKinds: z.array(oneOf(KINDS)),
  /**
   * Tells the researcher how the drafts differ for a sensitive topic. Null if the topic isn't
   * sensitive.
   */
  notice: z.nullable(z.string()),
})
export type BriefReading = z.output<typeof BriefReading>

export const readBrief = endpoint({
  method: 'POST',
  path: '/platform/research/brief/read',
  audience: 'researcher',
  summary:
    'Prefill a brief from a text, or check one while it’s being filled in. Stores nothing. Keeps the fields the researcher filled in.',
  body: z.object({
    researchId: entityId,
    text: typedText(10_000),
    brief: z.optional(Brief),
  }),
  reply: BriefReading,
})
