import { expect, test } from 'vitest'
import { faultsOfScreener } from '../../checks.ts'
import { isSound } from '../../fit.ts'
import { embeddedEngine } from '../engine.ts'

/** What researchers make of the audience in their own words. */
const EDITED: [idea: string, characteristics: string[]][] = [
  [
    'We want to help cafe owners in country towns roster casual staff without endless texting',
    [
      'Owns a small cafe with 5 to 20 staff',
      'Rosters casual staff every week',
      'Does not use rostering software',
      'Is frustrated with last-minute changes',
    ],
  ],
  [
    'An app that helps people who live alone cook for one without waste',
    [
      'Aged 30 to 45',
      'Lives alone in a city',
      'Cooks most nights',
      'Interested in recipes',
      'Female',
    ],
  ],
  [
    'Plumbers lose jobs because quotes go out days late',
    ['Plumber', 'In business for at least 2 years', 'Team of 2 to 10', 'Uses Xero'],
  ],
  [
    'Nurses waste half an hour every shift writing handover notes on paper',
    [
      'Employs 200+ staff',
      'Their team writes notes by hand',
      'Wants to save time',
      'Manages a ward',
    ],
  ],
]

const screenerOf = async ([idea, characteristics]: (typeof EDITED)[number], generation = 1) => {
  const seed = { researchId: 9, generation }
  return (await embeddedEngine().writeScreener({ idea, characteristics, seed })).content
}

test.each(EDITED)('of "%s" with other characteristics the screener is sound', async (...edited) => {
  for (const generation of [1, 2, 3]) {
    const screener = await screenerOf(edited, generation)
    expect(faultsOfScreener(screener)).toEqual([])
    expect(isSound(screener.questions)).toBe(true)
  }
})

test.each(EDITED)(
  'the answers for "%s" are what a person says of themselves',
  async (...edited) => {
    const { questions } = await screenerOf(edited)
    const answers = questions.flatMap(({ options }) => options.map(({ text }) => text))
    const told = /^(Lives|Has|Is|Owns|Works|Uses|Does|Their|Wants|Rents|Speaks|Plays|Keeps) /
    expect(answers.filter((text) => told.test(text))).toEqual([])
  },
)

test('a number is asked for with the place or the person that it belongs to', async () => {
  const asked = async (at: number) =>
    (await screenerOf(EDITED[at] ?? ['', []])).questions.map(({ question }) => question)
  expect(await asked(0)).toContain('How many people work at your workplace, you included?')
  expect(await asked(1)).toContain('How old are you?')
  expect(await asked(2)).toContain('How many people are in your team, you included?')
})

test('beside what is true at work stand other things of work', async () => {
  const { questions } = await screenerOf(EDITED[3] ?? ['', []])
  const beside = questions.find(({ options }) =>
    options.some(({ text }) => text === 'My team writes notes by hand'),
  )
  expect(beside?.options.filter(({ text }) => /caravan|garden|dog|coast/.test(text))).toEqual([])
})
