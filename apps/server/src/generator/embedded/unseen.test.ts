import { expect, test } from 'vitest'
import { hasSmell } from '../checks.ts'
import { embeddedEngine } from './engine.ts'
import { ONCE_SAID } from './fixtures/once-said.ts'
import { READ_IN_PART, READ_WHOLE } from './fixtures/unseen.ts'
import { read } from './read/brief.ts'

async function write(idea: string) {
  const engine = embeddedEngine()
  const seed = { researchId: 23, generation: 1 }
  const { content: audience, notice, reading } = await engine.writeAudience({ idea, seed })
  const input = { idea, characteristics: audience.characteristics, seed }
  const screener = (await engine.writeScreener(input)).content
  const guide = (await engine.writeGuide(input)).content
  const told = [
    ...audience.characteristics,
    ...screener.questions.flatMap(({ question, options }) => [
      question,
      ...options.filter(({ mustMatch }) => mustMatch).map(({ text }) => text),
    ]),
    ...guide.parts.flatMap(({ questions }) => questions),
  ]
  return { told, text: told.join('\n').toLowerCase(), notice, reading }
}

/** The same words may be said of the people, to them, or by them. */
const isSaid = (text: string, words: string) =>
  words
    .toLowerCase()
    .trim()
    .split(' ')
    .every((word) => text.includes(word.replace(/(ed|s|e)$/, '')))

test.each(READ_WHOLE)('$idea: asks $people about $about', async ({ idea, people = '', about }) => {
  const { told, text, notice, reading } = await write(idea)
  expect([people, about].filter((words) => !isSaid(text, words))).toEqual([])
  expect(told.filter(hasSmell)).toEqual([])
  expect(notice).toBeNull()
  expect(reading).toMatch(/^[a-z].* who [a-z]/i)
})

test.each(READ_IN_PART)('$idea: says what is missing, and asks about $about', async (part) => {
  const { told, text, notice } = await write(part.idea)
  expect(text).toContain(part.about)
  if (part.people) expect(text).toContain(part.people)
  expect(told.filter(hasSmell)).toEqual([])
  expect(notice).toContain('could not read')
})

test.each(ONCE_SAID)('$idea: nobody is asked $wrong', async ({ idea, wrong }) => {
  expect((await write(idea)).text).not.toMatch(wrong)
})

test('what was read is told in a few words, or else what was not', async () => {
  const read = await write('Vintage car owners hunt for parts for months')
  expect(read).toMatchObject({ notice: null, reading: 'vintage car owners who hunt for parts' })
  const unread = await write('LinkedIn for chefs')
  expect(unread).toMatchObject({ notice: expect.stringContaining('could not'), reading: null })
})

test('what is guessed is named in the notice', async () => {
  const { notice } = await write('Knitting patterns that adjust to your yarn and size')
  expect(notice).toContain('check that it is about knitting patterns')
})

test('of a market the other side is named', async () => {
  const { notice } = await write(
    'A two-sided marketplace where home bakers sell birthday cakes to busy parents nearby',
  )
  expect(notice).toContain('for home bakers, not for parents')
})

test('to kill time is no abuse, to kill people is', () => {
  expect(read('Game that kills time on the train').isUnderstood).toBe(true)
  expect(read('An app to kill people on the train').isUnderstood).toBe(false)
})

test('what is done again is told like what is done', async () => {
  const { text } = await write('Bookkeepers have to resend invoices that got lost')
  expect(text).toContain('resent invoices')
})

test('a line that is broken for its width goes on in the next', () => {
  expect(read('A tool for plumbers who forget\nto send invoices')).toMatchObject({
    role: 'plumber',
    topic: 'invoices',
  })
})

test('a long text is guessed from how it begins', () => {
  const story = 'The river was wide and slow. '
  expect(read(`Lunchbox stickers. ${story.repeat(190)} Garden gnomes.`).topic).toBe(
    'lunchbox stickers',
  )
})
