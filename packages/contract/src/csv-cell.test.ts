import { describe, expect, test } from 'vitest'
import { csvCell } from './csv-cell.ts'

/**
 * Characters that spreadsheets read as the start of a formula, including full-width and small
 * forms.
 */
const STARTERS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−']
/** Invisible characters that could hide the start of a formula. */
const INVISIBLE = [
  '',
  ' ',
  '\t',
  '\r',
  '\n',
  '\0',
  '\u00A0',
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u180E',
  '\u200B',
  '\u200D',
  '\u200E',
  '\u202E',
  '\u2028',
  '\u2060',
  '\u2066',
  '\u3000',
  '\u3164',
  '\uFE0F',
  '\uFEFF',
  '\u{E0001}',
]

/** The cell's text after a spreadsheet has removed the quotes. */
const read = (cell: string) =>
  cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell

describe('a cell of a CSV file', () => {
  const pairs = INVISIBLE.flatMap((one) => INVISIBLE.map((other) => one + other))
  const formulas = pairs.flatMap((before) =>
    STARTERS.map((starter) => `${before}${starter}HYPERLINK("https://evil.example";"x")`),
  )

  test('puts an apostrophe before every formula, whatever characters hide it', () => {
    const missed = formulas.filter((text) => read(csvCell(text)) !== `'${text}`)
    expect(missed.map((text) => JSON.stringify(text).slice(0, 20))).toEqual([])
  })

  test.each(['\tKim', '\rKim'])('puts an apostrophe before %j', (text) => {
    expect(read(csvCell(text))).toBe(`'${text}`)
  })

  test.each([
    '',
    'Kim',
    ' Kim',
    'Kim = Lee',
    'a-b@example.com',
    '3052',
    'Ōtara',
    '中文',
    '\u200BKim',
  ])('leaves %j unchanged', (text) => {
    expect(csvCell(text)).toBe(text)
  })

  test.each(['a,b', 'a;b', 'a"b', 'a\nb', 'a\rb', 'a\tb', 'a;=1+1'])(
    'quotes %j, so no separator starts a new cell',
    (text) => {
      expect(csvCell(text)).toBe(`"${text.replaceAll('"', '""')}"`)
    },
  )

  test('writes an empty cell for null', () => {
    expect(csvCell(null)).toBe('')
  })
})
