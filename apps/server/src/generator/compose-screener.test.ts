import { type Brief, KINDS, type Kind, LIVES, type Life } from '@wattle/contract/brief'
import { describe, expect, test } from 'vitest'
import { linesOf, SEED, shortBrief } from '#testing/short-drafts.ts'
import { capitalised } from './brief/english.ts'
import { writeScreener } from './compose.ts'
import { DECOYS } from './content/decoys.ts'
import { LIVES_ELSEWHERE, OTHER_ORIGINS } from './content/elsewhere.ts'
import { STATEMENTS_LIKE } from './content/sensitive.ts'
import { SETTINGS } from './content/settings.ts'
import { faultOf } from './gates.ts'

const asked = (id: string, brief: Brief, researchId = SEED.researchId) =>
  writeScreener({
    brief,
    seed: { ...SEED, researchId },
    isUsable: true,
    drafted: [],
    characteristics: [],
  }).content.questions.find((question) => question.id === id)
const answersTo = (...args: Parameters<typeof asked>) =>
  asked(...args)?.options.map(({ text }) => text) ?? []

const privately = (kind: Kind, activity: string, fields: Partial<Brief>) =>
  shortBrief(kind, activity, { life: 'PRIVATE', ...fields })
const PROJECTS = [1, 2, 3, 4, 5, 6]

describe('distractors in a screener', () => {
  const shopOwners = shortBrief('SUPPLY', 'order flour', { who: 'bakery owners' })

  test.each(Object.keys(DECOYS).filter((field) => DECOYS[field as keyof typeof DECOYS].businesses))(
    'never puts a place before the word “owner” in a distractor: %s',
    (field) => {
      const brief = { ...shopOwners, field: field as Brief['field'] }
      const roles = PROJECTS.flatMap((researchId) => answersTo('role', brief, researchId))
      expect(roles).toContain('Bakery owner')
      expect(roles.filter((role) => / (?:by|in|on|with) .* owner$/.test(role))).toEqual([])
    },
  )

  test('offers owners in other places as distractors when we want owners in country towns', () => {
    const brief = { ...shopOwners, who: 'bakery owners in country towns', field: 'HOSPITALITY' }
    const roles = PROJECTS.flatMap((researchId) => answersTo('role', brief as Brief, researchId))
    expect(roles.join()).toMatch(/ owner (?:in an outer suburb|in a beach town)/)
    expect(roles.filter((role) => / by .* owner| owner by /.test(role))).toEqual([])
  })

  test.each([
    ['people with a fireplace', 'HOME', /heater|stove/],
    ['people with a puppy', 'PETS', /dog|greyhound/],
    ['people with a motorhome', 'TRAVEL', /caravan/],
  ] as const)(
    'never offers a synonym of the people we want as a distractor: %s',
    (who, field, same) => {
      const brief = privately('MAINTAIN', 'book a service', { who, field })
      const roles = PROJECTS.flatMap((researchId) => answersTo('role', brief, researchId))
      expect(roles.length).toBeGreaterThan(0)
      expect(roles.filter((role) => same.test(role))).toEqual([])
    },
  )

  test.each(['cafe owners in Ballarat', 'owners of cafes in Ballarat', 'waiters in Ballarat'])(
    'offers people in other towns as distractors when we want %s',
    (who) => {
      const brief = shortBrief('FIND', 'look for a dishwasher', { who, field: 'HOSPITALITY' })
      expect(answersTo('role', brief).filter((role) => / in [A-Z]/.test(role))).toHaveLength(5)
    },
  )

  test('names other towns when the brief names a town', () => {
    const brief = privately('TRAVEL', 'drive to Adelaide for the holidays', {
      who: 'families in Alice Springs',
    })
    const [role, gate] = [answersTo('role', brief), answersTo('gate', brief)]
    expect(role.filter((text) => LIVES_ELSEWHERE.some(({ who }) => who === text))).toHaveLength(4)
    expect(gate.filter((text) => / (?:in|to) [A-Z]/.test(text))).toHaveLength(5)
  })

  test.each([
    ['people who live in beach towns', 'NO', /^I live /],
    [
      'apprentices without a licence',
      'NO',
      /^I’m an? (?:chef|courier|flight|kitchen|security|teacher)/,
    ],
    [
      'nurses on rotating shifts',
      'HEALTH',
      /^I’m an? (?:chef|courier|flight|kitchen|security|teacher)/,
    ],
    ['commuters in Melbourne who use a wheelchair', 'NO', /^I(?:’m| use| have) /],
    ['people who have owned a retired working dog', 'NO', /^I have owned /],
    ['widows', 'LOSS', /^I’m (?:an?|the) (?!griev)/],
  ] as const)('hides %s among people of the same kind', (who, sensitive, alike) => {
    const brief = privately('OTHER', 'plan a weekend', { who, sensitive })
    const others =
      asked('role', brief)?.options.filter(
        ({ mustMatch, text }) => !mustMatch && !/^(?:None|I’d rather)/.test(text),
      ) ?? []
    expect(others.length).toBeGreaterThan(2)
    expect(others.filter(({ text }) => !alike.test(text))).toEqual([])
  })

  test.each([
    ['independent café owners', '', /^Independent .* owner\b/],
    ['office managers', 'in the Melbourne CBD', / in the \w+ CBD$/],
    ['Pilates studio owners', 'in inner Brisbane', / owner in inner \w+$/],
  ])('asks %s about their role, and words the distractors like theirs', (who, place, alike) => {
    const brief = shortBrief('SUPPLY', 'order milk', { who, place, life: 'PAID', field: 'OFFICES' })
    const roles = answersTo('role', brief).filter((text) => text !== 'None of these')
    expect(roles).toHaveLength(5)
    expect(roles.filter((role) => !alike.test(role))).toEqual([])
  })

  test('asks about former roles if people hand over the role', () => {
    const brief = shortBrief('PASS_ON', 'hand over the books to the next treasurer', {
      who: 'student club treasurers',
      life: 'UNPAID',
    })
    expect(asked('role', brief)?.question).toContain('in the last year or two')
    expect(linesOf(brief)[0]).toContain('or was in the last year or two')
  })

  test.each([
    ['owners of swim schools', 'BEAUTY', /salon|nail|spa|barber|tattoo/],
    ['owners of nail bars', 'BEAUTY', /gym|tennis|swim|yoga/],
    ['IT support officers', 'SCHOOLS', /teacher|tutor|educator/i],
    ['self-employed jewellers', 'MANUFACTURING', /^(?!Self-employed |None of these)/],
    ['freelance illustrators', 'CREATIVE', /locksmith|groomer|tuner|cleaner|nurse/],
    ['freelance nurses', 'HEALTH_CARE', /therapist|physio|pharmacist|receptionist/],
  ] as const)(
    'offers distractors only from the same kind of work when we want %s',
    (who, field, stranger) => {
      const brief = shortBrief('CHOOSE', 'choose an insurer', { who, field })
      const roles = PROJECTS.flatMap((researchId) => answersTo('role', brief, researchId))
      expect(roles.length).toBeGreaterThan(0)
      expect(roles.filter((role) => stranger.test(role))).toEqual([])
    },
  )

  test('calls everyone a volunteer when we want volunteer coaches', () => {
    const brief = shortBrief('LEARN', 'run training sessions', {
      who: 'volunteer netball coaches',
      field: 'HOBBIES',
      life: 'UNPAID',
    })
    expect(answersTo('role', brief).filter((role) => /^Volunteer /.test(role))).toHaveLength(5)
  })

  test('offers people without a car no distractor that needs a car', () => {
    const brief = privately('TRAVEL', 'take their children to swimming lessons', {
      who: 'parents without a car',
      field: 'TRAVEL',
      wrong: 'the bus didn’t come',
    })
    const answers = PROJECTS.flatMap((researchId) =>
      ['gate', 'problem'].flatMap((id) => answersTo(id, brief, researchId)),
    )
    expect(answers).toContain('The bus didn’t come')
    expect(answers.filter((text) => /\b(?:car|drove|hired a van|park|toll)\b/i.test(text))).toEqual(
      [],
    )
  })

  test.each([
    ['HEALTH', 'My mother has dementia'],
    ['MONEY', 'I’m a casual worker who has been underpaid'],
    ['VIOLENCE', 'I’m a woman who has left a violent partner'],
    ['MIGRATION', 'I’m a nurse with an overseas degree'],
  ] as const)(
    'begins distractors with the same word as a sensitive statement: %s, %s',
    (sensitive, imWho) => {
      const brief = privately('ACCESS', 'apply for help', {
        who: 'them',
        sensitive,
        forms: { imWho },
      })
      const [opening = ''] = imWho.split(' ')
      expect(answersTo('role', brief).filter((text) => text.startsWith(opening))).toHaveLength(5)
    },
  )

  test('begins distractors with “I have” when the statement is about the past', () => {
    const brief = privately('SHARE', 'move furniture', {
      who: 'people who have moved interstate',
      field: 'HOME',
      forms: { imWho: 'I’ve moved interstate' },
    })
    expect(answersTo('role', brief).filter((text) => text.startsWith('I have '))).toHaveLength(5)
  })

  test('offers other deaths as distractors when the brief is about a death', () => {
    const brief = privately('CHOOSE', 'choose a headstone', {
      who: 'people whose father has died',
      sensitive: 'LOSS',
      forms: { imWho: 'My father has died' },
    })
    expect(answersTo('role', brief).filter((text) => / died$/.test(text))).toHaveLength(5)
  })
})

describe('distractors in a list of activities', () => {
  const decoys = [...Object.values(DECOYS), ...Object.values(SETTINGS).flat()].flatMap(
    ({ roles = [], businesses = [] }) => [...roles, ...businesses],
  )
  const sensitive = STATEMENTS_LIKE.flatMap(({ roles }) => roles)

  test('gives each distractor at least three activities', () => {
    const all = [...decoys, ...sensitive, ...LIVES_ELSEWHERE]
    const tooFew = all.filter(({ did }) => new Set(did).size < 3).map(({ who }) => who)
    expect(all.length).toBeGreaterThan(100)
    expect(tooFew).toEqual([])
  })

  test('uses only distractor texts that pass a draft’s checks', () => {
    const texts = [...decoys, ...sensitive, ...LIVES_ELSEWHERE].flatMap(
      ({ who, did, wrong = [] }) => [capitalised(who), ...did, ...wrong],
    )
    expect(texts.filter((text) => faultOf(text, 'answer'))).toEqual([])
  })

  test.each([
    ['owners of fish and chip shops', 'order fresh fish', 'PAID', 'HOSPITALITY', 'NO'],
    ['geography teachers', 'arrange an excursion', 'PAID', 'SCHOOLS', 'NO'],
    ['toy library volunteers', 'lend out toys', 'UNPAID', 'CLUBS', 'NO'],
    ['overnight hikers', 'cook dinner on the trail', 'PRIVATE', 'FOOD', 'NO'],
    ['people with diabetes', 'treat a low at night', 'PRIVATE', 'WELLBEING', 'HEALTH'],
    ['people behind on rent', 'ask for a payment plan', 'PRIVATE', 'MONEY', 'MONEY'],
    ['people on a bridging visa', 'apply for a visa', 'PRIVATE', null, 'MIGRATION'],
  ] as const)(
    'lists one activity for each distractor when the brief is about %s',
    (who, activity, life, field, type) => {
      const brief = shortBrief('OTHER', activity, { who, life, field, sensitive: type })
      const activities = answersTo('gate', brief)
      const people = asked('role', brief)?.options.flatMap(({ text, mustMatch }) =>
        mustMatch || /^(?:None of these|I’d rather not say)$/.test(text) ? [] : [text],
      )
      expect(people).toHaveLength(4)
      for (const person of people ?? []) {
        const found = [...decoys, ...sensitive].filter(
          ({ who }) => person === who || /^Owner of an? (.+)/.exec(person)?.[1] === who,
        )
        const theirs = found.flatMap(({ did }) => did)
        expect(activities.filter((text) => theirs.includes(text))).toHaveLength(1)
      }
    },
  )

  test('lists people of other origins if the brief names one', () => {
    const brief = shortBrief('COOK', 'pack iftar to eat at work', {
      who: 'Muslim shift workers',
      life: 'PRIVATE',
    })
    for (const researchId of PROJECTS) {
      const people = answersTo('role', brief, researchId)
      const origins = OTHER_ORIGINS.filter(({ who }) => people.includes(who))
      expect(people).toContain('I’m a Muslim shift worker')
      expect(origins).toHaveLength(4)
    }
  })

  test('lists other people’s problems only if the listed people have too few', () => {
    const brief = shortBrief('SUPPLY', 'order flour', {
      who: 'bakery owners',
      field: 'SHOPS',
      wrong: 'half the bags arrived torn',
    })
    const shops = DECOYS.SHOPS.businesses ?? []
    for (const researchId of PROJECTS) {
      const roles = answersTo('role', brief, researchId)
      const strangers = shops.filter(({ who }) => !roles.includes(`${who} owner`))
      const problems = answersTo('problem', brief, researchId)
      expect(problems.length).toBeGreaterThan(4)
      expect(strangers.filter(({ wrong = [] }) => problems.includes(wrong[1] ?? ''))).toEqual([])
    }
  })

  test.each([
    ['order a pallet of flour', 'above'],
    ['chase late payments', 'below'],
  ] as const)('offers activities about as many things as the wanted one: %s', (activity, side) => {
    const brief = shortBrief('SUPPLY', activity, { who: 'bakery owners', field: 'HOSPITALITY' })
    const others = PROJECTS.flatMap((researchId) =>
      answersTo('gate', brief, researchId).slice(0, -1),
    )
    const share = others.filter((text) => / an? /.test(text)).length / others.length
    if (side === 'above') expect(share).toBeGreaterThan(0.6)
    else expect(share).toBeLessThan(0.4)
  })

  test('uses “Tried to” or “had it done” in distractors if the matching answer uses it', () => {
    const choose = shortBrief('FIND', 'find a chef', { forms: { did: 'tried to find a chef' } })
    const repair = shortBrief('MAINTAIN', 'repair a pump', { field: 'FARMING', buyer: 'DECIDES' })
    for (const brief of [choose, repair]) {
      const shape = /^Tried to |, or had it done$/
      const answers = answersTo('gate', brief)
      expect(answers.filter((text) => shape.test(text)).length).toBeGreaterThan(1)
    }
  })
})

describe('screener wording', () => {
  test('offers “I have no …” when the brief wants people without something', () => {
    const brief = privately('SHARE', 'borrow a ute', { who: 'people without a ute', one: 'a ute' })
    expect(answersTo('role', brief)).toContain('I have no ute')
  })

  test('lets people who hire a removalist qualify', () => {
    const brief = privately('SHARE', 'move their furniture to the new house', {
      who: 'people who have moved interstate',
      one: 'a truckload of furniture',
      often: 'EVERY_FEW_YEARS',
    })
    expect(asked('own', brief)).toBeUndefined()
    expect(answersTo('gate', brief)).toContain('Moved my furniture to a new house')
  })

  test.each<[Kind, string]>([
    ['FIND', 'look for a band'],
    ['CHOOSE', 'choose running shoes'],
    ['MAINTAIN', 'repair rust on cars'],
    ['SHARE', 'lend power tools to neighbours'],
    ['RECORD', 'report potholes'],
  ])(
    'asks about people’s part in an activity at work, but not at home: %s, %s',
    (kind, activity) => {
      expect(asked('own', privately(kind, activity, {}))).toBeUndefined()
      expect(asked('own', shortBrief(kind, activity))?.question).toMatch(/^What is your part in /)
    },
  )

  test.each<[Kind, string]>([
    ['MAINTAIN', 'repair rust on their car'],
    ['ACCESS', 'get their hours signed off'],
    ['ACCESS', 'get a grant'],
    ['OTHER', 'get out of work for a call-out'],
  ])(
    'doesn’t ask about people’s part in something that nobody can do for them: %s, %s',
    (kind, activity) => {
      expect(asked('own', shortBrief(kind, activity))).toBeUndefined()
    },
  )

  test.each([
    ['parents who camp at the beach', 'cook dinner at the campsite', 'Cooked dinner at a campsite'],
    ['people next to a barking dog', 'complain about the barking', 'Complained about barking'],
    ['pool owners', 'test the pool water', 'Tested the pool water'],
    ['commuters', 'take the train to work', 'Took the train to work'],
  ])(
    'uses “a” for something that the gate question mentions for the first time: %s, %s',
    (who, activity, answer) => {
      expect(answersTo('gate', privately('OTHER', activity, { who }))).toContain(answer)
    },
  )

  test.each([
    ['make custom saddles', 'a custom saddle', 'the saddle pinched', 'A saddle pinched'],
    ['get paid by their boss', 'a payslip', 'the boss left early', 'My boss left early'],
    ['book a hall', 'a hall booking', 'the hall was locked', 'A hall was locked'],
    ['feed their own starter', 'a starter', 'the starter went off', 'My starter went off'],
    ['test the pool water', 'a water test', 'the pump broke down', 'The pump broke down'],
  ])(
    'chooses an article or a possessive for what went wrong: %s',
    (activity, one, wrong, answer) => {
      expect(answersTo('problem', shortBrief('MAKE', activity, { one, wrong }))).toContain(answer)
    },
  )

  test('offers “I’d rather not say” when the brief names a religion', () => {
    const parents = privately('PLAN', 'plan a party at home', { who: 'Hindu parents' })
    expect(answersTo('role', parents).at(-1)).toBe('I’d rather not say')
    expect(answersTo('gate', parents)).not.toContain('I’d rather not say')
  })

  test('offers “or had it done” only to people who decide about repairs', () => {
    const repair = (buyer: Brief['buyer']) =>
      answersTo('gate', shortBrief('MAINTAIN', 'repair turbines', { buyer }))
    expect(repair('DECIDES').join()).toContain('or had it done')
    expect(repair('OTHERS').join()).not.toContain('or had it done')
  })

  test.each([
    ['self-employed saddlers', 'saddle making', undefined],
    ['legal secretaries', 'legal software', 'Making or selling legal software'],
    ['lab managers', 'calibrating lab equipment', 'Calibrating lab equipment'],
    ['train drivers', 'rail safety', 'Working for a rail safety company'],
    ['self-employed arborists', 'local government', 'Local government'],
  ])('doesn’t rule anyone out for working in their own trade: %s, %s', (who, industry, answer) => {
    const answers = answersTo('conflict', shortBrief('SUPPLY', 'order timber', { who, industry }))
    expect(answers).toHaveLength(answer ? 5 : 4)
    if (answer) expect(answers).toContain(answer)
  })

  test('doesn’t rule out designers for running user tests, and only asks about research once', () => {
    const brief = shortBrief('FIND', 'find people for user tests', {
      who: 'product designers',
      industry: 'market research',
    })
    const research = answersTo('conflict', brief).filter((text) => /research/i.test(text))
    expect(research).toEqual(['Working for a market research company'])
  })

  test('doesn’t rule out an illustrator for working with publishers', () => {
    const brief = shortBrief('SELL', 'win book cover commissions', {
      who: 'freelance illustrators',
      others: 'the publisher',
      industry: 'publishing',
    })
    expect(answersTo('conflict', brief)).toContain('Working for a publishing company')
  })

  test('asks school staff to count the people at their workplace', () => {
    const brief = shortBrief('MAINTAIN', 'repair laptops', {
      field: 'SCHOOLS',
      size: ['UP_TO_199'],
    })
    expect(asked('size', brief)?.question).toContain('your workplace')
  })

  test('keeps the source of a referral in an answer with “Tried to”', () => {
    const brief = shortBrief('SELL', 'win referrals from real estate agents', { one: 'a referral' })
    expect(answersTo('gate', brief)).toContain('Tried to win a referral from a real estate agent')
  })

  test.each(['people whose mother has died', 'people who have lost their mother', 'widows'])(
    'asks %s what they did between 3 months and 3 years ago, instead of when they did it',
    (who) => {
      const brief = privately('MAKE', 'write a eulogy', {
        who,
        one: 'a eulogy',
        often: 'ONCE',
        sensitive: 'LOSS',
      })
      expect(asked('when', brief)).toBeUndefined()
      expect(asked('gate', brief)?.question).toContain('between 3 months and 3 years ago')
      expect(answersTo('gate', brief)).toContain('Wrote a eulogy')
    },
  )

  test.each([
    ['sound engineers', 'booking live music', 'Booking live music'],
    ['farmers who export', 'flower wholesaling', 'Working for a flower wholesaling company'],
    ['people learning English', 'language schools', 'Working for a language school'],
    ['people on their Ls', 'driving schools', 'Working for a driving school'],
    ['people who arrange a wake', 'funerals', 'Organising funerals'],
  ])('says what people in a related industry do: %s, %s', (who, industry, answer) => {
    const brief = shortBrief('SUPPLY', 'order timber', { who, industry })
    expect(answersTo('conflict', brief)).toContain(answer)
  })
})

describe.each(Object.keys(KINDS) as Kind[])('for the kind %s', (kind) => {
  test.each(Object.keys(LIVES) as Life[])('asks when people last did the activity: %s', (life) => {
    const brief = shortBrief(kind, 'chase unpaid levies', { life, one: 'an unpaid levy' })
    expect(linesOf(brief).join()).toMatch(/in the last/i)
    expect(asked('gate', brief) ?? asked('when', brief)).toBeDefined()
  })
})

test('offers no distractor about driving, riding or walking when the brief is about a disability', () => {
  const who = 'wheelchair users'
  const brief = privately('TRAVEL', 'get to concerts', { who, field: 'TRAVEL', sensitive: 'NO' })
  const answers = PROJECTS.flatMap((researchId) =>
    ['role', 'gate', 'problem'].flatMap((id) => answersTo(id, brief, researchId)),
  )
  expect(answers).toContain('I’m a wheelchair user')
  expect(answers.filter((text) => /\b(?:bike|cyclist|drove|ran|walk|park)\b/i.test(text))).toEqual(
    [],
  )
})

test('accepts people who were asked for their view if the study wants people who help decide', () => {
  const deciding = (buyer: Brief['buyer']) =>
    asked('buyer', shortBrief('SUPPLY', 'order flour', { buyer }))?.options.flatMap(
      ({ text, mustMatch }) => (mustMatch ? [text] : []),
    )
  expect(deciding('DECIDES')).not.toContain('I was asked for my view')
  expect(deciding('HELPS')).toContain('I was asked for my view')
})

test('doesn’t rule out pharmacists, who supply medicines themselves', () => {
  const fields = { who: 'community pharmacists', field: 'HEALTH_CARE' } as const
  const brief = shortBrief('PASS_ON', 'tell aged care homes about dose changes', fields)
  expect(answersTo('conflict', brief).join()).not.toMatch(/medicine/i)
})

test('leaves the region out of a role, because no other role in the list has one', () => {
  const brief = shortBrief('SUPPLY', 'order a drill', { who: 'farriers', place: 'in the Wimmera' })
  expect(answersTo('role', brief)).toContain('Farrier')
})

test('only lists problems of the people in the role question', () => {
  const brief = shortBrief('SUPPLY', 'order pipette tips and gloves', {
    ...{ who: 'university lab managers', field: 'SCIENCE' },
    wrong: 'they ordered the wrong size of glove',
  })
  for (const researchId of PROJECTS) {
    const roles = answersTo('role', brief, researchId)
    const listed = DECOYS.SCIENCE.roles.filter(({ who }) => roles.includes(who))
    const theirs = listed.flatMap(({ wrong = [] }) => wrong)
    const problems = answersTo('problem', brief, researchId).slice(0, -1)
    const others = problems.filter((text) => text !== 'I ordered the wrong size of glove')
    expect(others.length).toBeGreaterThan(2)
    expect(theirs).toEqual(expect.arrayContaining(others))
  }
})

test('asks about people’s role instead of their part if the activity is about a part', () => {
  const brief = shortBrief('SUPPLY', 'order a part for a tractor', { one: 'a part' })
  expect(asked('own', brief)?.question).toBe('What is your role in ordering a part for a tractor?')
})

test('doesn’t name the sensitive subject to people who deal with it at work', () => {
  const who = 'family violence caseworkers'
  const brief = shortBrief('PLAN', 'plan safe moves', { who, sensitive: 'VIOLENCE' })
  expect(asked('consent', brief)?.question).toContain('difficult situations at work')
  expect(answersTo('role', brief)).not.toContain('Piano teacher')
})

test.each([
  ['LOSS', 'I lost a parent in the last two years', /^I lost .* in the last /],
  ['LOSS', 'I’m an adult son or daughter clearing a parent’s house', /^I’m an? .* \w+ing /],
  ['HEALTH', 'I’m a recreational runner over sixty', /^I’m an? .* over /],
] as const)('gives every statement the same shape: %s, %s', (sensitive, imWho, shape) => {
  const brief = privately('HEALTH', 'fill in a form', {
    ...{ who: 'them', often: 'ONCE', sensitive, forms: { imWho } },
    kind: sensitive === 'HEALTH' ? 'HEALTH' : 'OTHER',
  })
  expect(answersTo('role', brief).filter((text) => shape.test(text))).toHaveLength(5)
})
