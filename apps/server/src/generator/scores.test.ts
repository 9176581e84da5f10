import { type Brief, emptyBrief } from '@wattle/contract/brief'
import { expect, test } from 'vitest'
import { writeAudience, writeGuide, writeScreener } from './compose.ts'
import briefs from './fixtures/briefs.json' with { type: 'json' }
import { ideaShare } from './gates.ts'

const BRIEFS = (briefs as Partial<Brief>[]).map(
  (fields): Brief => ({ ...emptyBrief(), ...fields, confirmed: true }),
)
/** Three offsets cover every phrasing. */
const OFFSETS = process.env.LONG ? [0, 1, 2, 3, 4, 5] : [0, 1, 2]
const OTHER_KIND = 10

const questionsOf = (
  brief: Brief,
  at: number,
  offset: number,
  { generation = 0, onFault = (_gate: string) => {} } = {},
) => {
  const seed = { researcherId: 7, researchId: at, offset, generation }
  return writeGuide({ brief, seed, isUsable: true }, onFault).content.parts.flatMap((part) =>
    part.questions.map(({ question }) => question),
  )
}
const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
const shared = (one: string[], other: string[]) =>
  one.filter((question) => other.includes(question)).length / one.length

test.each(OFFSETS)(
  'writes drafts that pass every check for sixty briefs at offset %i',
  (offset) => {
    const faults: string[] = []
    for (const [at, brief] of BRIEFS.entries()) {
      const onFault = (gate: string) => faults.push(`${brief.who} who ${brief.do}: ${gate}`)
      const seed = { researcherId: 7, researchId: at, offset, generation: 0 }
      const input = { brief, seed, isUsable: true }
      const { lines } = writeAudience(input, onFault).content
      const whole = { ...input, drafted: lines, characteristics: lines.map(({ text }) => text) }
      writeScreener(whole, onFault)
      questionsOf(brief, at, offset, { onFault })
    }
    expect(faults).toEqual([])
  },
)

test('writes guides about the project’s own subject', () => {
  const shares = BRIEFS.map((brief, at) => ideaShare(questionsOf(brief, at, 0), brief))
  expect(mean(shares)).toBeGreaterThanOrEqual(0.32)
})

test('asks mostly different questions in different projects', () => {
  const guides = BRIEFS.map((brief, at) => questionsOf(brief, at, at % OFFSETS.length))
  const pairs = guides.flatMap((one, at) => guides.slice(at + 1).map((other) => shared(one, other)))
  expect(mean(pairs)).toBeLessThanOrEqual(0.15)
})

test('rarely repeats a question in a researcher’s next project', () => {
  // The list has three briefs of each kind in a row, so we skip ahead to a brief of another kind.
  const pairs = BRIEFS.slice(OTHER_KIND).map((brief, at) =>
    shared(questionsOf(BRIEFS[at] as Brief, at, 0), questionsOf(brief, at + OTHER_KIND, 1)),
  )
  expect(mean(pairs)).toBeLessThanOrEqual(0.05)
})

test('rewords almost every question when the researcher regenerates a guide', () => {
  const pairs = BRIEFS.map((brief, at) =>
    shared(questionsOf(brief, at, 0), questionsOf(brief, at, 0, { generation: 1 })),
  )
  expect(mean(pairs)).toBeLessThanOrEqual(0.05)
  expect(Math.max(...pairs)).toBeLessThanOrEqual(0.25)
})
