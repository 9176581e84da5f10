import { describe, expect, test } from 'vitest'
import { isEverydayWord } from './everyday-words.ts'
import { identifierFinder, maskerOf } from './mask-names.ts'

/** Caches maskers by name, because making one takes longer than using it. */
const maskers = new Map<string, (text: string) => string>()

function masked(name: string, text: string): string {
  const masker = maskers.get(name) ?? maskerOf([name])
  maskers.set(name, masker)
  return masker(text)
}

describe('masking names', () => {
  test.each([
    ['in any letter case', 'Priya Naidu', 'PRIYA met naidu.', '[name] met [name].'],
    ['as a full name', 'Priya Naidu', 'Priya Naidu, or Naidu, Priya', '[name], or [name]'],
    ['written as one word', 'Priya Naidu', 'PriyaNaidu and priya_naidu', '[name] and [name]'],
    ['with a possessive', 'Priya', 'Priya’s break, Priyas shift', '[name]’s break, [name] shift'],
    ['with accents, or without', 'Zoë Núñez', 'Zoe, ZOË and Nunez', '[name], [name] and [name]'],
    ['with decomposed accents', 'Zoë', 'Zoe\u0308 said', '[name] said'],
    ['with an umlaut spelled out', 'Jörg Müller', 'Joerg Mueller said', '[name] [name] said'],
    [
      'with letters that have no base letter',
      'Søren Łuk',
      'Soren, Søren and Luk',
      '[name], [name] and [name]',
    ],
    ['with a hyphen, a space or neither', 'Mary-Jane', 'Mary Jane, MaryJane', '[name], [name]'],
    ['by half of a double name', 'Mary-Jane', 'Jane and Mary', '[name] and [name]'],
    ['with any apostrophe', 'O’Brien', "O'Brien, O’Brien, OBrien", '[name], [name], [name]'],
    ['of two letters', 'Bo Ng', 'bo and NG', '[name] and [name]'],
    ['of one letter', 'O Park', 'O said so.', '[name] said so.'],
    ['in another script', 'Иван', 'ИВАН сказал', '[name] сказал'],
    ['in a script without spaces', '李', '昨天李来了', '昨天[name]来了'],
    ['split by invisible characters', 'Priya', 'Pri\u00ADya and Pri\u200Bya', '[name] and [name]'],
    ['that is the word “Name” itself', 'Name', 'Name said', '[name] said'],
    [
      'that is an everyday word, with a capital',
      'Will May',
      'Will came in May.',
      '[name] came in [name].',
    ],
    ['that is an everyday word, next to the other part', 'Will Naidu', 'will naidu', '[name]'],
    ['inside their email address', 'Priya', 'at priya@mail.example', 'at [email removed]'],
  ])('masks a name %s', (_case, name, text, expected) => {
    expect(masked(name, text)).toBe(expected)
  })
})

describe('leaving words that only look like names', () => {
  test.each([
    [
      'other words that begin or end the same way',
      'Ann Lee',
      'An annual planned banner, sleepless',
    ],
    ['an everyday word that is also a name', 'Will The', 'I will never plan the meal.'],
    ['the words I and A', 'A I', 'A nurse and I ate.'],
    ['the S after an apostrophe', 'S Naidu', 'TOM’S break'],
  ])('doesn’t mask %s', (_case, name, text) => {
    expect(masked(name, text)).toBe(text)
  })
})

const FIRST = [
  ...[
    'Priya',
    'Seán',
    'Zoë',
    'Anne-Marie',
    'D’Arcy',
    'Jo',
    'An',
    'J',
    'Will',
    'Grace',
    'Thế',
    'Mark',
  ],
  ...['Bo', 'Nguyễn', 'Żaneta', 'Ólafur', 'Jean-François', 'Mary Jane', 'Σοφία', 'Ольга', '小明'],
]
const LAST = [
  ...[
    'Naidu',
    'O’Brien-Wu',
    'Ng',
    'Müller',
    'da Silva',
    'van der Berg',
    'Price',
    'Young',
    'Łukasz',
  ],
  ...['Ó Súilleabháin', 'McDonald', 'Åström', 'X', 'De la Cruz', 'St. John', 'Nuñez García', '王'],
]
const SENTENCES = [
  (name: string) => `${name} skipped dinner.`,
  (name: string) => `I asked ${name}, twice: “${name}?”`,
  (name: string) => `${name}’s break moved (${name}'s too).`,
  (name: string) => `*${name}*, _${name}_ and [${name}] at 3 am/${name}`,
  (name: string) => `Line one\n${name}\tand then`,
]
const CASES = [
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => name.toLowerCase(),
  (name: string) => name.normalize('NFD'),
  (name: string) => name.replaceAll('’', "'"),
  (name: string) => name.normalize('NFD').replace(/\p{M}/gu, ''),
]

const words = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
const isLost = (word: string) => word.length > 1 && !isEverydayWord(word.toLowerCase())

/** Random cases from a fixed seed, so we can repeat a failure. */
function* randomCases(count: number) {
  let state = 25
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  const pick = <T>(choices: readonly T[]) => choices[below(choices.length)] as T
  for (let at = 0; at < count; at++) {
    const name = `${pick(FIRST)} ${pick(LAST)}`
    const written = pick(CASES)(pick([name, ...name.split(' ')]))
    yield { name, text: pick(SENTENCES)(written) }
  }
}

test('masks every part of a stored name in each of 300 sentences', () => {
  const kept = words(SENTENCES.map((sentence) => sentence('')).join(' ')).map((word) =>
    word.toLowerCase(),
  )
  const left = [...randomCases(300)].filter(({ name, text }) => {
    const found = words(masked(name, text)).filter(isLost)
    const secret = words(name).map((word) => word.toLowerCase())
    return found.some((word) => {
      const plain = word.toLowerCase()
      return secret.includes(plain) && !kept.includes(plain)
    })
  })
  expect(left).toEqual([])
})

test('leaves a name alone only if it’s an everyday word in lower case', () => {
  const left = [...randomCases(300)].filter(({ name, text }) => {
    const secret = words(name)
    return words(masked(name, text)).some(
      (word) => secret.includes(word) && word !== word.toLowerCase() && !['I', 'A'].includes(word),
    )
  })
  expect(left).toEqual([])
})

test('leaves a report-length text unchanged when it contains none of sixty names', () => {
  const names = Array.from({ length: 60 }, (_none, at) => `Priya${at} Naidu-O’Brien`)
  const text = 'Two Mars bars and a coffee from the machine. '.repeat(200)
  expect(maskerOf(names)(text)).toBe(text)
})

test('warns about names, emails, phone numbers and links', () => {
  const text = 'priya (priya@mail.example, 0412 345 678) sent https://a.example'
  expect(identifierFinder(['Priya Naidu', 'Al O’Brien'])(text)).toEqual([
    'priya',
    'priya@mail.example,',
    'https://a.example',
    '0412 345 678',
  ])
})
