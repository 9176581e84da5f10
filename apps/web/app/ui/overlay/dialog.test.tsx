import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from './dialog.tsx'

function Opener({ children, busy }: { children?: ReactNode; busy?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Confirm Interview"
        busy={busy}
        footer={<Button onClick={() => setOpen(false)}>Cancel</Button>}
      >
        {children ?? <input aria-label="Link" />}
      </Dialog>
    </>
  )
}

async function openDialog(children?: ReactNode, busy = false) {
  const screen = await render(<Opener busy={busy}>{children}</Opener>)
  await screen.getByRole('button', { name: 'Open' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Confirm Interview' })
  await expect.element(dialog).toBeVisible()
  return { screen, dialog }
}

test('focuses its first control when it opens', async () => {
  const { screen } = await openDialog()
  await expect.element(screen.getByLabelText('Link')).toHaveFocus()
})

test('focuses its first control even if its content is long enough to scroll', async () => {
  const { screen } = await openDialog(
    <>
      <input aria-label="Name" />
      <div style={{ height: '200vh' }} />
    </>,
  )
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
})

test('focuses a long text above the first control, so people can scroll the text with the arrow keys', async () => {
  const { dialog } = await openDialog(
    <>
      <p style={{ height: '200vh' }}>A long text</p>
      <a href="#more">More</a>
    </>,
  )
  const content = document.activeElement
  expect(content).not.toBe(document.body)
  expect(dialog.element().contains(content)).toBe(true)
  expect(content?.textContent).toContain('A long text')
})

test('focuses another control first if the caller chooses one', async () => {
  const { screen } = await openDialog(
    <>
      <input aria-label="First" />
      <input aria-label="Better" data-autofocus />
    </>,
  )
  await expect.element(screen.getByLabelText('Better')).toHaveFocus()
})

test('closes on Esc and returns focus', async () => {
  const { screen, dialog } = await openDialog()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('closes when its close button is clicked', async () => {
  const { screen, dialog } = await openDialog()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('closes on a click outside', async () => {
  const { dialog } = await openDialog()
  pressAndLetGo(dialog.element(), dialog.element())
  await expect.element(dialog).not.toBeInTheDocument()
})

test('stays open if a press starts inside and ends outside', async () => {
  const { screen, dialog } = await openDialog()
  pressAndLetGo(screen.getByLabelText('Link').element(), dialog.element())
  await expect.element(dialog).toBeVisible()
})

test('ignores Esc, the close button and a click outside while busy', async () => {
  const { screen, dialog } = await openDialog(undefined, true)
  await userEvent.keyboard('{Escape}')
  ;(screen.getByRole('button', { name: 'Close' }).element() as HTMLElement).click()
  pressAndLetGo(dialog.element(), dialog.element())
  await expect.element(dialog).toBeVisible()
})

test('stops the page behind it from scrolling', async () => {
  const { dialog } = await openDialog()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(getComputedStyle(document.documentElement).overflowY).toBe('visible')
})

test('aligns its text left, wherever it opens from', async () => {
  const screen = await render(
    <div className="text-right">
      <Dialog open onClose={() => {}} title="From a row">
        <p>Text</p>
      </Dialog>
    </div>,
  )
  expect(getComputedStyle(screen.getByText('Text', { exact: true }).element()).textAlign).toBe(
    'left',
  )
})

test('tells the caller when the browser closes the dialog', async () => {
  const onClose = vi.fn()
  const screen = await render(
    <Dialog open onClose={onClose} title="Gone">
      Text
    </Dialog>,
  )
  ;(screen.getByRole('dialog').element() as HTMLDialogElement).close()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test('has no accessibility violations', async () => {
  await openDialog()
  await expectAccessible()
})

function pressAndLetGo(from: Element, to: Element) {
  from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  to.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

test("wraps its lines even if it opens from a table that doesn't wrap", async () => {
  const screen = await render(
    <div className="whitespace-nowrap">
      <Dialog open onClose={() => {}} title="How did it go?" size="sm">
        <p>{'We’ll email the participant a link to a new time. '.repeat(3)}</p>
      </Dialog>
    </div>,
  )
  const text = screen.getByText(/^We’ll email/).element()
  expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
})
