import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  emailAddress,
  hasUnprintable,
  instant,
  isPlausibleEmail,
  linkFault,
  orNull,
  pathId,
  typedLine,
  webLink,
} from './text.ts'

describe('an email address', () => {
  test.each([
    'ada@example.com',
    'ADA.Lovelace+tea@mail.example.com.au',
    "o'brien@example.com",
    'jürgen@bücher.example',
    `${'a'.repeat(64)}@example.com`,
  ])('accepts the email address %s', (address) => {
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
  ])('rejects the email address %j', (address) => {
    expect(isPlausibleEmail(address)).toBe(false)
  })

  test('trims an email address before validation', () => {
    expect(emailAddress.parse('  ada@example.com\n')).toBe('ada@example.com')
  })
})

describe('a web link', () => {
  test.each([
    'https://meet.example/room',
    'HTTPS://Meet.Example/Room',
    'https://meet.example:8443/room?pwd=a%20b&x=1#top',
    'https://bücher.example/straße/日本',
    'https://meet.example',
    'https://meet.example?room=@kim',
    `https://meet.example/${'a'.repeat(1900)}`,
  ])('accepts the link %s', (link) => {
    expect(webLink.parse(`  ${link}\n`)).toBe(link)
    expect(linkFault(link)).toBeUndefined()
  })

  const HIDDEN = 'Please remove the spaces and hidden characters from this link.'
  const HTTPS = 'Please enter a link that begins with https://'

  test.each([
    '\0',
    '\u0007',
    '\u007F',
    '\u0085',
    '\n',
    '\t',
    ' ',
    '\u00A0',
    '\u3000',
    '\u200B',
    '\uFEFF',
    '\u202A',
    '\u202E',
    '\u2066',
    '\u2069',
    '\uD800',
    '\u034F',
    '\u115F',
    '\u3164',
    '\uFE0F',
  ])('refuses %j anywhere in a link', (sign) => {
    for (const link of [
      `https://meet.example/a${sign}b`,
      `https://me${sign}et.example/room`,
      `https:/${sign}/meet.example/room`,
    ])
      expect(webLink.safeParse(link).error?.issues[0]?.message).toBe(HIDDEN)
  })

  test.each([
    '',
    'meet.example/room',
    'http://meet.example/room',
    'javascript:alert(1)',
    'ftp://meet.example/',
    '//meet.example/room',
    'https:meet.example',
    'https://localhost/room',
    'https://kim@meet.example/room',
    'https://kim:secret@meet.example/room',
    'https://meet.example\\@evil.example/',
    'https://meet.example:99999/',
    'https://[::1]/',
    'https://.example/',
  ])('refuses the link %j', (link) => {
    expect(webLink.safeParse(link).error?.issues[0]?.message).toBe(HTTPS)
  })

  test('refuses a link longer than 2,000 characters', () => {
    const message = webLink.safeParse(`https://meet.example/${'a'.repeat(2000)}`).error?.issues[0]
    expect(message).toMatchObject({ message: 'Please keep this to 2,000 characters.' })
  })
})

test('accepts line breaks, tabs and emoji, and rejects control characters and lone surrogates', () => {
  expect(hasUnprintable('a\r\n\tb 🌼')).toBe(false)
  for (const bad of ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\ud83c']) {
    expect(hasUnprintable(`a${bad}b`)).toBe(true)
  }
})

test('treats null, undefined and blank text the same', () => {
  const name = z.object({ name: orNull(typedLine(5)) })
  for (const given of [{}, { name: null }, { name: '' }, { name: '  ' }]) {
    expect(name.parse(given)).toEqual({ name: null })
  }
  expect(name.parse({ name: ' Ada ' })).toEqual({ name: 'Ada' })
  expect(name.safeParse({ name: 'too long' }).success).toBe(false)
  expect(name.safeParse({ name: 5 }).success).toBe(false)
})

test('encodes an instant as UTC text, and decodes it again', () => {
  const time = new Date('2026-11-15T01:02:03.004Z')
  expect(z.encode(instant, time)).toBe('2026-11-15T01:02:03.004Z')
  expect(z.decode(instant, '2026-11-15T01:02:03.004Z')).toEqual(time)
  expect(instant.safeParse('2026-11-15').success).toBe(false)
})

test.each(['0', '-1', '1.5', '1e3', '', 'abc', '9007199254740993', '१'])(
  'rejects %j as an id',
  (text) => {
    expect(pathId.safeParse(text).success).toBe(false)
  },
)
