import { expect, test } from 'vitest'
import { type Question, queued, type Screener, withChoices } from './choices.ts'
import { nextOpen, reachable, resumeAt, stepName } from './steps.ts'

let ids = 0
function question(type: Question['type'], texts: string[], chosen: string[] = []): Question {
  const options = texts.map((text) => ({
    optionId: ++ids,
    text,
    selected: chosen.includes(text),
  }))
  return { userScreenerAnswerId: ++ids, question: 'What?', type, options }
}

function screener(status: Screener['status'], userAnswers: Question[]): Screener {
  const screenerInfo = {
    studyTitle: 'Meals',
    studyDescription: '',
    estimatedTime: '',
    conductingPeriod: '',
    incentive: '',
    consentFormLink: '',
    contactEmail: '',
  }
  return { userScreenerId: 1, status, hasHours: false, interview: null, screenerInfo, userAnswers }
}

const open = () => question('SINGLE_CHOICE', ['Yes', 'No'])
const done = () => question('SINGLE_CHOICE', ['Yes', 'No'], ['Yes'])

test('gives a screener with N questions the steps 1 to N+5, and no others', () => {
  const three = screener('STARTED', [open(), open(), open()])
  const names = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => stepName(step, three))
  expect(names).toEqual([
    'title',
    'instructions',
    'consent',
    'question',
    'question',
    'question',
    'closing',
    'thanks',
  ])
  for (const step of [0, 9, -1, 4.5, Number.NaN]) expect(stepName(step, three)).toBe('unknown')
})

test('resumes at the first question without an answer', () => {
  expect(resumeAt(screener('INVITED', []))).toBe(1)
  expect(resumeAt(screener('STARTED', [open(), open()]))).toBe(2)
  expect(resumeAt(screener('STARTED', [done(), open()]))).toBe(5)
  expect(resumeAt(screener('STARTED', [done(), done()]))).toBe(6)
  expect(resumeAt(screener('COMPLETED', [done(), done()]))).toBe(7)
})

test('goes from one skipped question to the next, and then to the last step', () => {
  const skipped = screener('STARTED', [open(), done(), open(), done()])
  expect(nextOpen(4, skipped)).toBe(6)
  expect(nextOpen(6, skipped)).toBe(8)
})

test('returns people to a multiple-choice question they may not have finished', () => {
  const some = question('MULTIPLE_CHOICE', ['Yes', 'No'], ['Yes'])
  expect(resumeAt(screener('STARTED', [done(), some, open()]))).toBe(5)
  expect(resumeAt(screener('STARTED', [some, done(), open()]))).toBe(6)
})

test('doesn’t let anyone skip Start, consent or Finish by changing the URL', () => {
  const two = screener('STARTED', [open(), open()])
  expect(reachable(5, screener('INVITED', [open(), open()]), true)).toBe(1)
  expect(reachable(5, two, false)).toBe(3)
  expect(reachable(5, two, true)).toBe(5)
  expect(reachable(7, two, true)).toBe(6)
  // People who've answered a question have agreed, even if they did so on another device.
  expect(reachable(5, screener('STARTED', [done(), open()]), false)).toBe(5)
  expect(reachable(4, screener('COMPLETED', [done(), done()]), true)).toBe(7)
  expect(stepName(reachable(99, two, true), two)).toBe('unknown')
})

const textsChosen = ({ userAnswers }: Screener) =>
  userAnswers[0]?.options.filter(({ selected }) => selected).map(({ text }) => text)

test('shows queued answers as the server will store them', () => {
  const several = question('MULTIPLE_CHOICE', ['A', 'B', 'None of these'], ['A'])
  const first = screener('STARTED', [several])
  const choose = (text: string, selected = true) => ({
    userScreenerAnswerId: several.userScreenerAnswerId,
    optionId: several.options.find((option) => option.text === text)?.optionId ?? 0,
    selected,
  })
  expect(textsChosen(withChoices(first, [choose('B')]))).toEqual(['A', 'B'])
  expect(textsChosen(withChoices(first, [choose('A', false)]))).toEqual([])
  expect(textsChosen(withChoices(first, [choose('None of these')]))).toEqual(['None of these'])
  expect(textsChosen(withChoices(first, [choose('None of these'), choose('B')]))).toEqual(['B'])
  const [a, b] = [choose('A'), choose('B')]
  expect(queued([a, b], choose('A', false), 'MULTIPLE_CHOICE')).toEqual([b, choose('A', false)])
  expect(queued([a], b, 'SINGLE_CHOICE')).toEqual([b])
})
