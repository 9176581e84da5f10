import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { type Strength, StrengthMeter } from './strength-meter.tsx'

const RULES = ['length8', 'length12', 'lower', 'upper', 'digit', 'sign']

/** Makes a password strength that meets the first `met` rules. */
const strength = (level: Strength['level'], met: number, isCommon = false): Strength => ({
  criteria: RULES.map((name, index) => ({
    name,
    label: name.slice(0, 2),
    missing: `the ${name} rule`,
    isMet: index < met,
  })),
  level,
  isCommon,
  isAccepted: met >= 4 && !isCommon,
})

test('lists all six rules, but no strength, before someone types', async () => {
  const screen = await render(<StrengthMeter strength={strength('very weak', 0)} isEmpty />)
  await expect.element(screen.getByText(/must meet at least four/)).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toHaveLength(RULES.length)
  await expect.element(screen.getByText('Very weak')).not.toBeInTheDocument()
})

test.each([
  ['very weak', 2, 'Very weak', 'rgb(255, 125, 112)'],
  ['weak', 3, 'Weak', 'rgb(255, 171, 94)'],
  ['medium', 4, 'Medium', 'rgb(255, 216, 77)'],
  ['strong', 5, 'Strong', 'rgb(141, 187, 255)'],
  ['very strong', 6, 'Very strong', 'rgb(126, 219, 165)'],
] as const)(
  'shows the strength “%s” in the colour for that strength on a dark background',
  async (level, met, word, colour) => {
    const screen = await render(<StrengthMeter strength={strength(level, met)} isEmpty={false} />)
    const chip = screen.getByText(word, { exact: true })
    await expect.element(chip).toBeVisible()
    const { color, backgroundColor } = getComputedStyle(chip.element())
    expect([color, backgroundColor]).toEqual([colour, 'rgb(26, 39, 33)'])
  },
)

test("lists the rules that aren't met, and how many are needed", async () => {
  const screen = await render(<StrengthMeter strength={strength('very weak', 2)} isEmpty={false} />)
  const advice = screen.getByText('Any two of these are enough:', { exact: true })
  await expect.element(advice).toBeVisible()
  const missing = screen.getByRole('listitem').elements()
  expect(missing.map(({ textContent }) => textContent)).toEqual([
    'the lower rule',
    'the upper rule',
    'the digit rule',
    'the sign rule',
  ])
  await expectAccessible()
})

test('suggests twelve characters once there are eight', async () => {
  const short = strength('very weak', 0)
  const screen = await render(<StrengthMeter strength={short} isEmpty={false} />)
  const missing = () => screen.getByRole('listitem').elements().length
  expect(missing()).toBe(5)
  await screen.rerender(<StrengthMeter strength={strength('very weak', 1)} isEmpty={false} />)
  expect(missing()).toBe(5)
})

test('says that a password is common, however many rules it meets', async () => {
  const common = strength('strong', 5, true)
  const screen = await render(<StrengthMeter strength={common} isEmpty={false} />)
  await expect.element(screen.getByText('Too common', { exact: true })).toBeVisible()
})

test('announces the strength politely once typing pauses', async () => {
  const screen = await render(<StrengthMeter strength={strength('strong', 5)} isEmpty={false} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('')
  const announcement =
    'Password strength: Strong. Good enough. To make it even stronger, use: the sign rule'
  await expect.element(screen.getByRole('status')).toHaveTextContent(announcement)
})
