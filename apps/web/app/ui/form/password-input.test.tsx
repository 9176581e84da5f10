import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

const field = (
  <Field label="Password">{(control) => <PasswordInput {...control} name="password" />}</Field>
)

test("shows and hides what's typed", async () => {
  const screen = await render(field)
  const input = screen.getByLabelText('Password', { exact: true })
  await input.fill('golden')
  await expect.element(input).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await expect.element(input).toHaveValue('golden')
  await screen.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
  await expectAccessible()
})

test('says that Caps Lock is on', async () => {
  const screen = await render(field)
  const input = screen.getByLabelText('Password', { exact: true })
  const press = (isOn: boolean) =>
    input
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'a', bubbles: true, modifierCapsLock: isOn }),
      )
  press(true)
  await expect.element(screen.getByText('Caps Lock is on.')).toBeVisible()
  press(false)
  await expect.element(screen.getByText('Caps Lock is on.')).not.toBeInTheDocument()
})

test('accepts a pasted password', async () => {
  const screen = await render(
    <>
      <input aria-label="Source" defaultValue="Golden4 branches" />
      {field}
    </>,
  )
  await screen.getByLabelText('Source').click()
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.copy()
  await screen.getByLabelText('Password', { exact: true }).click()
  await userEvent.paste()
  await expect
    .element(screen.getByLabelText('Password', { exact: true }))
    .toHaveValue('Golden4 branches')
})
