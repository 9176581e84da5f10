import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { endOffers, offerRestore, offerUndo, useOffersOf, useUndoKeys } from './offer-undo.ts'

const undo = vi.fn(async () => undefined)
beforeEach(async () => {
  undo.mockClear()
  await page.viewport(1280, 800)
})
afterEach(() => endOffers())

const pressUndo = () => userEvent.keyboard('{Control>}z{/Control}')

test('undoes the last action once on Ctrl Z, and closes its toast', async () => {
  await offerUndo('The email leaves in a moment', 'The email wasn’t sent', undo)
  await pressUndo()
  await expect.element(page.getByText('The email wasn’t sent')).toBeVisible()
  await expect.element(page.getByText('The email leaves in a moment')).not.toBeInTheDocument()
  await pressUndo()
  expect(undo).toHaveBeenCalledOnce()
})

test('undoes only the last of two actions that email people', async () => {
  const first = vi.fn(async () => undefined)
  await offerUndo('The first', 'The first is back', first)
  await offerUndo('The second', 'The second is back', undo)
  await pressUndo()
  await expect.element(page.getByText('The second is back')).toBeVisible()
  await pressUndo()
  expect(first).not.toHaveBeenCalled()
})

/** Deletes three things, and records the order in which they're restored. */
async function deleteThree() {
  const back: number[] = []
  for (const number of [1, 2, 3]) {
    await offerRestore(`Question ${number} deleted`, `Question ${number} restored`, async () =>
      back.push(number),
    )
  }
  return back
}

test('undoes three deletions one after the other, starting with the last', async () => {
  const back = await deleteThree()
  await pressUndo()
  await expect
    .element(page.getByText('Question 3 restored. 2 more to undo', { exact: true }))
    .toBeVisible()
  await pressUndo()
  await pressUndo()
  await expect.element(page.getByText('Question 1 restored', { exact: true })).toBeVisible()
  await pressUndo()
  expect(back).toEqual([3, 2, 1])
})

test("undoes three deletions with the toast's button", async () => {
  const back = await deleteThree()
  for (const left of [2, 1, 0]) {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => back).toHaveLength(3 - left)
  }
  await expect.element(page.getByText('Question 1 restored', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  expect(back).toEqual([3, 2, 1])
})

test('offers Undo again when restoring fails', async () => {
  const restore = vi.fn(async (): Promise<true | undefined> => undefined)
  await offerRestore('Part 2 deleted', 'Part 2 restored', restore)
  await pressUndo()
  await expect.poll(() => restore).toHaveBeenCalledOnce()
  await expect.element(page.getByText('Part 2 restored')).not.toBeInTheDocument()
  restore.mockResolvedValueOnce(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Part 2 restored')).toBeVisible()
})

test('stops offering undo when the toast is closed', async () => {
  const back = await deleteThree()
  await page.getByRole('button', { name: 'Close notification' }).click()
  await expect.element(page.getByText('Question 3 deleted')).not.toBeInTheDocument()
  await pressUndo()
  expect(back).toEqual([])
})

function Screen({ name }: { name: string }) {
  useOffersOf(name)
  return <p>{name}</p>
}

test('stops offering undo when the person leaves the screen', async () => {
  const screen = await render(<Screen name="screener" />)
  const back = await deleteThree()
  await screen.rerender(<Screen name="guide" />)
  await expect.element(page.getByText('Question 3 deleted')).not.toBeInTheDocument()
  await pressUndo()
  expect(back).toEqual([])
  await offerUndo('The interview is cancelled', 'The interview is not cancelled', undo)
  await screen.unmount()
  await expect.element(page.getByText('The interview is cancelled')).not.toBeInTheDocument()
  await pressUndo()
  expect(undo).not.toHaveBeenCalled()
})

function Editor() {
  useUndoKeys()
  const [texts, setTexts] = useState(['Wren', 'Finch'])
  return texts.map((text, at) => (
    <textarea
      // biome-ignore lint/suspicious/noArrayIndexKey: there are always two
      key={at}
      aria-label={`Field ${at + 1}`}
      value={text}
      onChange={({ target }) => setTexts((all) => all.with(at, target.value))}
    />
  ))
}

test('lets the browser handle Ctrl Z in a field edited after the deletion', async () => {
  const screen = await render(<Editor />)
  const field = screen.getByRole('textbox', { name: 'Field 1' })
  const back = await deleteThree()
  await field.click()
  await userEvent.keyboard('{End}s')
  await expect.element(field).toHaveValue('Wrens')
  await pressUndo()
  await expect.element(field).toHaveValue('Wren')
  expect(back).toEqual([])
  // By now all edits in the field are undone.
  await pressUndo()
  await expect.poll(() => back).toEqual([3])
})

test('undoes a deletion on Ctrl Z rather than earlier typing in the focused field', async () => {
  const screen = await render(<Editor />)
  await screen.getByRole('textbox', { name: 'Field 1' }).click()
  await userEvent.keyboard('{End}s')
  const back = await deleteThree()
  await pressUndo()
  await expect.poll(() => back).toEqual([3])
  await expect.element(screen.getByRole('textbox', { name: 'Field 1' })).toHaveValue('Wrens')
})

test('never undoes edits in another field', async () => {
  const screen = await render(<Editor />)
  const [first, second] = ['Field 1', 'Field 2'].map((name) =>
    screen.getByRole('textbox', { name }),
  )
  await first?.click()
  await userEvent.keyboard('{End}s')
  await second?.click()
  await pressUndo()
  await userEvent.keyboard('{End}!')
  expect(second?.element()).toHaveValue('Finch!')
  expect(first?.element()).toHaveValue('Wrens')
  // Goes back to the first field, whose edits are no longer the latest.
  await first?.click()
  await pressUndo()
  expect(second?.element()).toHaveValue('Finch!')
})
