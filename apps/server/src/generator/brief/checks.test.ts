import { type Brief, emptyBrief } from '@wattle/contract/brief'
import { expect, test } from 'vitest'
import { checksOf } from './checks.ts'

const check = (fields: Partial<Brief>, field: string) =>
  checksOf({ ...emptyBrief(), ...fields }).find((one) => one.field === field)

test('reads “engineers new to Australia” as a plural', () => {
  expect(check({ who: 'engineers new to Australia' }, 'who')).toBeUndefined()
})

test('accepts “parents of children”, because parents are adults', () => {
  expect(check({ who: 'parents of primary school children' }, 'who')).toBeUndefined()
})

test('doesn’t mistake a salon chair for a person', () => {
  expect(check({ kind: 'SHARE', one: 'a salon chair' }, 'one')).toBeUndefined()
})

test.each<[Partial<Brief>, string, string, string[]]>([
  [
    { who: 'everyone' },
    'who',
    'Who in particular? Five interviews go further with one narrow group.',
    [],
  ],
  [
    { who: 'dental clinics' },
    'who',
    'Which people at dental clinics?',
    ['dental clinic owners', 'dental clinic managers'],
  ],
  [{ who: 'tennis coach' }, 'who', 'Make it plural: tennis coaches', ['tennis coaches']],
  [
    { who: 'plumbers and electricians' },
    'who',
    'That’s more than one group. Which one first?',
    ['plumbers', 'electricians'],
  ],
  [
    { who: 'teenagers' },
    'who',
    'Our panel is 18 and over. Who looks after them?',
    ['parents of teenagers', 'teachers of teenagers'],
  ],
  [
    { wrong: 'the pads had expired' },
    'wrong',
    'Describe the moment they noticed: “they found out that the pads had expired”?',
    ['they found out that the pads had expired'],
  ],
  [
    { life: 'PAID', who: 'flower growers', do: 'sell flowers', industry: 'wholesaling flowers' },
    'industry',
    'This could describe the people above, so we won’t ask about it.',
    [],
  ],
  [
    { do: 'ordering cones' },
    'do',
    'Start with a verb, like “order” or “look for”.',
    ['order cones'],
  ],
  [
    { do: 'struggle to find a tutor' },
    'do',
    'Just the activity: “find a tutor”?',
    ['find a tutor'],
  ],
  [
    { do: 'find and pay cleaners' },
    'do',
    'That’s two activities. Which one first?',
    ['find cleaners', 'pay cleaners'],
  ],
  [
    { do: 'manage invoices' },
    'do',
    'What do they do with them? “Manage invoices” could be send, pay or chase.',
    [],
  ],
  [
    { do: 'keep the piano in tune' },
    'do',
    'What do they actually do? Name something they could have done last week.',
    [],
  ],
  [{ do: 'use an app to split bills' }, 'do', 'Say what happens today, without your product.', []],
  [
    { one: 'progress claims' },
    'one',
    'Name just one, with “a” or “an”: a progress claim',
    ['a progress claim'],
  ],
  [{ one: 'my exercise' }, 'one', 'Name just one, with “a” or “an”: an exercise', ['an exercise']],
  [
    { kind: 'ARRANGE', one: 'a nurse', who: 'ward nurses' },
    'one',
    'That’s a person. What gets arranged?',
    [],
  ],
  [
    { wrong: 'a builder pays late' },
    'wrong',
    'Use the past tense: “a builder paid late”?',
    ['a builder paid late'],
  ],
  [
    { wrong: 'hardly anyone turned up' },
    'wrong',
    'Turned up to what? Add it, so anyone can follow.',
    [],
  ],
  [
    { wrong: 'a builder doesn’t pay' },
    'wrong',
    'Use the past tense: “a builder didn’t pay”?',
    ['a builder didn’t pay'],
  ],
  [
    { wrong: 'customers leave' },
    'wrong',
    'Use the past tense: “customers left”?',
    ['customers left'],
  ],
  [
    { wrong: 'freight misses its truck' },
    'wrong',
    'Use the past tense: “freight missed its truck”?',
    ['freight missed its truck'],
  ],
  [
    { wrong: 'there is no good way to do this' },
    'wrong',
    'What actually happened? A missing product isn’t an event.',
    [],
  ],
  [
    { wrong: 'they waited for a very long time and then nobody came to help them' },
    'wrong',
    'Pick one thing and say it in ten words or fewer.',
    [],
  ],
  [
    { wrong: 'six stallholders pulled out' },
    'wrong',
    'Leave out the exact number, so other people can say yes too.',
    ['several stallholders pulled out'],
  ],
  [
    { wrong: 'a delivery came two weeks late' },
    'wrong',
    'Leave out the exact number, so other people can say yes too.',
    ['a delivery came several weeks late'],
  ],
  [
    { wrong: 'the fridge broke at 7 am' },
    'wrong',
    'Leave out the exact number, so other people can say yes too.',
    [],
  ],
  [
    { wrong: 'the till froze on Saturday' },
    'wrong',
    'Leave out the date, so other people can say yes too.',
    [],
  ],
  [
    { wrong: 'their aunt slept through the call' },
    'wrong',
    'Not everyone has the same family. Could “aunt” be “parent”, “partner” or “relative”?',
    [],
  ],
])('says how to improve %o', (fields, field, message, taps) => {
  const found = check(fields, field)
  expect(found?.message).toBe(message)
  expect(found?.taps.map(({ value }) => value)).toEqual(taps)
})

test.each([
  'there was no time to eat',
  'there were no places left',
  'the other parent was late',
  'the till froze on a busy Saturday',
  'the till froze all weekend',
  'the hospital said nobody had approved the booking',
])('accepts “%s” as what went wrong', (wrong) => {
  expect(check({ wrong }, 'wrong')).toBeUndefined()
})

test('suggests nothing for a brief without faults', () => {
  const brief: Partial<Brief> = {
    who: 'electrical contractors',
    do: 'send progress claims to builders',
    kind: 'PAID',
    one: 'a progress claim',
    wrong: 'a builder paid weeks late',
  }
  expect(checksOf({ ...emptyBrief(), ...brief })).toEqual([])
})

test('suggests the likeliest kinds of activity when a verb fits several', () => {
  const taps = check({ do: 'collect things from the depot' }, 'kind')?.taps.map(
    ({ value }) => value,
  )
  expect(taps).toEqual(expect.arrayContaining(['PAID', 'SHARE']))
})

test('suggests a kind of activity that suits the verb when the researcher picked the opposite kind', () => {
  const found = check({ do: 'rent their kitchen out', kind: 'FIND' }, 'kind')
  expect(found?.message).toBe('This doesn’t suit “rent their kitchen out”. What about this one?')
  expect(found?.taps.map(({ value }) => value)).toEqual(['SHARE'])
  expect(check({ do: 'rent a kitchen', kind: 'FIND' }, 'kind')).toBeUndefined()
})

test.each([
  ['the council lost their barking diary', undefined],
  ['they lost their mother', 'LOSS'],
])('tells a lost thing from a lost person: %s', (wrong, type) => {
  expect(check({ wrong, life: 'PRIVATE' }, 'sensitive')?.taps[0]?.value).toBe(type)
})

test.each(['compare and choose a phone plan', 'find and book a venue', 'acquit a grant'])(
  'accepts “%s” as one activity',
  (activity) => {
    expect(check({ do: activity }, 'do')).toBeUndefined()
  },
)

test.each([
  ['owners of diabetic cats', 'give a cat insulin', undefined],
  ['dog owners', 'look after a dog with chronic pain', undefined],
  ['people who foster greyhounds', 'find a home', undefined],
  ['people who foster children', 'find a dog', 'CHILDREN'],
  ['people with diabetes', 'walk a dog', 'HEALTH'],
  ['disabled dog owners', 'walk a dog', 'HEALTH'],
])('tells an ill animal from an ill person: %s, %s', (who, activity, type) => {
  const found = check({ who, do: activity, life: 'PRIVATE' }, 'sensitive')
  expect(found?.taps[0]?.value).toBe(type)
})

test('doesn’t mistake what people buy for their own trade', () => {
  const shop = { who: 'owners of aquarium shops', do: 'order live fish', life: 'PAID' } as const
  expect(check({ ...shop, industry: 'fish wholesaling' }, 'industry')).toBeUndefined()
  expect(check({ ...shop, industry: 'aquarium software' }, 'industry')).toBeUndefined()
  expect(check({ ...shop, industry: 'selling shop furniture' }, 'industry')).toBeUndefined()
})

test('asks about a sensitive word, and lists “It isn’t sensitive” first if the activity is paid work', () => {
  const at = (life: Brief['life']) =>
    check({ who: 'nurses', do: 'record a cancer diagnosis', life }, 'sensitive')?.taps[0]?.value
  expect(at('PRIVATE')).toBe('HEALTH')
  expect(at('PAID')).toBe('NO')
})

test('always treats people’s own health as sensitive', () => {
  const taps = check({ do: 'manage migraines', kind: 'HEALTH', sensitive: null }, 'sensitive')?.taps
  expect(taps?.map(({ value }) => value)).toEqual(['HEALTH'])
})

test('says on the card that people’s own health stays sensitive', () => {
  const found = check({ do: 'stretch', kind: 'HEALTH', sensitive: 'NO' }, 'sensitive')
  expect(found?.message).toContain('We always treat people’s own health as sensitive')
})

test('warns about secretly watching people', () => {
  const found = check({ do: 'secretly follow a partner' }, 'sensitive')
  expect(found?.message).toContain('without their knowledge')
})
