import { expect, test } from 'vitest'
import { plainEnglish } from './plain-english.ts'
import { makeTree } from './tree.ts'

const findIn = (text: string, path = 'docs/a.md') =>
  plainEnglish(makeTree([path], () => text)).violations

test.each([
  ['Whoever comes back', 'Whoever'],
  ['to whom it belongs', 'whom'],
  ['set up anew', 'anew'],
  ['somebody of the panel', 'somebody'],
  ['This link opens nothing any more.', 'nothing any more'],
  ['there are no slots any more', 'no slots any more'],
  ['its link opens nothing', 'opens nothing'],
  ['on a port of its own', 'of its own'],
  ['a key of their own for each', 'of their own'],
  ['the own generator', 'the own'],
  ['by way of others', 'by way of'],
  ['Panel members need not ask', 'need not'],
  ['a slot that is had back', 'is had'],
  ['it can be taken back', 'taken back'],
  ['The visitor is told', 'The visitor is told'],
  ["test('the visitor is told')", 'the visitor is told'],
  ['a service knows nothing of HTTP', 'knows nothing of'],
  ['What was typed is kept', 'What was typed is'],
  ['what is deleted comes back', 'what is deleted comes'],
])('flags “%s”', (text, quoted) => {
  expect(findIn(text)).toContainEqual(expect.stringContaining(`“${quoted}” sounds translated`))
})

test.each(['who paused gets no email', 'where nothing is measured, nothing is asked'])(
  'flags the test name “%s”',
  (name) => {
    expect(findIn(`test('${name}', () => {})`, 'e2e/a.spec.ts')).toHaveLength(1)
  },
)

test.each([
  'Are there any more questions?',
  'Are there any more?',
  'if you need any more, ask',
  'It doesn’t work any more.',
  'customers of their own choosing',
  'two researchers, one of whom left',
  'before anyone is told',
  'nobody is told',
  'once the researcher is told',
  'Make sure that the researcher is told.',
  'Say what happened, what is safe and what to do next.',
  'It runs on its own.',
  'Returns what was saved.',
])('allows “%s”', (text) => {
  expect(findIn(text)).toEqual([])
})

test('says which line is wrong and what to write instead', () => {
  expect(findIn('fine\nset up anew')).toEqual([
    'docs/a.md:2 “anew” sounds translated: write “again”.',
  ])
})

test.each([
  'Dockerfile',
  'compose.yaml',
  'ops/ha/node.env',
  'ops/nginx.conf',
  'ops/wattle.service',
])('reads the comments in %s', (path) => {
  expect(findIn('# set up anew', path)).toHaveLength(1)
})

test('leaves version 1 of the policy alone', () => {
  expect(findIn('// need not ask', 'packages/contract/src/policy.ts')).toEqual([])
})
