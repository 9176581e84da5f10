import type { Brief, Kind } from '@wattle/contract/brief'
import { expect, test } from 'vitest'
import { phrasingsOf, questionsOf, SEED, shortBrief } from '#testing/short-drafts.ts'
import { composeGuide } from './compose-guide.ts'
import { COST_CONTENT, QUESTIONS } from './content/guide.ts'
import { KIND_CONTENT } from './content/kinds.ts'

test('never assumes that someone helped or that something was lost', () => {
  const ofKinds = Object.values(KIND_CONTENT).flatMap(({ last, core, variants = [] }) => [
    ...[...last, ...core.questions],
    ...variants.flatMap((variant) => [...(variant.last ?? []), ...(variant.core?.questions ?? [])]),
  ])
  const rows = [
    ...Object.values(QUESTIONS).flat(),
    ...Object.values(COST_CONTENT).flatMap(({ C1, C2 }) => [...C1, ...C2]),
  ]
  const phrasings = [...ofKinds, ...rows.flatMap(({ ask }) => ask)].flatMap((text) =>
    text.split(' ¦ '),
  )
  const assuming = phrasings.filter((text) =>
    /^(?:Who (?:else )?(?:did you tell|gave|got back|helped|stepped in)|What (?:didn’t|wasn’t|was (?:left|missing)|did you (?:lose|leave|write down)))/.test(
      text,
    ),
  )
  expect(assuming.length).toBeGreaterThan(0)
  expect(assuming.filter((text) => !/, if any/.test(text))).toEqual([])
})

test.each([
  [['other parents'], 'What did you rely on the last time: other parents or someone else?'],
  [
    ['other brewers', 'trade shows'],
    'What did you rely on the last time: other brewers, trade shows or something else?',
  ],
  [[], 'The last time you chose a machine, what did you rely on, if anything?'],
  [['nothing'], 'The last time you chose a machine, what did you rely on, if anything?'],
])('asks people who use %j what they relied on', (today, question) => {
  const brief = shortBrief('CHOOSE', 'choose a machine', { one: 'a machine', today })
  expect(phrasingsOf(brief)).toContain(question)
})

test.each<[string, Partial<Brief>, string, string]>([
  ['check the oven', { often: 'MOST_DAYS' }, 'When did you last check', 'how often did you check'],
  ['check the monthly accounts', {}, 'When did you last check', 'how often did you check'],
  ['check the oven', {}, 'Over the last year, how often did you check', 'When did you last check'],
])(
  'asks how often people do the activity only if the brief doesn’t say: %s, %j',
  (activity, fields, asked, notAsked) => {
    const questions = phrasingsOf(shortBrief('CHECK', activity, fields)).join()
    expect(questions).toContain(asked)
    expect(questions).not.toContain(notAsked)
  },
)

test('doesn’t ask why people do something they do every week', () => {
  const reasons = ['What made you do it when you did?', 'What prompted it?']
  const askedOf = (often: Brief['often']) =>
    phrasingsOf(shortBrief('MAINTAIN', 'clean the ovens', { often }))
  expect(askedOf('EVERY_MONTH')).toEqual(expect.arrayContaining(reasons))
  expect(askedOf('EVERY_WEEK').filter((text) => reasons.includes(text))).toEqual([])
})

test.each<[string, Brief, string, RegExp]>([
  [
    'waiting',
    shortBrief('ACCESS', 'wait for a mooring', {
      life: 'PRIVATE',
      one: 'a mooring',
      often: 'ONCE',
    }),
    'about waiting for a mooring, from the start until now.|through waiting for a mooring, from the start until now.',
    /How did you go about|while you waited/,
  ],
  [
    'customers',
    shortBrief('SELL', 'sell cakes', { life: 'PAID', cost: 'CUSTOMERS' }),
    'a customer had gone elsewhere, if ever?|a customer last go elsewhere, if ever?',
    /someone had gone|Keeping people/,
  ],
  [
    'children on a bus',
    shortBrief('TRAVEL', 'get children home', { life: 'PAID' }),
    'What changed along the way, if anything?|What turned out differently, if anything?',
    /Who else (?:was with you|came along)/,
  ],
  [
    'looking after animals',
    shortBrief('CARE', 'look after possums', { life: 'UNPAID', cost: 'MISTAKES' }),
    'what had to be put right, if anything?|What had to be put right when',
    /done again/,
  ],
])('asks only what suits %s', (_name, brief, suitable, unsuitable) => {
  for (const offset of [0, 1, 2]) {
    const questions = questionsOf(brief, { ...SEED, offset }).join('\n')
    expect(questions).toMatch(new RegExp(suitable.replace(/\?/g, '\\?')))
    expect(questions).not.toMatch(unsuitable)
  }
})

test('never puts two -ing words in a row', () => {
  const questions = questionsOf(shortBrief('LEARN', 'practise speaking Italian')).join()
  expect(questions).not.toContain('practising speaking')
})

test.each([
  ['get their grandchild ready for school', /the last time you got your grandchild ready/],
  ['look after their parent', /T(?:ake|alk) me through yesterday/],
])(
  'asks people who %s about one occasion, or about a whole day if the activity never stops',
  (activity, story) => {
    const brief = shortBrief('CARE', activity, {
      who: 'grandparents',
      often: 'MOST_DAYS',
      life: 'PRIVATE',
      sensitive: 'CHILDREN',
    })
    expect(questionsOf(brief).join()).toMatch(story)
  },
)

test('uses “the” for an event in people’s own lives', () => {
  const brief = shortBrief('PLAN', 'plan a christening', {
    one: 'a christening',
    often: 'EVERY_FEW_YEARS',
    life: 'PRIVATE',
  })
  const questions = questionsOf(brief).join()
  expect(questions).toContain('when you planned the christening')
  expect(questions).not.toContain('you planned a christening')
})

test.each<[Partial<Brief>, RegExp | undefined]>([
  [{ who: 'people who lost a parent', do: 'choose a headstone', sensitive: 'LOSS' }, /you lost\?$/],
  [{ who: 'people whose dog died', do: 'choose an urn', sensitive: 'LOSS' }, undefined],
  [{ who: 'people who had a miscarriage', do: 'choose a keepsake', sensitive: 'LOSS' }, undefined],
  [{ who: 'funeral directors', do: 'choose a hearse', sensitive: 'LOSS', life: 'PAID' }, undefined],
  [
    { who: 'foster carers', do: 'choose a school', sensitive: 'CHILDREN' },
    /names .* out of my notes/,
  ],
  [{ who: 'new migrants', do: 'choose a lawyer', sensitive: 'MIGRATION' }, /out of my notes/],
])(
  'asks what to keep in mind before a sensitive interview only if it suits: %j',
  (fields, asked) => {
    const [first] = composeGuide(
      { ...shortBrief('CHOOSE', '', { life: 'PRIVATE', often: 'ONCE' }), ...fields },
      SEED,
    ).parts
    const question = first?.questions.find(({ id }) => id === 'S0')?.question
    expect(question).toEqual(asked && expect.stringMatching(asked))
  },
)

test('says “tried to” when the verb itself implies success', () => {
  const brief = shortBrief('TRACK', 'keep track of life jackets', {
    forms: { did: 'worked out where all the life jackets were' },
  })
  expect(questionsOf(brief).join()).toContain('you tried to work out where all the life jackets')
})

test.each([0, 1, 2, 3, 4, 5])(
  'asks what went wrong and what people did about it (offset %i)',
  (offset) => {
    const bread = shortBrief('TRAVEL', 'drive leftover bread to shelters', {
      one: 'a bread run',
      wrong: 'the shelter was closed when they got there',
    })
    const flue = shortBrief('MAINTAIN', 'clean the flue before winter', {
      one: 'a wood heater',
      wrong: 'smoke filled the lounge room',
      life: 'PRIVATE',
    })
    const seed = { ...SEED, offset }
    expect(questionsOf(bread, seed).join()).toContain('a shelter was closed when you got there')
    expect(questionsOf(flue, seed).join()).toMatch(
      /What did you do (?:next|about it)|What happened (?:after that|next)|How did you handle it/,
    )
  },
)

test('asks what the activity cost only if it has a price', () => {
  const facts: Partial<Brief> = {
    often: 'FEW_TIMES_A_YEAR',
    life: 'PRIVATE',
    wrong: 'they found out that the church was booked out',
    today: ['calls to the church'],
    cost: 'MONEY',
  }
  const hiring = shortBrief('FIND', 'hire a caterer', { one: 'a caterer', ...facts })
  expect(phrasingsOf(hiring).join()).toContain('cost you beyond what you’d planned')
  const lending = shortBrief('SHARE', 'lend chairs', { one: 'a chair', ...facts })
  expect(phrasingsOf(lending).join()).toContain('bothered you most')
  expect(phrasingsOf(lending).join()).not.toContain('cost you')
})

test.each<[Kind, string]>([
  ['SHARE', 'borrow a trailer'],
  ['TRACK', 'keep track of life jackets'],
])('asks how long the last time took, for the kind %s and people who %s', (kind, activity) => {
  const questions = phrasingsOf(shortBrief(kind, activity, { cost: 'TIME' }))
  expect(questions.join()).toMatch(/The last time you .*, how long did you spend on it\?/)
  expect(questions.join()).toMatch(/How long did you spend on it when you last /)
})

test.each(Object.keys(COST_CONTENT) as (keyof typeof COST_CONTENT)[])(
  'asks about the cost without assuming that anything went wrong: %s',
  (cost) => {
    const wrong = 'the mast snapped'
    const questions = questionsOf(shortBrief('CHECK', 'check the boats', { wrong, cost }))
    expect(questions.filter((text) => text.includes('mast'))).toHaveLength(1)
  },
)

test('keeps the name of a service that starts with “My”', () => {
  const brief = shortBrief('ACCESS', 'apply for respite care', {
    life: 'PRIVATE',
    today: ['My Aged Care', 'phone calls'],
  })
  expect(phrasingsOf(brief).join()).toContain('My Aged Care, phone calls or something else')
})

test('writes “the” before the other people, and doesn’t ask about them last in a section', () => {
  const brief = shortBrief('SUPPLY', 'order tractor tyres', { others: 'parts dealers' })
  const questions = phrasingsOf(brief)
  const at = questions.indexOf('What part did the parts dealers play, if any?')
  expect(questions[at + 1]).toMatch(/How did it (?:turn out|go in the end)\?/)
})

test('asks what people relied on, even if only one thing fits into the question', () => {
  const today = ['a phone call to the station', 'a box of their own knives and pans']
  const brief = shortBrief('COOK', 'cook for a shearing team', { today, cost: 'WORRY' })
  expect(phrasingsOf(brief)).toContain(
    'What did you rely on the last time: a phone call to the station or something else?',
  )
})

test.each<[string, string, boolean]>([
  ['keep track of wagons', 'PRIVATE', true],
  ['log new wagons', 'PRIVATE', false],
])('asks where people looked only if they look for something: %s', (activity, life, isAsked) => {
  const brief = shortBrief('TRACK', activity, { one: 'a wagon', life: life as Brief['life'] })
  expect(phrasingsOf(brief).includes('Where did you look first?')).toBe(isAsked)
})

test('says “your partner” to people who care for a partner, whatever the brief calls their role', () => {
  const who = 'people caring for a partner with dementia'
  const brief = shortBrief('CARE', 'look after a partner', { who, life: 'UNPAID' })
  expect(questionsOf(brief).join()).toContain('looking after your partner')
})

test('asks people who exercise about their last session, and not when an illness started', () => {
  const brief = shortBrief('HEALTH', 'do physio exercises', { life: 'PRIVATE' })
  expect(phrasingsOf(brief).join()).not.toMatch(/(?:When|How) did this start|Who did you tell/)
})
