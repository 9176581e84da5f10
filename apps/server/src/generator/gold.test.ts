import { describe, expect, test } from 'vitest'
import { writeAudience, writeGuide, writeScreener } from './compose.ts'
import { GOLD } from './fixtures/gold.ts'

const OFFSETS = [0, 1, 2, 3, 4, 5]
const seedAt = (offset: number) => ({
  researcherId: 7,
  researchId: 40 + offset,
  offset,
  generation: 1,
})

/**
 * How many answers each question marks with `mustMatch`. They qualify people or, with REJECT, rule
 * them out.
 */
const MARKS: Record<string, number> = {
  role: 1,
  gate: 1,
  problem: 1,
  conflict: 4,
  consent: 1,
  when: 2,
  own: 2,
  buyer: 2,
  call: 2,
  talk: 1,
  past: 2,
}
const RULES: Record<string, string> = {
  role: 'ANY',
  gate: 'ANY',
  own: 'ANY',
  when: 'ANY',
  problem: 'NOTE',
  buyer: 'ANY',
  call: 'ANY',
  consent: 'REJECT',
  talk: 'REJECT',
  conflict: 'REJECT',
  past: 'REJECT',
}

/** With a sensitive subject we also rule out people who'd rather write than talk. */
const SENSITIVE_MARKS = { ...MARKS, talk: 2 }

describe.each(GOLD)('the reference brief: $name', ({ brief, screener }) => {
  test.each(OFFSETS)('writes drafts that pass every check at offset %i', (offset) => {
    const faults: string[] = []
    const note = (gate: string) => faults.push(gate)
    const input = { brief, seed: seedAt(offset), isUsable: true }
    const { lines } = writeAudience(input, note).content
    const whole = { ...input, drafted: lines, characteristics: lines.map(({ text }) => text) }
    writeScreener(whole, note)
    writeGuide(input, note)
    expect(faults).toEqual([])
  })

  test('writes the reference questions with their rules and marks', () => {
    const input = { brief, seed: seedAt(0), isUsable: true, drafted: [], characteristics: [] }
    const { questions } = writeScreener(input).content
    expect(questions.map(({ id }) => id)).toEqual(screener)
    expect(questions.map(({ id, rule }) => [id, rule])).toEqual(
      screener.map((id) => [id, RULES[id]]),
    )
    const marks = questions.map(({ id, options }) => [
      id,
      options.filter(({ mustMatch }) => mustMatch).length,
    ])
    const expected: Record<string, number> = brief.sensitive ? SENSITIVE_MARKS : MARKS
    expect(marks).toEqual(screener.map((id) => [id, expected[id]]))
  })
})
