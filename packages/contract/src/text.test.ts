import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  emailAddress,
  hasUnprintable,
  instant,
  isPlausibleEmail,
  orNull,
  pathId,
  typedLine,
} from './text.ts'

describe('an email address', () => {
  test.each([
    'ada@example.com',
    'ADA.Lovelace+tea@mail.example.com.au',
    "o'brien@example.com",
    'jürgen@bücher.example',
    `${'a'.repeat(64)}@example.com`,
  ])('%s is plausible', (address) => {
    expect(isPlausibleEmail(address)).toBe(true)
  })

  test.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada@example..com',
    '.ada@example.com',
    'ada.@example.com',
    'ada@-example.com',
    'ada @example.com',
    'ada@exam ple.com',
    'Ada <ada@example.com>',
    'ada@example.com, bo@example.com',
    'team: ada@example.com, bo@example.com;',
    'ada(comment)@example.com',
    '"ada"@example.com',
    'ada@[127.0.0.1]',
    'ada@example.com\nBcc: bo@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a.'.repeat(130)}com`,
  ])('%j is not', (address) => {
    expect(isPlausibleEmail(address)).toBe(false)
  })

  test('is trimmed before it is judged', () => {
    expect(emailAddress.parse('  ada@example.com\n')).toBe('ada@example.com')
  })
})

test('line breaks, tabs and emoji can be printed; controls and halves of characters cannot', () => {
  expect(hasUnprintable('a\r\n\tb 🌼')).toBe(false)
  for (const bad of ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\ud83c']) {
    expect(hasUnprintable(`a${bad}b`)).toBe(true)
  }
})

test('null, nothing and blanks are one and the same', () => {
  const name = z.object({ name: orNull(typedLine(5)) })
  for (const given of [{}, { name: null }, { name: '' }, { name: '  ' }]) {
    expect(name.parse(given)).toEqual({ name: null })
  }
  expect(name.parse({ name: ' Ada ' })).toEqual({ name: 'Ada' })
  expect(name.safeParse({ name: 'too long' }).success).toBe(false)
  expect(name.safeParse({ name: 5 }).success).toBe(false)
})

test('an instant travels as text in UTC', () => {
  const time = new Date('2026-11-15T01:02:03.004Z')
  expect(z.encode(instant, time)).toBe('2026-11-15T01:02:03.004Z')
  expect(z.decode(instant, '2026-11-15T01:02:03.004Z')).toEqual(time)
  expect(instant.safeParse('2026-11-15').success).toBe(false)
})

test.each(['0', '-1', '1.5', '1e3', '', 'abc', '9007199254740993', '१'])('%j is no id', (text) => {
  expect(pathId.safeParse(text).success).toBe(false)
})
