import { expect, test } from 'vitest'
import { SCALES } from '../bank/scales.ts'
import { CLEAR_IDEAS } from '../fixtures/ideas.ts'
import { read } from '../read/brief.ts'
import { writeAudience } from './audience.ts'
import { readCharacteristic } from './characteristic.ts'
import { factsOf } from './facts.ts'

test.each(CLEAR_IDEAS)('what is written about "%s" is read again as the same facts', (idea) => {
  const brief = read(idea)
  for (const generation of [1, 2, 3, 4, 5, 6]) {
    const { characteristics } = writeAudience(brief, { researchId: 3, generation })
    const kinds = characteristics.flatMap(readCharacteristic).map(({ kind }) => kind)
    const wanted = factsOf(brief, false).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(wanted.slice(0, kinds.length).toSorted())
  }
})

test.each([
  ['Works as a bricklayer', { kind: 'role', role: 'bricklayer', side: 'work' }],
  ['Is a grandparent', { kind: 'role', role: 'grandparent', side: 'home' }],
  ['Lives in Queensland', { kind: 'region', region: 'Queensland' }],
  ['Lives near the sea', { kind: 'trait', text: 'Lives near the sea' }],
  ['Registered nurse', { kind: 'role', role: 'registered nurse', side: 'work' }],
  ['Runs a small bakery', { kind: 'role', role: 'baker', side: 'work' }],
  ['Works in retail', { kind: 'field', field: 'Retail' }],
  ['Works in a public hospital', { kind: 'workplace', workplace: 'at a public hospital' }],
  ['Aged 30 to 45', { kind: 'size', of: 'age', least: 30, most: 45 }],
  ['Has been in business for at least 2 years', { kind: 'size', of: 'years', least: 2 }],
  ['Fewer than 20 staff', { kind: 'size', of: 'staff', least: 1, most: 20 }],
  ['Rosters casual staff every week', { kind: 'often', task: 'roster casual staff' }],
  ['Manages a ward', { kind: 'did', text: 'Managed a ward' }],
  ['Is frustrated with late changes', { kind: 'hassle', hassle: 'trouble', about: 'late changes' }],
  ['Struggles to find staff', { kind: 'hassle', hassle: 'trouble', about: 'finding staff' }],
  ['Interested in solar power', { kind: 'did', text: 'Read up on solar power' }],
  ['Responsible for purchasing', { kind: 'say' }],
  ['Works in a team of 2 to 10', { kind: 'size', least: 2, most: 10 }],
  ['20 to 199 staff', { kind: 'size', least: 20, most: 199 }],
  ['Uses a spreadsheet for rosters', { kind: 'uses', tool: 'A spreadsheet', about: 'rosters' }],
  ['Chooses the tools', { kind: 'say' }],
  ['Sent 3 or more quotes in the last 14 days', { kind: 'often', task: 'send', counted: 'quotes' }],
  ['Cooks at home at least 4 times a week', { kind: 'often', task: 'cook at home' }],
  [
    'Checked supplier statements 2 or more times in the last 4 weeks',
    { kind: 'often', scale: SCALES.month },
  ],
  ['Threw out unused food in the last 14 days', { kind: 'did', text: 'Threw out unused food' }],
  ['Lost fruit in the last two seasons', { kind: 'hassle', hassle: 'lost', about: 'fruit' }],
])('reads "%s" of a researcher', (text, fact) => {
  expect(readCharacteristic(text)).toMatchObject([fact])
})

test('the number asked for is where the scale turns', () => {
  const [fact] = readCharacteristic('Taught 8 or more pupils in the last 7 days')
  expect(fact).toMatchObject({
    scale: {
      span: 'the last 7 days',
      steps: ['None', '1 to 7', '8 to 16', '17 or more'],
      enough: 2,
    },
  })
})
