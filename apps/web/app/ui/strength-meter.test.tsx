import { passwordStrength } from '@wattle/contract/password'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { StrengthMeter } from './strength-meter.tsx'

const meterOf = (password: string) =>
  render(<StrengthMeter strength={passwordStrength(password)} isEmpty={password === ''} />)

test('nothing is judged before something is typed', async () => {
  const screen = await meterOf('')
  await expect.element(screen.getByText(/Each bud that opens/)).toBeVisible()
  await expect.element(screen.getByText('Very weak')).not.toBeInTheDocument()
})

test.each([
  ['abcdefgh', 'Very weak', 'rgb(255, 125, 112)'],
  ['abcdefgh1', 'Weak', 'rgb(255, 171, 94)'],
  ['Abcdefgh1', 'Medium', 'rgb(255, 216, 77)'],
  ['Abcdefgh1!', 'Strong', 'rgb(141, 187, 255)'],
  ['Abcdefghijk1!', 'Very strong', 'rgb(126, 219, 165)'],
])('"%s" is %s, in the colour of its level, on ink', async (password, word, colour) => {
  const screen = await meterOf(password)
  const chip = screen.getByText(word, { exact: true })
  await expect.element(chip).toBeVisible()
  const { color, backgroundColor } = getComputedStyle(chip.element())
  expect([color, backgroundColor]).toEqual([colour, 'rgb(26, 39, 33)'])
})

test('what is missing is listed, and how much of it is needed', async () => {
  const screen = await meterOf('golden4')
  await expect
    .element(screen.getByText('2 more of these are needed:', { exact: true }))
    .toBeVisible()
  const missing = screen.getByRole('listitem').elements()
  expect(missing.map(({ textContent }) => textContent)).toEqual([
    'at least 8 characters',
    '12 characters or more',
    'an uppercase letter',
    'a character that is neither letter nor digit',
  ])
  await expectAccessible()
})

test('a common password is called so, however many rules it meets', async () => {
  const screen = await meterOf('Passw0rd!')
  await expect.element(screen.getByText('Too common', { exact: true })).toBeVisible()
})

test('the strength is said politely once typing pauses', async () => {
  const screen = await meterOf('Abcdefgh1!')
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  const said = 'Password strength: Strong. Good enough. Stronger still with: 12 characters or more'
  await expect.element(screen.getByRole('status')).toHaveTextContent(said)
})
