import { expect, test } from 'vitest'
import { linesOf, SEED, shortBrief } from '#testing/short-drafts.ts'
import { writeScreener } from './compose.ts'

test('puts a comma between the activity and the time window', () => {
  const lines = linesOf(
    shortBrief('CHECK', 'inspect rooms before check-in', { one: 'a room', often: 'MOST_DAYS' }),
  )
  expect(lines).toContain('Inspected a room before check-in, in the last 7 days')
})

test('treats people without staff as self-employed, wherever they work', () => {
  const locums = shortBrief('PAID', 'claim petrol money', { size: ['SOLO'], who: 'locums' })
  expect(linesOf(locums)).toContain('Works for themselves, with no staff')
  const { questions } = writeScreener({
    ...{ brief: locums, seed: SEED, isUsable: true },
    ...{ drafted: [], characteristics: [] },
  }).content
  expect(questions.find(({ id }) => id === 'size')?.question).toContain('your own business')
})

test('writes negative statements in the third person', () => {
  const who = 'people who don’t drive'
  expect(linesOf(shortBrief('TRAVEL', 'catch the bus', { who, life: 'PRIVATE' }))).toContain(
    'Doesn’t drive',
  )
})
