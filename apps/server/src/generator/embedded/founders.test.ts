import { expect, test } from 'vitest'
import { embeddedEngine } from './engine.ts'
import { FOUNDERS } from './fixtures/founders.ts'
import { HALF_TOLD } from './fixtures/half-told.ts'
import { ONCE_HALF_READ } from './fixtures/once-half-read.ts'
import { ONCE_MISREAD } from './fixtures/once-misread.ts'
import { ONCE_REVERSED } from './fixtures/once-reversed.ts'
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

test.each([...FOUNDERS, ...ONCE_MISREAD, ...ONCE_REVERSED, ...ONCE_HALF_READ])(
  '$idea: asks $people about $about',
  async ({ idea, people = '', about }) => {
    const { text, notice } = await write(idea)
    // The same words may be said of the people, to them, or by them.
    const isSaid = (words: string) =>
      words
        .toLowerCase()
        .split(' ')
        .every((word) => text.includes(word.replace(/(ed|s|e)$/, '')))
    expect([people, about].filter((words) => !isSaid(words))).toEqual([])
    expect(notice).toBeNull()
  },
)

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

test.each([
  ['Marketplace connecting retired nurses with families who need respite care', 'retired nurses'],
  ['A platform pairing lonely older people with uni students who need cheap rent', 'older people'],
  ['Marketplace for cakes. Sellers are home bakers, buyers are offices', 'home bakers'],
  ['A marketplace matching retired chefs with community kitchens that need cooks', 'retired chefs'],
])('%s: is not written for %s, and says so', async (idea, others) => {
  const { text, notice } = await write(idea)
  expect(text).not.toContain(others)
  expect(notice).toContain(`not for`)
  expect(notice).toContain(others)
})

test('a firm is not asked to look for managers', () => {
  const idea = 'We match freelance translators with law firms that need documents overnight'
  expect(read(idea)).toMatchObject({ role: 'manager', workplace: 'at a law firm' })
  expect(read(idea).job?.deed.plain).toBe('try to find freelance translators')
})

test('whom a task is done for is no trait of those who do it', () => {
  expect(read('Wedding celebrants rewrite scripts for every couple').trait).toBeUndefined()
})

test('what the other side has is not asked of those who look for it', () => {
  const idea =
    'A marketplace that connects people with spare sheds to people who want to store boats'
  expect(read(idea).trait).toBeUndefined()
})

test('one stray word does not make a field', () => {
  const idea = 'Building certifiers have to check every plan against a code'
  expect(read(idea).domain.name).toBe('anyone at work')
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
