import { describe, expect, test } from 'vitest'
import { faultsOfAudience, faultsOfGuide, faultsOfScreener } from '../checks.ts'
import { isSound } from '../fit.ts'
import { embeddedEngine } from './engine.ts'
import { CLEAR_IDEAS, POOR_IDEAS, UNREADABLE_IDEAS } from './fixtures/ideas.ts'
import { type Brief, read, readings } from './read/brief.ts'

const GENERATIONS = [1, 2, 3]
const ALL_IDEAS = [...CLEAR_IDEAS, ...POOR_IDEAS, ...UNREADABLE_IDEAS]

async function write(idea: string, generation = 1) {
  const seed = { researchId: 42, generation }
  const engine = embeddedEngine()
  const { content: audience, notice } = await engine.writeAudience({ idea, seed })
  const { characteristics } = audience
  const { content: screener } = await engine.writeScreener({ idea, characteristics, seed })
  const { content: guide } = await engine.writeGuide({ idea, characteristics, seed })
  const asked = screener.questions.map(({ question }) => question)
  const answers = screener.questions.flatMap(({ options }) => options.map(({ text }) => text))
  const spoken = guide.parts.flatMap(({ questions }) => questions)
  return { audience, screener, guide, notice, asked, answers, spoken }
}

const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[a-z0-9']+/g) ?? [])

/** Whether a text speaks of a thing, in whatever form its words stand. */
function speaksOf(text: string, thing: string): boolean {
  const stem = (word: string) => word.replace(/(ing|ed|es|s|er)$/, '').slice(0, 5)
  const spoken = [...wordsIn(text)].map(stem)
  const wanted = [...wordsIn(thing)].filter((word) => word.length > 3).map(stem)
  return wanted.length === 0 || wanted.some((word) => spoken.includes(word))
}

const peopleOf = ({ role, trait, topic }: Brief) =>
  role ?? (trait ? `${trait.plain} ${trait.past}` : topic)
const matterOf = ({ job, topic }: Brief) => `${topic} ${job?.deed.plain ?? ''}`

function overlap(one: string, other: string): number {
  const [first, second] = [wordsIn(one), wordsIn(other)]
  const shared = [...first].filter((word) => second.has(word)).length
  return shared / new Set([...first, ...second]).size
}

function closest(questions: string[]): [number, string, string] {
  const pairs = questions.flatMap((one, at) =>
    questions
      .slice(at + 1)
      .map((other): [number, string, string] => [overlap(one, other), one, other]),
  )
  return pairs.sort(([one], [other]) => other - one)[0] ?? [0, '', '']
}

describe.each([...CLEAR_IDEAS, ...POOR_IDEAS])('%s', (idea) => {
  test('the people are in audience, screener and guide, the matter where it must be', async () => {
    const all = readings(idea)
    for (const generation of GENERATIONS) {
      const brief = all[(generation - 1) % all.length] ?? read(idea)
      const { audience, asked, answers, spoken } = await write(idea, generation)
      const people = peopleOf(brief)
      expect(audience.characteristics.some((text) => speaksOf(text, people))).toBe(true)
      expect([...asked, ...answers].some((text) => speaksOf(text, people))).toBe(true)
      expect(spoken.some((text) => speaksOf(text, people))).toBe(true)
      const matter = matterOf(brief)
      expect(spoken.filter((text) => speaksOf(text, matter)).length).toBeGreaterThanOrEqual(3)
      expect(asked.some((text) => speaksOf(text, matter))).toBe(true)
    }
  })

  test('half of the wrong answers of its own questions come from its field', async () => {
    const { domain } = read(idea)
    const row = [
      ...domain.roles,
      ...domain.peers,
      ...domain.tasks,
      ...domain.hassles,
      ...domain.tools,
    ]
    const known = new Set(row.map((text) => text.toLowerCase()))
    const { screener } = await write(idea)
    const own = screener.questions.filter(
      ({ ordered, options }) =>
        !ordered && options.some(({ text }) => known.has(text.toLowerCase())),
    )
    const wrong = own.flatMap(({ options }) =>
      options.filter((option) => !option.mustMatch).slice(0, -1),
    )
    const fromField = wrong.filter(({ text }) => known.has(text.toLowerCase()))
    expect(own.length).toBeGreaterThanOrEqual(2)
    expect(fromField.length).toBeGreaterThanOrEqual(wrong.length / 2)
  })
})

describe.each(ALL_IDEAS)('%s', (idea) => {
  test('keeps the limits, asks nothing banned, reads well, and lets only the wanted through', async () => {
    for (const generation of GENERATIONS) {
      const { audience, screener, guide, asked, answers } = await write(idea, generation)
      expect(faultsOfAudience(audience)).toEqual([])
      expect(faultsOfScreener(screener)).toEqual([])
      expect(faultsOfGuide(guide)).toEqual([])
      expect(isSound(screener.questions)).toBe(true)
      expect(
        screener.questions.every(({ options }) => options.length >= 4 && options.length <= 6),
      ).toBe(true)
      expect(asked.filter((text) => text.split(' ').length > 20)).toEqual([])
      expect(answers.filter((text) => text.split(' ').length > 8)).toEqual([])
    }
  })

  test('no two questions say the same, and half of them differ the next time', async () => {
    const [first, second] = [await write(idea, 1), await write(idea, 2)]
    expect(closest(first.asked)[0], closest(first.asked).join(' | ')).toBeLessThanOrEqual(0.6)
    expect(closest(first.spoken)[0], closest(first.spoken).join(' | ')).toBeLessThanOrEqual(0.6)
    const kept = first.spoken.filter((text) => second.spoken.includes(text))
    expect(kept.length).toBeLessThanOrEqual(first.spoken.length / 2)
    const sameAsked = first.asked.filter((text) => second.asked.includes(text))
    expect(sameAsked.length).toBeLessThanOrEqual(first.asked.length / 2)
  })
})

test.each(UNREADABLE_IDEAS)(
  'no three words running of "%s" appear, and the researcher is told',
  async (idea) => {
    const written = await write(idea)
    const text = JSON.stringify(written).toLowerCase()
    const words = idea.toLowerCase().match(/\p{L}+/gu) ?? []
    const runs = words.slice(2).map((_word, at) => words.slice(at, at + 3).join(' '))
    expect(runs.filter((run) => text.includes(run))).toEqual([])
    expect(written.notice).toContain('could not read')
  },
)

test.each(POOR_IDEAS)('the researcher is told what is missing in "%s"', async (idea) => {
  expect((await write(idea)).notice).toMatch(/could not read/)
})

test('different fields get different content', async () => {
  const ownAnswers = async (idea: string) => {
    const { screener } = await write(idea)
    return screener.questions.slice(0, 4).flatMap(({ options }) => options.map(({ text }) => text))
  }
  const plumbers = await ownAnswers('Plumbers lose jobs because quotes go out days late')
  const nurses = await ownAnswers('Nurses waste hours writing handover notes')
  const shared = plumbers.filter((text) => nurses.includes(text))
  expect(shared.length).toBeLessThan(plumbers.length / 2)
})

test('the same seed writes the same', async () => {
  expect(await write('Podcasters hate editing audio')).toEqual(
    await write('Podcasters hate editing audio'),
  )
})

test('6,000 characters and more are read', async () => {
  const story = 'It was a long week and there was a lot of rain and we had to wait for the bus. '
  const idea = `${story.repeat(60)} My idea is a tool for plumbers who forget to send invoices. ${story.repeat(20)}`
  expect(read(idea)).toMatchObject({ role: 'plumber', topic: 'invoices' })
  expect(faultsOfScreener((await write(idea)).screener)).toEqual([])
})
