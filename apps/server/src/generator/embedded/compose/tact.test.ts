import { expect, test } from 'vitest'
import { embeddedEngine } from '../engine.ts'
import { read } from '../read/brief.ts'
import { besides } from './kinds-of-people.ts'

const GENERATIONS = [1, 2, 3, 4, 5, 6]

async function asked(idea: string) {
  const engine = embeddedEngine()
  const all = GENERATIONS.map(async (generation) => {
    const seed = { researchId: 5, generation }
    const { characteristics } = (await engine.writeAudience({ idea, seed })).content
    const input = { idea, characteristics, seed }
    const { questions } = (await engine.writeScreener(input)).content
    const { parts } = (await engine.writeGuide(input)).content
    return { questions, spoken: parts.flatMap((part) => part.questions) }
  })
  return Promise.all(all)
}

test.each([
  'An app for sex workers to screen clients',
  'Divorced parents forget which weekend is theirs',
  'An app for deaf people to order at a drive through',
  'Widows struggle to cook for one',
  'People on dialysis have to plan every holiday around a clinic',
])('nobody is asked how they came to be what they are: %s', async (idea) => {
  for (const { spoken } of await asked(idea)) {
    expect(spoken[0]).not.toMatch(/come to be|changed for you|been an? |being |week as/)
  }
})

test('what was tried is asked without a search, and without a thing that cannot be tried', async () => {
  for (const { spoken } of await asked(
    'Families take thousands of photos and can never find one',
  )) {
    expect(spoken.join(' ')).not.toMatch(/better way|tried so far with/)
  }
})

test.each([
  ['Tradies forget to send invoices', /plumb|lock|brick|cabinet|plaster|glaz|concret|pest|pool/i],
  ['Healthcare workers struggle to find parking', /nurse|gp|physio|pharma|dent|paramedic/i],
  ['Teachers spend hours marking essays', /teacher|tutor|principal|lecturer|aide|coach/i],
  ['Small business owners forget to lodge BAS', /owner|founder|trader|consultant|accountant/i],
  ['Farmers need to find cheap feed', /farm|grower|grazier|beekeeper|orchard/i],
  ['Students forget deadlines', /student|apprentice|phd/i],
  ['Carers spend hours booking appointments', /carer|daughter|parent|support/i],
  ['Drivers waste time looking for charging stations', /driver|courier|rider/i],
])('no kind of the people wanted is a wrong answer: %s', (idea, kinds) => {
  const { role = '', domain } = read(idea)
  expect(besides(role, domain).filter((other) => kinds.test(other))).toEqual([])
  expect(besides(role, domain).length).toBeGreaterThanOrEqual(4)
})

test.each([
  'Book clubs struggle to agree on what to read next',
  "Ukulele players can't find anyone nearby to jam with",
  'Divorced parents fight over who has the kids when and who paid for what',
])('no answer speaks of a task that nobody named: %s', async (idea) => {
  for (const { questions } of await asked(idea)) {
    const answers = questions.flatMap(({ options }) => options.map(({ text }) => text))
    expect(
      answers.filter((text) => /that task|Not knowing something|what I needed/.test(text)),
    ).toEqual([])
  }
})
