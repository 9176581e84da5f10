import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import '#product.ts'
import { testClock } from '#testing/clock.ts'
import { CACHES, cache } from './cache.ts'

const tens = cache<string, number>({ name: 'tens', size: 2, lifetimeMs: 1000 })

test('drops the least recently used entry', () => {
  const own = tens({})
  own.set('one', 10).set('two', 20)
  own.get('one')
  own.set('three', 30)
  expect([...own.keys()].toSorted()).toEqual(['one', 'three'])
})

test('keeps an entry for its lifetime', () => {
  const clock = testClock()
  const own = tens({}, clock.now)
  own.set('one', 10)
  clock.forward(999)
  expect(own.get('one')).toBe(10)
  clock.forward(1)
  expect(own.get('one')).toBeUndefined()
})

test('drops every entry when the clock is set back', () => {
  const clock = testClock()
  const own = tens({}, clock.now)
  own.set('one', 10)
  clock.forward(-500)
  expect(own.get('one')).toBeUndefined()
  own.set('one', 11)
  expect(own.get('one')).toBe(11)
})

test('keeps a separate cache for each owner', () => {
  const [one, other] = [{}, {}]
  tens(one).set('one', 10)
  expect(tens(one).get('one')).toBe(10)
  expect(tens(other).get('one')).toBeUndefined()
})

test('lists every cache in docs/scaling.md, with its size and lifetime', () => {
  const page = readFileSync(new URL('../../../docs/scaling.md', import.meta.url), 'utf8')
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const listed = (wanted: string) => rows.find(([, name]) => name === wanted)?.slice(3, 5)
  for (const { name, size, lifetimeMs } of CACHES.filter((each) => each.name !== 'tens'))
    expect([name, listed(name)]).toEqual([
      name,
      [size.toLocaleString('en-AU'), lifetimeMs ? `${lifetimeMs / 1000} s` : 'no expiry'],
    ])
})
