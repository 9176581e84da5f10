import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { Checkbox } from './checkbox.tsx'

test('ticks the box when its label is pressed', async () => {
  const screen = await render(<Checkbox label="Remember this view" />)
  await screen.getByText('Remember this view').click()
  await expect.element(screen.getByRole('checkbox')).toBeChecked()
})

test('ticks and unticks with the space bar', async () => {
  const screen = await render(<Checkbox label="Remember this view" />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('checkbox')).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked()
})

test("highlights the label, marks the box as invalid and adds the error to the box's description", async () => {
  const screen = await render(<Checkbox label="I agree" error="Tick the box to continue." />)
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  await expect.element(box).toBeInvalid()
  await expect.element(box).toHaveAccessibleDescription('Tick the box to continue.')
  const { color } = getComputedStyle(screen.getByText('I agree').element())
  const { color: alarm } = getComputedStyle(screen.getByText('Tick the box to continue.').element())
  expect(color).toBe(alarm)
})

test('leaves a gap between the box and a label that’s partly hidden', async () => {
  const label = (
    <>
      Qualifies<span className="sr-only">: option 1</span>
    </>
  )
  const screen = await render(<Checkbox label={label} />)
  const box = screen.getByRole('checkbox').element()
  const text = screen.getByText('Qualifies', { exact: false }).first().element()
  expect(text.getBoundingClientRect().left).toBeGreaterThan(box.getBoundingClientRect().right + 8)
})

test("doesn't tick or untick a disabled box", async () => {
  const onChange = vi.fn()
  const screen = await render(<Checkbox label="Fixed" disabled checked onChange={onChange} />)
  ;(screen.getByText('Fixed').element() as HTMLElement).click()
  expect(onChange).not.toHaveBeenCalled()
})

test('ticks the box when someone presses anywhere on its card', async () => {
  const screen = await render(<Checkbox look="card" label="Delivery to work" />)
  const row = screen.getByText('Delivery to work').element().closest('label') as HTMLElement
  expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  row.click()
  await expect.element(screen.getByRole('checkbox')).toBeChecked()
})

test('has no accessibility violations', async () => {
  await render(
    <>
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked hint="A hint" />
      <Checkbox label="Wrong" error="Tick it." />
      <Checkbox label="Fixed" disabled defaultChecked />
      <Checkbox look="card" label="Card" defaultChecked trailing="Saved" />
    </>,
  )
  await expectAccessible()
})
