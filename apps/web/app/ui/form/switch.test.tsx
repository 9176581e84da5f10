import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { Switch } from './switch.tsx'

test('toggles on click and with the space bar', async () => {
  const onChange = vi.fn()
  const screen = await render(
    <Switch label="Keyboard shortcuts" onChange={(event) => onChange(event.target.checked)} />,
  )
  await screen.getByText('Keyboard shortcuts').click()
  expect(onChange).toHaveBeenLastCalledWith(true)
  await userEvent.keyboard(' ')
  expect(onChange).toHaveBeenLastCalledWith(false)
})

test("adds a switch's hint to its accessible description", async () => {
  const screen = await render(<Switch label="Weekly summary" hint="Mondays at nine" />)
  const element = screen.getByRole('switch', { name: 'Weekly summary', exact: true })
  await expect.element(element).toHaveAccessibleDescription('Mondays at nine')
})

test('has no accessibility violations', async () => {
  await render(
    <>
      <Switch label="Off" hint="A hint" />
      <Switch label="On" defaultChecked />
      <Switch label="Fixed" disabled />
    </>,
  )
  await expectAccessible()
})
