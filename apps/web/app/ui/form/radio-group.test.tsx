import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { RadioGroup } from './radio-group.tsx'

const options = [
  { value: 'single', label: 'Single choice' },
  { value: 'multiple', label: 'Multiple choice', hint: 'One or more answers' },
  { value: 'open', label: 'Open answer', disabled: true },
]

test('moves the choice within the group with arrow keys', async () => {
  const onChange = vi.fn()
  await render(
    <RadioGroup
      label="Question type"
      options={options}
      defaultValue="single"
      onChange={onChange}
    />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('multiple')
})

test("doesn't show any row as chosen before people choose", async () => {
  // Radios in a group without a choice are :indeterminate, which once made them look chosen.
  const colourOf = (name: string) => {
    const radio = screen.getByRole('radio', { name, exact: true })
    return getComputedStyle(radio.element()).backgroundColor
  }
  const group = (value: string) => (
    <RadioGroup look="card" label="Question type" options={options} value={value} />
  )
  const screen = await render(group(''))
  const before = colourOf('Single choice')
  await screen.rerender(group('multiple'))
  await expect.poll(() => colourOf('Multiple choice')).not.toBe(before)
  expect(colourOf('Single choice')).toBe(before)
})

test("keeps showing the caller's choice until the caller changes it", async () => {
  const screen = await render(
    <RadioGroup label="Question type" options={options} value="single" onChange={() => {}} />,
  )
  await screen.getByText('Multiple choice').click()
  await expect.element(screen.getByRole('radio', { name: 'Single choice' })).toBeChecked()
  await screen.rerender(
    <RadioGroup label="Question type" options={options} value="multiple" onChange={() => {}} />,
  )
  await expect
    .element(screen.getByRole('radio', { name: 'Multiple choice', exact: true }))
    .toBeChecked()
})

test('names the group by its question, and adds the error to its description', async () => {
  const screen = await render(
    <RadioGroup label="Where do you live?" options={options} error="Choose one to continue." />,
  )
  const group = screen.getByRole('radiogroup', { name: 'Where do you live?' })
  await expect.element(group).toHaveAttribute('aria-invalid', 'true')
  await expect.element(group).toHaveAccessibleDescription('Choose one to continue.')
})

test('keeps the choices of two groups on a page separate', async () => {
  const screen = await render(
    <>
      <RadioGroup label="First" options={options} defaultValue="single" />
      <RadioGroup label="Second" options={options} defaultValue="multiple" />
    </>,
  )
  const first = screen.getByRole('radiogroup', { name: 'First' })
  await expect.element(first.getByRole('radio', { name: 'Single choice' })).toBeChecked()
})

test('has no accessibility violations', async () => {
  await render(
    <>
      <RadioGroup label="Plain" options={options} defaultValue="single" hint="A hint" />
      <RadioGroup label="Cards" look="card" options={options} error="Choose one." />
    </>,
  )
  await expectAccessible()
})
