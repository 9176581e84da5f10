import { MAX_QUOTE_LENGTH } from '@wattle/contract/findings/evidence'
import { expect, test } from 'vitest'
import { captureOf, wordsAt } from './note-line.ts'

const NOTE = 'Up at 4 pm.\n  “Two Mars bars. That was dinner.”\n\nCanteen shuts at 8.'
const caret = (at: number, end = at) =>
  wordsAt({ value: NOTE, selectionStart: at, selectionEnd: end })

test('captures the whole line that the caret is in', () => {
  const second = NOTE.indexOf('\n') + 1
  for (const at of [second, second + 9, NOTE.indexOf('\n\n')])
    expect(caret(at)).toMatchObject({ quote: 'Two Mars bars. That was dinner.', line: 1 })
  expect(caret(0)).toMatchObject({ quote: 'Up at 4 pm.', line: 0 })
  expect(caret(NOTE.length)).toMatchObject({ quote: 'Canteen shuts at 8.', line: 3 })
})

test('captures the selection, and records the line it starts on', () => {
  const from = NOTE.indexOf('Two')
  expect(caret(from, from + 13)).toMatchObject({ quote: 'Two Mars bars', line: 1 })
  expect(caret(11, from + 3)).toMatchObject({ quote: '“Two', line: 1 })
})

test('finds nothing to capture on an empty line', () => {
  expect(caret(NOTE.indexOf('\n\n') + 1).quote).toBe('')
})

test('shortens a long selection to 1,000 characters', () => {
  const value = 'word '.repeat(400)
  const words = wordsAt({ value, selectionStart: 0, selectionEnd: value.length })
  expect(words.isShortened).toBe(true)
  expect(words.quote.length).toBeLessThanOrEqual(MAX_QUOTE_LENGTH)
})

test('finds a line’s capture again, even if only part of the line was captured', () => {
  const captures = [
    { quote: 'That was dinner.', noteField: '20' },
    { quote: 'Canteen shuts at 8.', noteField: '21' },
  ]
  expect(captureOf(captures, { field: '20', text: NOTE }, caret(NOTE.indexOf('Mars')))).toBe(
    captures[0],
  )
  expect(captureOf(captures, { field: '20', text: NOTE }, caret(NOTE.length))).toBeUndefined()
  expect(captureOf(captures, { field: '21', text: NOTE }, caret(NOTE.length))).toBe(captures[1])
})

test('captures a selection on a line that already has a capture', () => {
  const captures = [{ quote: 'That was dinner.', noteField: '20' }]
  const from = NOTE.indexOf('Two')
  expect(captureOf(captures, { field: '20', text: NOTE }, caret(from, from + 13))).toBeUndefined()
})

test('captures a line whose text contains an already captured line', () => {
  const text = 'Day 1\nDay 10'
  const captures = [{ quote: 'Day 1', noteField: '20' }]
  const words = wordsAt({ value: text, selectionStart: 8, selectionEnd: 8 })
  expect(words.quote).toBe('Day 10')
  expect(captureOf(captures, { field: '20', text }, words)).toBeUndefined()
})
