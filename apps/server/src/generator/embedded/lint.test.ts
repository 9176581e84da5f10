import { lintQuestion } from '@wattle/contract/lint'
import { expect, test } from 'vitest'
import { embeddedEngine } from './engine.ts'
import { CLEAR_IDEAS, POOR_IDEAS, UNREADABLE_IDEAS } from './fixtures/ideas.ts'

/** The editors would look foolish to find fault with what the product itself has written. */
test.each([...CLEAR_IDEAS, ...POOR_IDEAS, ...UNREADABLE_IDEAS])(
  'the editors have nothing to say about the questions written for: %s',
  async (idea) => {
    const engine = embeddedEngine()
    for (const generation of [1, 2, 3]) {
      const seed = { researchId: 42, generation }
      const { characteristics } = (await engine.writeAudience({ idea, seed })).content
      const { content: screener } = await engine.writeScreener({ idea, characteristics, seed })
      const { content: guide } = await engine.writeGuide({ idea, characteristics, seed })
      const found = [
        ...screener.questions.map(({ question, options }) => ({
          question,
          finding: lintQuestion(
            question,
            options.map(({ text }) => text),
          ),
        })),
        ...guide.parts
          .flatMap(({ questions }) => questions)
          .map((question) => ({ question, finding: lintQuestion(question) })),
      ].filter(({ finding }) => finding)
      expect(found).toEqual([])
    }
  },
)
