import { expect, test } from 'vitest'
import { article, plural } from '../language/inflect.ts'
import { read } from '../read/brief.ts'
import { readingOf } from './reading.ts'

test.each([
  ['Parents who coach an under-12 soccer team', 'parents who coach a soccer team'],
  ['Dads who run a u12 indoor cricket team', 'dads who run an indoor cricket team'],
  ['Nurses who book an MRI', 'nurses who book an MRI'],
  ['Landlords who manage a one-bedroom flat', 'landlords who manage a one-bedroom flat'],
])('%s: whatever is left out, the article fits what follows', (idea, reading) => {
  expect(readingOf(read(idea))).toBe(reading)
})

test('what somebody tells of themselves is told of many', () => {
  const idea = 'I run a bakery and every morning I throw out half of my sourdough.'
  expect(readingOf(read(idea))).toBe('bakers who throw out their sourdough')
})

test('of two tasks that are told the one that is not asked about is named', () => {
  const idea = 'Helping families of prisoners book visits and send money'
  expect(readingOf(read(idea))).toBe(
    'relatives of prisoners who book visits (sending money is left out)',
  )
})

test.each([
  ['Small gyms lose members in the first three months', 'gym owners who lose members'],
  [
    'Plumbers lose jobs because quotes go out days late',
    'plumbers who deal with quotes and lose jobs',
  ],
])('%s: what is lost is said', (idea, reading) => {
  expect(readingOf(read(idea))).toBe(reading)
})

test('water that is refilled is no second task', () => {
  const idea = 'Music festivals struggle to keep toilets clean and water refilled'
  expect(readingOf(read(idea))).not.toContain('left out')
})

test.each([
  [
    'Bus drivers at council depots swap shifts by WhatsApp',
    'bus drivers at council depots who swap shifts',
  ],
  [
    'HR managers at mid-size companies onboard new hires by e-mail',
    'HR managers at mid-size companies who onboard new hires',
  ],
])('%s: many people have many places of work', (idea, reading) => {
  expect(readingOf(read(idea))).toBe(reading)
})

test.each([
  ['utility bill', 'a'],
  ['urologist', 'a'],
  ['urgent call', 'an'],
  ['once-off fee', 'a'],
  ['unit', 'a'],
  ['unidentified caller', 'an'],
  ['ewe', 'a'],
  ['umbrella', 'an'],
])('before "%s" stands "%s"', (phrase, expected) => {
  expect(article(phrase)).toBe(expected)
})

test('the plural of some is not at their end', () => {
  expect(['passers-by', 'mothers-in-law', 'lost dog'].map(plural)).toEqual([
    'passers-by',
    'mothers-in-law',
    'lost dogs',
  ])
})
