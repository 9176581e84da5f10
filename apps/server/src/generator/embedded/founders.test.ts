import { expect, test } from 'vitest'
import { embeddedEngine } from './engine.ts'
import { FOUNDERS } from './fixtures/founders.ts'
import { HALF_TOLD } from './fixtures/half-told.ts'
import { read, readings } from './read/brief.ts'

async function write(idea: string, generation = 1) {
  const engine = embeddedEngine()
  const seed = { researchId: 17, generation }
  const { content: audience, notice } = await engine.writeAudience({ idea, seed })
  const input = { idea, characteristics: audience.characteristics, seed }
  const screener = (await engine.writeScreener(input)).content
  const guide = (await engine.writeGuide(input)).content
  return { text: JSON.stringify([audience, screener, guide]).toLowerCase(), notice, audience }
}

test.each(FOUNDERS)('$idea: asks $people about $about', async ({ idea, people = '', about }) => {
  const { text, notice } = await write(idea)
  // The same words may be said of the people, to them, or by them.
  const isSaid = (words: string) =>
    words
      .toLowerCase()
      .split(' ')
      .every((word) => text.includes(word.replace(/(ed|s|e)$/, '')))
  expect([people, about].filter((words) => !isSaid(words))).toEqual([])
  expect(notice).toBeNull()
})

test.each(HALF_TOLD)('$idea: says what is missing, and asks about $about', async (told) => {
  const { text, notice } = await write(told.idea)
  expect(text).toContain(told.about)
  if (told.people) expect(text).toContain(told.people)
  expect(notice).toContain('could not read')
})

test('of two sides the one that is served and hurts is asked', () => {
  const idea = 'Retired engineers mentor hardware founders who blow their budgets'
  expect(read(idea)).toMatchObject({
    role: 'hardware founder',
    otherSide: 'retired engineer',
    topic: 'budgets',
  })
})

test('what happens once in years is not counted by the week', () => {
  for (const idea of [
    "New mums recovering from a caesarean don't know which exercises are safe",
    'Planning a funeral costs a fortune and families are in no state to shop around',
  ]) {
    expect(read(idea).period).toBe('rare')
  }
})

test('who has a hobby is not asked for a paid job', async () => {
  const { audience } = await write('Hobby beekeepers lose colonies over winter')
  expect(audience.characteristics.join()).not.toMatch(/earns|works|working/i)
})

test('where the topic is a guess, who asks again gets another reading', async () => {
  const idea = 'Chicken coop cameras and egg counters'
  expect((await write(idea, 1)).text).toContain('chicken coop cameras')
  expect((await write(idea, 2)).text).not.toContain('chicken coop cameras')
  expect((await write(idea, 2)).text).toContain('egg counters')
  expect(await write(idea, 2)).toEqual(await write(idea, 2))
})

test('what was told plainly is read the same every time', () => {
  expect(readings('A tool for plumbers who forget to send invoices')).toHaveLength(1)
})
