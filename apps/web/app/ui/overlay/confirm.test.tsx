import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { Confirm } from './confirm.tsx'

async function ask(onConfirm: () => unknown = () => undefined) {
  const onClose = vi.fn()
  const screen = await render(
    <Confirm
      open
      danger
      onClose={onClose}
      onConfirm={onConfirm}
      title="Delete this project?"
      confirmLabel="Delete project"
    >
      Its questions go with it.
    </Confirm>,
  )
  return { screen, onClose, deed: screen.getByRole('button', { name: 'Delete project' }) }
}

test("focuses Cancel, so Enter alone doesn't run the action", async () => {
  const onConfirm = vi.fn()
  const { screen, onClose } = await ask(onConfirm)
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onClose).toHaveBeenCalled()
})

test('closes when the action is done', async () => {
  const { deed, onClose } = await ask(async () => undefined)
  await deed.click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test('runs the action once for two simultaneous clicks', async () => {
  const onConfirm = vi.fn(async () => undefined)
  const { deed, onClose } = await ask(onConfirm)
  const button = deed.element() as HTMLElement
  button.click()
  button.click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(onConfirm).toHaveBeenCalledOnce()
})

test("doesn't let anyone confirm again or close the dialog while the action runs", async () => {
  const work = Promise.withResolvers<void>()
  const onConfirm = vi.fn(() => work.promise)
  const { deed, onClose } = await ask(onConfirm)
  await deed.click()
  await expect.element(deed).toHaveAttribute('aria-busy', 'true')
  ;(deed.element() as HTMLElement).click()
  await userEvent.keyboard('{Escape}')
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
  work.resolve()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test('stays open and offers a retry when the action fails', async () => {
  const onConfirm = vi.fn(() => Promise.reject(new Error('offline')))
  const { deed, onClose } = await ask(onConfirm)
  await deed.click()
  await expect.element(deed).not.toHaveAttribute('aria-busy')
  await deed.click()
  expect(onConfirm).toHaveBeenCalledTimes(2)
  expect(onClose).not.toHaveBeenCalled()
})

test('has no accessibility violations', async () => {
  await ask()
  await expectAccessible()
})
