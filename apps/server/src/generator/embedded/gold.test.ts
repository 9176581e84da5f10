import { describe, expect, test } from 'vitest'
import { faultsOfAudience, faultsOfGuide, faultsOfScreener } from '../checks.ts'
import { isSelective } from '../fit.ts'
import { embeddedEngine } from './engine.ts'
import { GOLD, guideOf, questionOf } from './fixtures/gold.ts'

const seed = { researchId: 5, generation: 1 }

describe.each(GOLD)('$idea', ({ idea, audience, screener, guide, about }) => {
  const characteristics = audience.split('; ')

  test('what an expert wrote passes the rules that content is held to', () => {
    const questions = screener.map(questionOf)
    expect(faultsOfAudience({ characteristics })).toEqual([])
    expect(faultsOfScreener({ questions })).toEqual([])
    expect(faultsOfGuide(guideOf(guide))).toEqual([])
    expect(isSelective(questions)).toBe(true)
  })

  test('the engine finds the same people and the same matter', async () => {
    const engine = embeddedEngine()
    const { content: written } = await engine.writeAudience({ idea, seed })
    const input = { idea, characteristics: written.characteristics, seed }
    const text = JSON.stringify([
      written,
      await engine.writeScreener(input),
      await engine.writeGuide(input),
    ]).toLowerCase()
    expect(about.filter((words) => !text.includes(words))).toEqual([])
  })

  test("a screener can be written from the expert's own characteristics", async () => {
    const { content } = await embeddedEngine().writeScreener({ idea, characteristics, seed })
    expect(faultsOfScreener(content)).toEqual([])
    expect(content.questions.length).toBeGreaterThanOrEqual(6)
  })
})
