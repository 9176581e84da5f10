import { afterEach, expect, test, vi } from 'vitest'
import { parseCsv } from '#lib/csv.ts'
import type { AnalysisReply } from '../../shared/analysis-query.ts'
import type { EvidenceHitReply } from '../report-reply.ts'
import { SAMPLE_REPORT } from '../testing/sample-report.ts'
import { capturesCsv } from './captures-csv.ts'
import { printReport } from './print-report.ts'
import { quotesCsv } from './quotes-csv.ts'
import { reportMarkdown } from './report-markdown.ts'

afterEach(() => vi.restoreAllMocks())

const NAMES = ['Zoë Núñez', 'Mary-Jane D’Arcy', 'Bo Ng', 'Will May']
const TEXT = 'ZOE told nunez’s friend, MaryJane, Darcy, bo, NG and Will in May.'

const hit = (participantNumber: number, more: object) =>
  ({
    participantNumber,
    capture: {
      key: `key ${participantNumber}`,
      quote: 'I skipped dinner.',
      assumptionId: 7,
      stance: 'FOR',
      strength: 'DID',
      themeIds: [1],
      leading: false,
      ...more,
    },
  }) as EvidenceHitReply

const person = (number: number, more: object = {}) => ({
  number,
  state: 'COUNTED',
  mayBeQuoted: true,
  ...more,
})
const ANALYSIS = {
  participants: [
    person(1),
    person(2, { mayBeQuoted: false }),
    person(3, { mayBeQuoted: null }),
    person(4, { state: 'NO_SHOW' }),
  ],
  rows: [{ assumption: { id: 7, position: 1, text: TEXT } }],
  themes: [{ id: 1, name: TEXT.slice(0, 20) }],
} as AnalysisReply

const cellsOf = (hits: EvidenceHitReply[]) =>
  parseCsv(capturesCsv({ hits, analysis: ANALYSIS, names: NAMES })).map(({ cells }) => cells)

test('writes one row per sorted capture, and leaves out participants we don’t count', () => {
  const rows = cellsOf([
    hit(1, {}),
    hit(1, { stance: 'AGAINST', strength: 'SAID' }),
    hit(1, { stance: null, strength: null }),
    hit(4, {}),
  ])
  expect(rows.slice(1).map(([participant, , , stance]) => [participant, stance])).toEqual([
    ['1', 'For'],
    ['1', 'Against'],
  ])
})

test('leaves out quotes from people who declined to be quoted or weren’t asked', () => {
  const words = cellsOf([hit(1, {}), hit(2, {}), hit(3, {})]).map((cells) => cells.at(-1))
  expect(words).toEqual([
    'Words',
    'I skipped dinner.',
    'Didn’t agree to be quoted',
    'Didn’t agree to be quoted',
  ])
})

test('masks names in the table of captures', () => {
  const csv = capturesCsv({ hits: [hit(1, { quote: TEXT })], analysis: ANALYSIS, names: NAMES })
  expect(csv).not.toMatch(/zo[eë]|n[uú][nñ]ez|mary|jane|arcy|\bbo\b|\bng\b|Will|May/iu)
  expect(csv).toContain('[name]')
})

test.each(['=1+1', '+cmd', '-2', '@(A1)', '\t=1', '＝1'])(
  'keeps a spreadsheet from running %j',
  (words) => {
    const [, row] = cellsOf([hit(1, { quote: words })])
    expect(row?.at(-1)).toMatch(/^'/)
    const quotes = [
      { number: 1, participant: 1, stance: 'FOR' as const, strength: 'DID' as const, quote: words },
    ]
    expect(parseCsv(quotesCsv({ ...SAMPLE_REPORT, quotes }))[1]?.cells.at(-1)).toMatch(/^'/)
  },
)

test('gives readers one row per quote, with quotes against an assumption first', () => {
  expect(parseCsv(quotesCsv(SAMPLE_REPORT)).map(({ cells }) => cells)).toEqual([
    ['Quote', 'Participant', 'Assumption', 'Stance', 'Strength', 'Words'],
    ['2', '4', '1', 'Against', 'Said', 'My mum cooks.'],
    ['1', '2', '1', 'For', 'Did', 'Two Mars bars. That was dinner.'],
    ['3', '1', '', 'Unclear', 'Said', 'Quote withdrawn'],
  ])
})

test('writes the whole report as Markdown, and links every finding to its quotes', () => {
  const text = reportMarkdown(SAMPLE_REPORT)
  expect(text).toContain('# Do nurses on rotating rosters need help planning meals?')
  expect(text).toContain('**Decision: Change** (Tess Nguyen)')
  expect(text).toContain('Four ate from the machine. (quote 1, quote 2)')
  expect(text).toContain('Screener question “Who arranges your food?”: 31 of 38')
  expect(text).toContain(
    '1\\. “Two Mars bars. That was dinner.” Participant 2. For, did, on assumption 1.',
  )
  expect(text).toContain('3\\. Quote withdrawn Participant 1.')
  for (const heading of ['Who we talked with', 'What we didn’t ask', 'How we counted'])
    expect(text).toContain(`## ${heading}`)
})

test('escapes Markdown in what people typed', () => {
  const text = reportMarkdown({ ...SAMPLE_REPORT, why: '# Big\n![x](https://a.example) | <b>' })
  expect(text).toContain('**Why:** \\# Big \\!\\[x\\](https://a.example) \\| \\<b\\>')
})

test.each(['a4', 'wide'] as const)(
  'prints with the %s layout, and resets the layout afterwards',
  (paper) => {
    const seen: (string | undefined)[] = []
    vi.spyOn(window, 'print').mockImplementation(() => {
      seen.push(document.documentElement.dataset.paper)
      window.dispatchEvent(new Event('afterprint'))
    })
    printReport(paper)
    expect(seen).toEqual([paper])
    expect(document.documentElement.dataset.paper).toBeUndefined()
  },
)
