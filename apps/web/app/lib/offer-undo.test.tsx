import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { closeToasts } from '#testing/close-toasts.ts'
import { offerRestore, offerUndo } from './offer-undo.ts'

const undo = vi.fn(async () => undefined)
beforeEach(() => undo.mockClear())
afterEach(closeToasts)

const pressUndo = () => userEvent.keyboard('{Control>}z{/Control}')

test('what was just done is taken back by Ctrl Z, once, and the offer is gone', async () => {
  await offerUndo('The mail leaves in a moment', 'The mail was not sent', undo)
  await pressUndo()
  await expect.element(page.getByText('The mail was not sent')).toBeVisible()
  await expect.element(page.getByText('The mail leaves in a moment')).not.toBeInTheDocument()
  await pressUndo()
  expect(undo).toHaveBeenCalledOnce()
})

test('of two things only the last is taken back', async () => {
  const first = vi.fn(async () => undefined)
  await offerUndo('The first', 'The first is back', first)
  await offerUndo('The second', 'The second is back', undo)
  await pressUndo()
  await expect.element(page.getByText('The second is back')).toBeVisible()
  expect(first).not.toHaveBeenCalled()
})

test('in a field Ctrl Z takes back what was typed, and nothing else', async () => {
  const screen = await render(<input aria-label="Name" />)
  const field = screen.getByRole('textbox', { name: 'Name' })
  await offerUndo('Done', 'Undone', undo)
  await field.fill('Wren')
  await pressUndo()
  expect(undo).not.toHaveBeenCalled()
})

test('who was led into a field by a deletion and has typed nothing there takes the deletion back', async () => {
  const restore = vi.fn(async () => true)
  const screen = await render(<input aria-label="Name" defaultValue="Wren" />)
  await screen.getByRole('textbox', { name: 'Name' }).click()
  await offerRestore('Question 3 is deleted', 'Question 3 is back', restore)
  await pressUndo()
  await expect.element(page.getByText('Question 3 is back')).toBeVisible()
  await expect.element(page.getByText('Question 3 is deleted')).not.toBeInTheDocument()
  expect(restore).toHaveBeenCalledOnce()
})

test('what could not be brought back is not said to be', async () => {
  await offerRestore('Part 2 is deleted', 'Part 2 is back', async () => undefined)
  await pressUndo()
  await expect.element(page.getByText('Part 2 is deleted')).not.toBeInTheDocument()
  await expect.element(page.getByText('Part 2 is back')).not.toBeInTheDocument()
})
