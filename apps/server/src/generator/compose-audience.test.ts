import type { Brief } from '@wattle/contract/brief'
import { expect, test } from 'vitest'
import { linesOf, SEED, shortBrief } from '#testing/short-drafts.ts'
import { writeScreener } from './compose.ts'
import { composeAudience } from './compose-audience.ts'

test('puts the time window first if the activity ends with a preposition', () => {
  const lines = linesOf(
    shortBrief('CHECK', 'inspect rooms before check-in', { one: 'a room', often: 'MOST_DAYS' }),
  )
  expect(lines).toContain('In the last 4 weeks, inspected a room before check-in')
})

test('changes the researcher’s “you” to “they”, and moves the time to the start of the line', () => {
  const brief = shortBrief('TRACK', 'keep track of uniforms', {
    life: 'UNPAID',
    often: 'EVERY_WEEK',
    forms: { did: 'checked which uniforms you had' },
  })
  const lines = linesOf(brief)
  expect(lines).toContain('In the last 4 weeks, checked which uniforms they had')
  const { questions } = writeScreener({
    ...{ brief, seed: SEED, isUsable: true },
    drafted: composeAudience(brief).lines,
    characteristics: lines.map((line) => line.replace('last 4 weeks', 'last 3 months')),
  }).content
  const gate = questions.find(({ id }) => id === 'gate')
  expect(gate?.question).toContain('in the last 3 months')
  expect(gate?.options.map(({ text }) => text)).toContain('Checked which uniforms we had')
})

test('treats people without staff as self-employed, wherever they work', () => {
  const locums = shortBrief('PAID', 'claim petrol money', { size: ['SOLO'], who: 'locums' })
  expect(linesOf(locums)).toContain('Works for themselves, with no staff')
  const { questions } = writeScreener({
    ...{ brief: locums, seed: SEED, isUsable: true },
    ...{ drafted: [], characteristics: [] },
  }).content
  const size = questions.find(({ id }) => id === 'size')
  expect(size?.options.filter(({ mustMatch }) => mustMatch).map(({ text }) => text)).toEqual([
    'I work for myself, with no staff',
  ])
  expect(size?.options.map(({ text }) => text)).toContain('I’m employed by a business')
})

test('writes negative statements in the third person', () => {
  const who = 'people who don’t drive'
  expect(linesOf(shortBrief('TRAVEL', 'catch the bus', { who, life: 'PRIVATE' }))).toContain(
    'Doesn’t drive',
  )
})

test.each<[string, Partial<Brief>, string]>([
  ['the parts never came', {}, 'Had this happen in the last 12 months: the parts never came'],
  ['a part never came', {}, 'At least once in the last 12 months, a part never came'],
  ['a guest fell ill', { often: 'ONCE' }, 'In the last 2 years, a guest fell ill'],
])('writes a line about what went wrong: %s, %j', (wrong, fields, line) => {
  expect(linesOf(shortBrief('ARRANGE', 'arrange a party', { wrong, ...fields }))).toContain(line)
})

test.each<[string, string, Partial<Brief>, string]>([
  ['people on tank water', 'in the Adelaide Hills', {}, 'Is on tank water in the Adelaide Hills'],
  ['novice divers', 'in mining towns', {}, 'Is a novice diver in a mining town'],
  ['novice divers', 'along the Murray', {}, 'Is a novice diver along the Murray'],
  ['novice divers', 'at markets', {}, 'Is a novice diver'],
  ['people whose mother has died', 'in Geelong', {}, 'Has lost their mother'],
  ['farriers', 'in the Wimmera', { life: 'PAID' }, 'Works as a farrier in the Wimmera'],
  ['farriers', 'in the hills', { life: 'PAID' }, 'Works as a farrier in the hills'],
  ['farriers', 'in country towns', { life: 'PAID' }, 'Works as a farrier in a country town'],
])('says where people are: %s, %s', (who, place, fields, line) => {
  const brief = shortBrief('OTHER', 'order a load', { who, place, life: 'PRIVATE', ...fields })
  expect(linesOf(brief)[0]).toBe(line)
})

test('includes people who recently finished what the brief says they’re doing', () => {
  const who = 'adult children clearing a parent’s house'
  const brief = shortBrief('SHARE', 'decide who gets what', {
    ...{ who, life: 'PRIVATE', often: 'ONCE', sensitive: 'LOSS' },
  })
  expect(linesOf(brief)[0]).toMatch(/clearing a parent’s house, or was in the last three years$/)
})

test('uses a time window that doesn’t contradict the period in the brief', () => {
  const who = 'people whose parent has died in the last two years'
  const brief = shortBrief('OTHER', 'close an account', {
    ...{ who, life: 'PRIVATE', often: 'ONCE', sensitive: 'LOSS' },
  })
  expect(linesOf(brief).join()).toContain('Closed an account in the last year or two')
})
