import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'

test('calls its handler when clicked', async () => {
  const onClick = vi.fn()
  const screen = await render(<Button onClick={onClick}>Save</Button>)
  await screen.getByRole('button', { name: 'Save' }).click()
  expect(onClick).toHaveBeenCalledOnce()
})

test('ignores a second click while pending, by mouse and by keyboard', async () => {
  const onClick = vi.fn()
  const screen = await render(
    <Button pending onClick={onClick}>
      Save
    </Button>,
  )
  const button = screen.getByRole('button')
  // We dispatch the click ourselves, because a locator's click waits until a button is enabled.
  const element = button.element() as HTMLElement
  element.click()
  element.focus()
  await userEvent.keyboard('{Enter} ')
  expect(onClick).not.toHaveBeenCalled()
})

test("doesn't send a form again by click or Enter while its button is pending", async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  const form = (pending: boolean) => (
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <input aria-label="Name" />
      <Button type="submit" pending={pending}>
        Send
      </Button>
    </form>
  )
  const screen = await render(form(false))
  await screen.getByRole('button').click()
  expect(onSubmit).toHaveBeenCalledOnce()
  await screen.rerender(form(true))
  ;(screen.getByRole('button').element() as HTMLElement).click()
  await screen.getByLabelText('Name').click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('keeps its width and focus while pending', async () => {
  const button = (pending: boolean) => (
    <Button pending={pending} pendingLabel="Confirming the time…">
      Confirm
    </Button>
  )
  const screen = await render(button(false))
  const element = screen.getByRole('button').element() as HTMLElement
  const { width } = element.getBoundingClientRect()
  element.focus()
  await screen.rerender(button(true))
  expect(element.getBoundingClientRect().width).toBe(width)
  expect(document.activeElement).toBe(element)
})

test('shows its pending label, or its usual label if it has no pending label', async () => {
  const screen = await render(
    <>
      <Button pending pendingLabel="Confirming…">
        Confirm
      </Button>
      <Button pending>Send</Button>
    </>,
  )
  await expect
    .element(screen.getByRole('button', { name: 'Confirming…', exact: true }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
})

test('lets people focus a disabled button, but not use it', async () => {
  const onClick = vi.fn()
  const screen = await render(
    <Button disabled onClick={onClick}>
      Continue
    </Button>,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
})

test("opens the URL of a link button when it's pressed", async () => {
  const screen = await render(
    <MemoryRouter>
      <ButtonLink to="/login">Sign in</ButtonLink>
    </MemoryRouter>,
  )
  await expect
    .element(screen.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login')
})

test('has no accessibility violations', async () => {
  await render(
    <>
      <Button>Primary</Button>
      <Button variant="gold">Gold</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="outline">Outline</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">Danger</Button>
      <Button disabled>Disabled</Button>
      <Button pending>Pending</Button>
      <Button size="sm">Small</Button>
    </>,
  )
  await expectAccessible()
})

test('keeps its label on one line in a narrow cell', async () => {
  const screen = await render(
    <table className="w-60">
      <tbody>
        <tr>
          <td>{'A row with a lot of text '.repeat(20)}</td>
          <td>
            <div className="flex">
              <Button pending={false}>Notify</Button>
            </div>
          </td>
        </tr>
      </tbody>
    </table>,
  )
  const button = screen.getByRole('button', { name: 'Notify' }).element()
  const { paddingLeft, paddingRight } = getComputedStyle(button)
  const room = button.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  const word = button.querySelector('span')?.getBoundingClientRect().width ?? 0
  expect(word).toBeGreaterThan(0)
  expect(word).toBeLessThanOrEqual(room + 1)
})
