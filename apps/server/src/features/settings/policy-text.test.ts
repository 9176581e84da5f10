import { createHash } from 'node:crypto'
import { PRIVACY_POLICY } from '@wattle/contract/policy'
import { PRIVACY_POLICY_2 } from '@wattle/contract/policy-2'
import { expect, test } from 'vitest'

const hashOf = (policy: object) => createHash('sha256').update(JSON.stringify(policy)).digest('hex')

test('keeps version 1 letter for letter, because people agreed to it', () => {
  expect(PRIVACY_POLICY.updated).toBe('2024-11-11')
  expect(hashOf(PRIVACY_POLICY)).toBe(
    '715d8ffc291c7a1f38609c97a09676b65740b677028063398130ecf0dac4a3e6',
  )
})

test('keeps the policy’s nine sections in version 2', () => {
  const titles = (policy: { sections: readonly { id: string; title: string }[] }) =>
    policy.sections.map(({ id, title }) => [id, title])
  expect(titles(PRIVACY_POLICY_2)).toEqual(titles(PRIVACY_POLICY))
})

test.each([
  'profile',
  'filter',
  'quota',
  'the researcher chooses',
  'observers',
  'Standbys',
  'quote your words',
  'Client lists',
  'Open links',
  'If you leave with an interview booked',
])('mentions “%s” in version 2 of the privacy policy', (subject) => {
  expect(JSON.stringify(PRIVACY_POLICY_2)).toContain(subject)
})

test.each([
  'is not required to browse',
  '18 or older',
  'under 15',
  'within up to 30 days',
  'Office of the Australian Information Commissioner',
  'five working days',
])('keeps this promise from version 1 in version 2: %s', (promise) => {
  expect(JSON.stringify(PRIVACY_POLICY)).toContain(promise)
  expect(JSON.stringify(PRIVACY_POLICY_2)).toContain(promise)
})
