import { Search } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { Field } from './field.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

test('focuses the control when its label is pressed', async () => {
  const screen = await render(
    <Field label="Email">{(control) => <TextInput {...control} placeholder="Your Email" />}</Field>,
  )
  await screen.getByText('Email').click()
  await expect.element(screen.getByPlaceholder('Your Email')).toHaveFocus()
})

test('marks the control as invalid, and adds the error to its description', async () => {
  const screen = await render(
    <Field label="Email" error="Write your address." hint="We answer by email.">
      {(control) => <TextInput {...control} />}
    </Field>,
  )
  const input = screen.getByLabelText('Email')
  await expect.element(input).toBeInvalid()
  await expect.element(input).toHaveAccessibleDescription('Write your address. We answer by email.')
})

test("marks the control as invalid without a description when there's no error message", async () => {
  const screen = await render(
    <Field label="Email" error>
      {(control) => <TextInput {...control} />}
    </Field>,
  )
  const input = screen.getByLabelText('Email')
  await expect.element(input).toBeInvalid()
  await expect.element(input).not.toHaveAttribute('aria-describedby')
})

test('adds “optional” to the accessible name of an optional field', async () => {
  const screen = await render(
    <Field label="Subject" optional>
      {(control) => <TextInput {...control} />}
    </Field>,
  )
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleName('Subject optional')
})

test('names the control even if its label is hidden', async () => {
  const screen = await render(
    <Field label="Search all projects" hideLabel>
      {(control) => <TextInput {...control} type="search" icon={Search} />}
    </Field>,
  )
  await expect.element(screen.getByRole('searchbox', { name: 'Search all projects' })).toBeVisible()
})

test('grows a text area with its text and shrinks it when cleared', async () => {
  const screen = await render(
    <Field label="Message">{(control) => <TextArea {...control} rows={2} />}</Field>,
  )
  const area = screen.getByLabelText('Message')
  const heightOf = () => area.element().clientHeight
  const least = heightOf()
  await area.fill('One line\nand another\nand a third\nand a fourth')
  expect(heightOf()).toBeGreaterThan(least)
  await area.fill('')
  expect(heightOf()).toBe(least)
})

test('grows a text area with its text even in browsers without field-sizing', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false)
  const screen = await render(
    <form>
      <Field label="Message">{(control) => <TextArea {...control} rows={2} />}</Field>
      <button type="reset">Clear</button>
    </form>,
  )
  const area = screen.getByLabelText('Message')
  const element = area.element() as HTMLTextAreaElement
  // Simulates a browser that doesn't support `field-sizing`.
  element.style.setProperty('field-sizing', 'fixed')
  await area.fill('One line\nand another\nand a third\nand a fourth')
  expect(element.clientHeight).toBeGreaterThanOrEqual(element.scrollHeight)
  const grown = element.clientHeight
  await screen.getByRole('button').click()
  await expect.poll(() => element.clientHeight).toBeLessThan(grown)
  vi.restoreAllMocks()
})

test('reports the option that someone chooses in a select', async () => {
  const onChange = vi.fn()
  const screen = await render(
    <Field label="Status">
      {(control) => (
        <Select {...control} onChange={(event) => onChange(event.target.value)}>
          <option value="any">Any</option>
          <option value="done">Completed</option>
        </Select>
      )}
    </Field>,
  )
  await screen.getByLabelText('Status').selectOptions('Completed')
  expect(onChange).toHaveBeenCalledWith('done')
})

test('has no accessibility violations', async () => {
  await render(
    <>
      <Field label="Plain" hint="A hint">
        {(control) => <TextInput {...control} placeholder="Your Name" />}
      </Field>
      <Field label="Wrong" error="What is wrong">
        {(control) => <TextInput {...control} placeholder="Your Email" />}
      </Field>
      <Field label="Optional" optional>
        {(control) => <TextArea {...control} placeholder="Your Message" />}
      </Field>
      <Field label="Chosen" error="Choose one">
        {(control) => (
          <Select {...control}>
            <option>One</option>
          </Select>
        )}
      </Field>
      <Field label="Fixed">{(control) => <TextInput {...control} disabled value="Fixed" />}</Field>
    </>,
  )
  await expectAccessible()
})
