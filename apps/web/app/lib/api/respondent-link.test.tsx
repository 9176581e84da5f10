import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeRespondentLink } from './respondent-link.ts'

const place = window.location.href
beforeEach(() => sessionStorage.clear())
afterEach(() => window.history.replaceState(null, '', place))

const open = (address: string) => window.history.replaceState(null, '', address)

test.each([
  ['?hashKey=one', 'one', ''],
  ['?hashKey=one&step=5', 'one', '?step=5'],
  ['?hashKey=&hashKey=one', 'one', ''],
  ['?hashKey=one&hashKey=two', 'one', ''],
  ['?utm_source=mail&hashKey=one#hashKey=one', 'one', ''],
  ['?hashkey=one', undefined, ''],
  ['?hashKey=', undefined, ''],
])('keeps nothing but the step in the URL after opening %s', (address, key, search) => {
  open(address)
  expect(takeRespondentLink()).toBe(key)
  expect(window.location.search + window.location.hash).toBe(search)
})

test("keeps the link's key after a reload, even for a history entry without a key", () => {
  open('?hashKey=one')
  takeRespondentLink()
  expect(takeRespondentLink()).toBe('one')
  window.history.replaceState(null, '', '?step=4')
  expect(takeRespondentLink()).toBe('one')
})

test("keeps each history entry's own key when someone opens another link in the same tab", () => {
  open('?hashKey=one')
  takeRespondentLink()
  const first = window.history.state
  open('?hashKey=two')
  expect(takeRespondentLink()).toBe('two')
  window.history.replaceState(first, '', '?step=4')
  expect(takeRespondentLink()).toBe('one')
})
