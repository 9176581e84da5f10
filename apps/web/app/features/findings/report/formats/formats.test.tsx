import { maskerOf } from '@wattle/contract/findings/mask-names'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { parseCsv } from '#lib/csv.ts'
import type { AnalysisReply } from '../../shared/analysis-query.ts'
import type { EvidenceHitReply } from '../report-reply.ts'
import { SAMPLE_REPORT } from '../testing/sample-report.ts'
import { ReportView } from '../view/report-view.tsx'
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
  themes: [{ id: 1, name: TEXT.slice(0, 20), mergedInto: null }],
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

const FIRST_NAMES = ['Priya', 'Séan', 'Zoë', 'Anne-Marie', 'D’Arcy', 'Jörg', 'Σοφία', '小明']
const LAST_NAMES = ['Naidu', 'O’Brien-Wu', 'Ng', 'Müller', 'Łukasz', 'Ó Súilleabháin', 'Åström']
const unmarked = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const SPELLINGS = [
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => name.normalize('NFD'),
  (name: string) => name.replaceAll('’', "'"),
  unmarked,
]
/** Words of two or more letters, without accents and in lower case. */
const wordsOf = (text: string) =>
  unmarked(text)
    .toLowerCase()
    .match(/\p{L}{2,}|\p{Script=Han}/gu) ?? []

/** Chooses from lists at random, but the same way in every run. */
function picker(seed: number) {
  let state = seed
  return <T,>(choices: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return choices[Math.floor((state / 2 ** 32) * choices.length)] as T
  }
}

/** A report in which this text replaces everything that people wrote. */
const reportSaying = (text: string): typeof SAMPLE_REPORT => ({
  ...SAMPLE_REPORT,
  project: text,
  question: text,
  why: text,
  nextStep: text,
  findings: SAMPLE_REPORT.findings.map((finding) => ({
    ...finding,
    text,
    screener: finding.screener && { ...finding.screener, question: text },
  })),
  assumptions: SAMPLE_REPORT.assumptions.map((assumption) => ({ ...assumption, text })),
  quotes: SAMPLE_REPORT.quotes.map((quote) => ({ ...quote, quote: text })),
  participants: [{ question: text, answers: [{ text, count: 2 }] }],
})

test('masks every stored name in every format, whatever the participants are called', async () => {
  const pick = picker(25)
  const { rerender, container } = await render(<ReportView report={SAMPLE_REPORT} sides="" />)
  for (let round = 0; round < 40; round++) {
    const names = [1, 2, 3, 4].map(() => `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`)
    const text = names
      .map((name) => pick(SPELLINGS)(pick([name, ...name.split(' ')])))
      .join(' told ')
    const report = reportSaying(maskerOf(names)(text))
    const analysis = {
      ...ANALYSIS,
      rows: [{ assumption: { id: 7, position: 1, text } }],
      themes: [{ id: 1, name: text, mergedInto: null }],
    } as AnalysisReply
    await rerender(<ReportView report={report} sides="" />)
    const formats = {
      'on screen and on paper': container.textContent,
      Markdown: reportMarkdown(report),
      'the table of quotes': quotesCsv(report),
      'the table of captures': capturesCsv({ hits: [hit(1, { quote: text })], analysis, names }),
    }
    const secret = new Set(wordsOf(names.join(' ')))
    for (const [format, shown] of Object.entries(formats)) {
      expect(shown).toContain('told')
      const found = wordsOf(shown).filter((word) => secret.has(word))
      expect(found, `${format}: ${text}`).toEqual([])
    }
  }
})

test('lists a capture’s merged themes as one theme', () => {
  const analysis = {
    ...ANALYSIS,
    themes: [
      { id: 1, name: 'Breaks move', mergedInto: null },
      { id: 2, name: 'late break', mergedInto: 1 },
    ],
  } as AnalysisReply
  const hits = [hit(1, { themeIds: [1, 2] }), hit(1, { themeIds: [2] })]
  const rows = parseCsv(capturesCsv({ hits, analysis, names: [] }))
  expect(rows.map(({ cells }) => cells[5])).toEqual(['Themes', 'Breaks move', 'Breaks move'])
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
  for (const heading of ['Who we talked to', 'What we didn’t ask', 'How we counted'])
    expect(text).toContain(`## ${heading}`)
})

test('escapes Markdown in what people typed', () => {
  const text = reportMarkdown({ ...SAMPLE_REPORT, why: '# Big\n![x](https://a.example) | <b>' })
  expect(text).toContain('**Why:** \\# Big \\!\\[x\\](https://a.example) \\| \\<b\\>')
})

test.each(['a4', 'wide'] as const)(
  'prints a report with the %s layout, and resets the layout afterwards',
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
