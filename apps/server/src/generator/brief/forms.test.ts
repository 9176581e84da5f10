import { type Brief, emptyBrief } from '@wattle/contract/brief'
import { describe, expect, test } from 'vitest'
import { formsFrom } from './forms.ts'

const forms = (fields: Partial<Brief>) => formsFrom({ ...emptyBrief(), ...fields })

describe('forms of the activity', () => {
  test.each([
    ['send progress claims to builders', 'a progress claim', 'sent a progress claim to a builder'],
    [
      'write grant applications for the club',
      'a grant application',
      'wrote a grant application for the club',
    ],
    ['get washing machines repaired', 'a washing machine', 'got a washing machine repaired'],
    ['make trailers for their games', 'a trailer', 'made a trailer for one of your games'],
    ['choose a high school for their child', 'a high school', 'chose a high school for your child'],
    ['look for missing pallets', 'a missing pallet', 'looked for a missing pallet'],
    ['chase and match receipts', 'a receipt', 'chased and matched a receipt'],
    ['find someone to mind their horses', 'a horse minder', 'found someone to mind your horses'],
    ['sort oysters for the market', 'a tray of oysters', 'sorted oysters for the market'],
    ['look for missing pallets', 'missing pallets', 'looked for a missing pallet'],
    ['order fresh flowers', 'a flower', 'ordered a fresh flower'],
    ['bottle-feed flying foxes', 'a flying fox', 'bottle-fed a flying fox'],
    ['work out who stays when', 'a stay', 'worked out who stays when'],
    [
      'buy more of a fabric they’ve run out of',
      'a fabric order',
      'bought more of a fabric you’d run out of',
    ],
    ['give boarding dogs their medication', 'a boarding dog', 'gave a boarding dog the medication'],
    [
      'keep track of borrowed toys and their pieces',
      'a borrowed toy',
      'kept track of borrowed toys and the pieces',
    ],
    [
      'work out what triggers their migraines',
      'a migraine',
      'tried to work out what triggers your migraines',
    ],
    [
      'chase event companies for unpaid invoices',
      'an unpaid invoice',
      'chased an event company for an unpaid invoice',
    ],
    ['sell furniture they no longer need', 'a buyer', 'sold furniture you no longer needed'],
    ['claim back what they spend on stock', 'a claim', 'claimed back what you spent on stock'],
    [
      'cover shifts when someone calls in sick',
      'a sick call',
      'covered shifts when someone called in sick',
    ],
    ['keep blood sugar steady', 'a hypo', 'tried to keep blood sugar steady'],
    ['compare hair colour ranges', 'a hair colour range', 'compared hair colour ranges'],
    ['win back lapsed members', 'a lapsed member', 'won back a lapsed member'],
    ['rearrange matches that were rained out', 'a match', 'rearranged a match that was rained out'],
    ['call back customers who complain', 'a customer', 'called back a customer who complained'],
    [
      'remind teens to wear their retainers',
      'a reminder',
      'reminded a teen to wear their retainers',
    ],
    ['tell patients they have cancer', 'a diagnosis', 'told patients they had cancer'],
    ['find a tutor for their child', 'a tutor', 'found a tutor for your child'],
    ['close a dead person’s accounts', 'an account', 'closed a dead person’s account'],
    ['hand feed joeys', 'a joey', 'hand-fed a joey'],
    ['give patients injections', 'an injection', 'gave patients an injection'],
    ['give themselves injections', 'an injection', 'gave yourself an injection'],
    ['talk to clients about their debts', 'a debt', 'talked to clients about the debts'],
    ['return lost dogs to their owners', 'a dog', 'returned lost dogs to the owners'],
    [
      'teach toddlers to float on their backs',
      'a lesson',
      'taught a toddler to float on their backs',
    ],
    ['write their own vows', 'a vow', 'wrote your own vows'],
    ['fast during exams', 'an exam', 'fasted during an exam'],
    ['get mistaken for each other', 'a mix-up', 'got mistaken for each other'],
    ['tell their boss they’re pregnant', 'a talk', 'told your boss you were pregnant'],
    ['get clients to sign contracts', 'a contract', 'got a client to sign a contract'],
    ['move customers’ cars around the yard', 'a car', 'moved a customer’s car around the yard'],
    [
      'find a doctor who speaks their language',
      'a doctor',
      'found a doctor who speaks your language',
    ],
  ])('describes one occasion of the activity: %s', (activity, one, did) => {
    expect(forms({ kind: 'CHECK', do: activity, one }).did).toBe(did)
  })

  test('keeps a plural object such as “classes” after “plan”', () => {
    const { did } = forms({
      kind: 'PLAN',
      do: 'plan classes for the next term',
      one: 'a timetable',
    })
    expect(did).toBe('planned classes for the coming term')
  })

  test('cuts an answer to nine words, and ends it after the object', () => {
    const { iDid } = forms({
      do: 'pass on missed bin reports to the waste contractor',
      one: 'a missed bin report',
    })
    expect(iDid).toBe('passed on a missed bin report')
  })

  test.each([
    ['tutor', 'tutored', 'tutoring'],
    ['budget', 'budgeted', 'budgeting'],
    ['enrol', 'enrolled', 'enrolling'],
    ['program', 'programmed', 'programming'],
  ])('spells the forms of “%s” the Australian way', (verb, did, doing) => {
    expect(forms({ do: `${verb} one` })).toMatchObject({ did: `${did} one`, doing: `${doing} one` })
  })

  test('asks the researcher to check an unknown verb', () => {
    expect(forms({ do: 'zorble things' }).unsure.did).toBe(true)
  })

  test.each([
    ['LEARN', 'train new milkers', 'trained a new milker'],
    ['PLAN', 'plan training sessions', 'planned a training session'],
    ['TRAVEL', 'take patients to scans', 'took a patient to a scan'],
    ['TRAVEL', 'get to concerts', 'went to a concert'],
    ['MAKE', 'knit a jumper', 'knitted a jumper'],
  ] as const)(
    'describes one occasion of a plural activity of any kind: %s, %s',
    (kind, activity, did) => {
      expect(forms({ kind, do: activity })).toMatchObject({ did, unsure: { did: false } })
    },
  )

  test('asks the researcher to check an activity that’s still about several things', () => {
    expect(forms({ kind: 'ARRANGE', do: 'coordinate suppliers' }).unsure.did).toBe(true)
    expect(forms({ kind: 'SUPPLY', do: 'order vaccines' }).unsure.did).toBe(false)
  })

  test('says “tried to get” for people who may still be waiting', () => {
    const { did } = forms({ kind: 'ACCESS', do: 'get a childcare place', one: 'a childcare place' })
    expect(did).toBe('tried to get a childcare place')
  })

  test('puts the article before the object in “tried to attract a midweek guest”', () => {
    const { did } = forms({
      kind: 'SELL',
      do: 'attract midweek guests',
      one: 'a midweek guest',
    })
    expect(did).toBe('tried to attract a midweek guest')
  })

  test.each([
    ['inspect castles before each hire', 'a set-up check', 'inspected a castle before a hire'],
    ['make signs for closed tracks', 'a sign', 'made a sign for a closed track'],
    [
      'pay volunteers back for what they bought',
      'a claim',
      'paid volunteers back for what they bought',
    ],
    ['quote for celebration cakes', 'a cake order', 'quoted for a celebration cake'],
    ['work out how many flowers to buy', 'a stem count', 'worked out how many flowers to buy'],
    ['check castles before children get on', 'a check', 'checked a castle before children got on'],
    ['tell patients what it will cost', 'a quote', 'told a patient what it would cost'],
    [
      'fix broken washing machines',
      'a commercial washing machine',
      'fixed a broken washing machine',
    ],
    [
      'sell a car that still has finance owing',
      'a private buyer',
      'sold a car that still had finance owing',
    ],
  ])('turns the activity into one occasion: %s', (activity, one, did) => {
    expect(forms({ kind: 'CHECK', do: activity, one }).did).toBe(did)
  })

  test.each([
    ['send progress claims to builders', 'sending progress claims to builders'],
    ['look for a rental that allows dogs and has a yard', 'looking for a rental'],
    ['choose a high school for their child', 'choosing a high school for your child'],
    ['plan which shearers go to which shed', 'planning which shearers go to which shed'],
  ])('describes the activity in general: %s', (activity, about) => {
    expect(forms({ do: activity, one: 'a rental' }).about).toBe(about)
  })
})

describe('grammatical forms of the people in the brief', () => {
  test.each<[Partial<Brief>, string, string]>([
    [
      { who: 'electrical contractors', life: 'PAID' },
      'works as an electrical contractor',
      'I’m an electrical contractor',
    ],
    [
      { who: 'club secretaries', place: 'at small sports clubs', life: 'UNPAID' },
      'is a club secretary at a small sports club',
      'I’m a club secretary at a small sports club',
    ],
    [{ who: 'people who live alone', life: 'PRIVATE' }, 'lives alone', 'I live alone'],
    [
      { who: 'people whose husband has died', life: 'PRIVATE' },
      'has lost their husband',
      'I have lost my husband',
    ],
    [{ who: 'people without a ute', life: 'PRIVATE' }, 'has no ute', 'I have no ute'],
    [
      { who: 'families in Alice Springs', life: 'PRIVATE' },
      'is part of a family in Alice Springs',
      'I’m part of a family in Alice Springs',
    ],
    [
      { who: 'owners of backyard chickens', life: 'PRIVATE' },
      'owns backyard chickens',
      'I own backyard chickens',
    ],
    [
      { who: 'people who recently lost a job', life: 'PRIVATE' },
      'recently lost a job',
      'I recently lost a job',
    ],
    [
      { who: 'new home owners', life: 'PRIVATE' },
      'has bought their first home',
      'I have bought my first home',
    ],
    [{ who: 'new dog owners', life: 'PRIVATE' }, 'is a new dog owner', 'I’m a new dog owner'],
    [
      { who: 'tenants who recently moved', life: 'PRIVATE' },
      'is a tenant who recently moved',
      'I’m a tenant who recently moved',
    ],
    [
      { who: 'assistants to real estate agents', life: 'PAID' },
      'works as an assistant to a real estate agent',
      'I’m an assistant to a real estate agent',
    ],
    [
      { who: 'people who work in a bar and don’t have a car', life: 'PRIVATE' },
      'works in a bar and doesn’t have a car',
      'I work in a bar and don’t have a car',
    ],
    [
      { who: 'piano teachers who work from home', life: 'PAID' },
      'is a piano teacher and works from home',
      'I’m a piano teacher who works from home',
    ],
    [
      { who: 'people whose partner has Parkinson’s', life: 'PRIVATE' },
      'has a partner who has Parkinson’s',
      'My partner has Parkinson’s',
    ],
    [
      { who: 'caravan owners with no room at home', life: 'PRIVATE' },
      'owns a caravan and has no room at home',
      'I own a caravan and have no room at home',
    ],
    [
      { who: 'front office staff', place: 'at smash repair shops', life: 'PAID' },
      'works as front office staff at a smash repair shop',
      'I’m on the front office staff at a smash repair shop',
    ],
    [
      { who: 'people who are retired and own a caravan', life: 'PRIVATE' },
      'is retired and owns a caravan',
      'I’m retired and own a caravan',
    ],
    [
      { who: 'retired couples', life: 'PRIVATE' },
      'is part of a retired couple',
      'I’m part of a retired couple',
    ],
    [
      { who: 'owners of small landscaping businesses', life: 'PAID' },
      'owns a small landscaping business',
      'I own a small landscaping business',
    ],
    [
      { who: 'people with a piano at home', life: 'PRIVATE' },
      'has a piano at home',
      'I have a piano at home',
    ],
    [
      { who: 'people asked to speak at a wedding', life: 'PRIVATE' },
      'was asked to speak at a wedding',
      'I was asked to speak at a wedding',
    ],
    [
      { who: 'parents of learner drivers', life: 'PRIVATE' },
      'is a parent of a learner driver',
      'I’m a parent of a learner driver',
    ],
    [
      { who: 'shift workers who live alone', life: 'PRIVATE' },
      'is a shift worker who lives alone',
      'I’m a shift worker who lives alone',
    ],
    [{ who: 'parents of twins', life: 'PRIVATE' }, 'is a parent of twins', 'I’m a parent of twins'],
    [{ who: 'brides and grooms', life: 'PRIVATE' }, 'is a bride or groom', 'I’m a bride or groom'],
    [
      {
        who: 'renters without a garden',
        life: 'PRIVATE',
        forms: { imWho: 'I rent and have no garden' },
      },
      'rents and has no garden',
      'I rent and have no garden',
    ],
    [
      { who: 'refugees', life: 'PRIVATE', forms: { imWho: 'I came to Australia as a refugee' } },
      'came to Australia as a refugee',
      'I came to Australia as a refugee',
    ],
    [
      { who: 'people who live in caravan parks', life: 'PRIVATE' },
      'lives in a caravan park',
      'I live in a caravan park',
    ],
    [
      { who: 'people who live in Alice Springs', life: 'PRIVATE' },
      'lives in Alice Springs',
      'I live in Alice Springs',
    ],
    [
      { who: 'people over 70 who still drive', life: 'PRIVATE' },
      'is over 70 and still drives',
      'I’m over 70 and still drive',
    ],
    [
      { who: 'people who came to Australia as refugees', life: 'PRIVATE' },
      'came to Australia as a refugee',
      'I came to Australia as a refugee',
    ],
    [
      { who: 'owners of cats that hunt', life: 'PRIVATE' },
      'owns a cat that hunts',
      'I own a cat that hunts',
    ],
    [
      { who: 'grandchildren of migrants', life: 'PRIVATE' },
      'is a grandchild of a migrant',
      'I’m a grandchild of a migrant',
    ],
  ])('describes one person from the group: %o', (fields, isWho, imWho) => {
    expect(forms(fields)).toMatchObject({ isWho, imWho })
  })

  test('puts the researcher’s “I …” statement in the third person', () => {
    const { isWho } = forms({
      who: 'flat dwellers',
      forms: { imWho: 'I live in a flat and I like gardening' },
    })
    expect(isWho).toBe('lives in a flat and likes gardening')
  })

  test.each([
    ['uses a wheelchair and commutes in Melbourne', 'I use a wheelchair and commute in Melbourne'],
    ['is retired and travels by caravan', 'I’m retired and travel by caravan'],
    ['keeps cats and dogs', 'I keep cats and dogs'],
  ])('puts each verb of the researcher’s statement in the first person: %s', (isWho, imWho) => {
    expect(forms({ who: 'commuters', forms: { isWho } }).imWho).toBe(imWho)
  })

  test.each([
    ['office managers', 'in the Melbourne CBD', 'in the Melbourne CBD'],
    ['netball coaches', 'in western Sydney', 'in western Sydney'],
    ['shearers', 'in western Victoria', ''],
    ['mobile hairdressers', 'at nursing homes', 'at nursing homes'],
    ['mobile mechanics', 'in the Wimmera', ''],
    ['nurses', 'at nursing homes', 'at a nursing home'],
  ])('says where %s work: %s', (who, place, atPlace) => {
    expect(forms({ who, place, life: 'PAID' }).atPlace).toBe(atPlace)
  })

  test.each([
    ['couples marrying on a farm', 'parents', 'your parents'],
    ['babysitters', 'parents', 'the parents'],
    ['homeowners over seventy', 'grown-up children', 'your grown-up children'],
  ])('names family members of %s: %s', (who, others, named) => {
    expect(forms({ who, others, life: 'PRIVATE' }).others).toBe(named)
  })

  test('says whose baby was woken', () => {
    const woken = forms({ life: 'PRIVATE', wrong: 'they had the baby woken by drilling' })
    expect(woken).toMatchObject({
      wrong: 'your baby was woken by drilling',
      iWrong: 'My baby was woken by drilling',
    })
  })

  test('keeps a town out of the question about workplaces', () => {
    const { place, isWho } = forms({ who: 'pub owners', place: 'in country towns', life: 'PAID' })
    expect({ place, isWho }).toEqual({ place: '', isWho: 'owns a pub in a country town' })
  })

  test('derives nothing from a group as broad as “people”', () => {
    expect(forms({ who: 'people' })).toMatchObject({ whoOne: '', isWho: '', imWho: '' })
  })
})

describe('forms of what went wrong', () => {
  test.each([
    [
      'they missed a deadline by a day',
      'you missed a deadline by a day',
      'I missed a deadline by a day',
    ],
    [
      'they were still writing the night before',
      'you were still writing the night before',
      'I was still writing the night before',
    ],
    [
      'the school they wanted had no places left',
      'the school you wanted had no places left',
      'The school I wanted had no places left',
    ],
    [
      'a builder paid them weeks late',
      'a builder paid you weeks late',
      'A builder paid me weeks late',
    ],
    [
      'a customer changed their mind',
      'a customer changed their mind',
      'A customer changed their mind',
    ],
    [
      'a patient waited while they searched the wards',
      'a patient waited while you searched the wards',
      'A patient waited while I searched the wards',
    ],
    [
      'a customer never replied to their quote',
      'a customer never replied to your quote',
      'A customer never replied to my quote',
    ],
    [
      'a customer said they would pay later',
      'a customer said they would pay later',
      'A customer said they would pay later',
    ],
    [
      'an agent turned them down because of their dog',
      'an agent turned you down because of your dog',
      'An agent turned me down because of my dog',
    ],
    [
      'a witness changed their story',
      'a witness changed their story',
      'A witness changed their story',
    ],
    [
      'they cried too much to read them',
      'you cried too much to read them',
      'I cried too much to read them',
    ],
    [
      'they found out that nobody had told them',
      'you found out that nobody had told you',
      'I found out that nobody had told me',
    ],
    ['they both kept a couch', 'you both kept a couch', 'We both kept a couch'],
  ])('rewords what went wrong as a question and as an answer: %s', (wrong, you, i) => {
    const reworded = forms({ wrong })
    expect(reworded.wrong).toBe(you)
    expect(reworded.iWrong.toLowerCase()).toBe(i.toLowerCase())
  })

  test('asks the researcher to check “their” when it could refer to someone else', () => {
    expect(forms({ wrong: 'a customer changed their mind' }).unsure.wrong).toBe(true)
    expect(forms({ wrong: 'the bank froze their account' }).unsure.wrong).toBe(true)
    expect(forms({ wrong: 'they lost a customer' }).unsure.wrong).toBe(false)
    expect(forms({ wrong: 'their aunt slept through the call' }).unsure.wrong).toBe(false)
  })

  test('keeps “their” when it refers to a group that comes before it', () => {
    const { wrong, unsure } = forms({ wrong: 'half the class forgot their passwords' })
    expect(wrong).toBe('half the class forgot their passwords')
    expect(unsure.wrong).toBe(true)
  })

  test('keeps “the” before a plural: “the suppliers”', () => {
    expect(forms({ wrong: 'the suppliers mixed up an order' }).wrong).toBe(
      'the suppliers mixed up an order',
    )
  })
})

test('never overwrites what the researcher typed', () => {
  const typed = { did: 'lodged a claim', ones: 'claims', isWho: 'runs a small firm' }
  expect(forms({ who: 'firms', do: 'send a claim', one: 'a claim', forms: typed })).toMatchObject(
    typed,
  )
})

test('keeps capital letters in the names of tools', () => {
  expect(forms({ today: ['Xero', 'A spreadsheet'] }).today).toEqual(['Xero', 'a spreadsheet'])
})

test('updates related forms when the researcher rewords one', () => {
  const tracked = forms({
    do: 'keep track of power tools',
    one: 'a power tool',
    forms: { did: 'kept track of the crew’s power tools' },
  })
  expect(tracked).toMatchObject({
    do: 'keep track of the crew’s power tools',
    doing: 'keeping track of the crew’s power tools',
  })
  const keepers = forms({ who: 'owners of backyard hens', forms: { isWho: 'keeps backyard hens' } })
  expect(keepers.imWho).toBe('I keep backyard hens')
  expect(forms({ forms: { isWho: 'I rent a flat' } }).imWho).toBe('I rent a flat')
  expect(forms({ forms: { imWho: 'I’ve lost a parent' } })).toMatchObject({
    isWho: 'has lost a parent',
    imWho: 'I have lost a parent',
  })
})

test.each([
  ['treasurers of small apartment blocks', 'is the treasurer of a small apartment block', false],
  ['volunteer firefighters', 'is a volunteer firefighter', false],
  ['people with chronic migraine', 'has chronic migraine', false],
  ['people whose parent has dementia', 'has a parent who has dementia', true],
  ['retired couples', 'is part of a retired couple', true],
])(
  'describes one person, and asks the researcher to check awkward wording: %s',
  (who, isWho, isUnsure) => {
    expect(forms({ who, life: 'UNPAID' })).toMatchObject({ isWho, unsure: { isWho: isUnsure } })
  },
)

test.each([
  ['retired caravan owners', 'is a retired caravan owner'],
  ['family campers', 'is a family camper'],
  ['host families', 'is part of a host family'],
  ['engineers new to Australia', 'is an engineer new to Australia'],
])('finds the noun that names the people: %s', (who, isWho) => {
  expect(forms({ who, life: 'PRIVATE' }).isWho).toBe(isWho)
})

test('says “my cat” if the brief says “the cat”', () => {
  const { iDid } = forms({ do: 'find a neighbour to feed the cat', kind: 'FIND', life: 'PRIVATE' })
  expect(iDid).toBe('looked for a neighbour to feed my cat')
})

test('doesn’t add an article before the mass noun in “a load of water”', () => {
  expect(forms({ do: 'order a load of water', one: 'water' }).did).toBe('ordered a load of water')
})

test('reads “umpire” after “had to” as a verb', () => {
  const { iWrong } = forms({ wrong: 'they had to umpire the games themselves' })
  expect(iWrong).toBe('I had to umpire the games myself')
})
