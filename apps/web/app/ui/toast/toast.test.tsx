import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { AppShell } from '#ui/app-shell.tsx'
import { Button } from '#ui/button.tsx'
import { EditorFrame } from '#ui/editor-frame.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { showToast } from './toast.ts'

/**
 * Returns the hidden CSS animation that acts as a toast's timer. When it ends, the toast closes.
 */
function timerOf(toast: Element): Animation {
  const timer = toast.querySelector('.toast-timer')?.getAnimations()[0]
  if (!timer) throw new Error('This toast has no timer.')
  return timer
}

afterEach(async () => {
  for (const close of page.getByRole('button', { name: 'Close notification' }).elements()) {
    ;(close as HTMLElement).click()
  }
  await expect
    .element(page.getByRole('button', { name: 'Close notification' }))
    .not.toBeInTheDocument()
})

test('closes by itself after five seconds', async () => {
  await showToast('Form successfully submitted!', { tone: 'success' })
  const toast = page.getByRole('status').filter({ hasText: 'Form successfully submitted!' })
  await expect.element(toast).toBeVisible()
  const timer = timerOf(toast.element())
  expect(timer.effect?.getTiming().duration).toBe(5000)
  timer.finish()
  await expect.element(toast).not.toBeInTheDocument()
})

test('shows a toast at the top right', async () => {
  await page.viewport(1000, 700)
  await showToast('Saved')
  const toast = page.getByRole('status').filter({ hasText: 'Saved' })
  await expect.element(toast).toBeVisible()
  const { top, right } = toast.element().getBoundingClientRect()
  expect(top).toBeLessThan(40)
  expect(document.documentElement.clientWidth - right).toBeLessThan(40)
})

test('shows every toast with Undo in the same place', async () => {
  await page.viewport(1280, 700)
  const placeOf = async (text: string, isLeaving: boolean) => {
    await showToast(text, { isLeaving, kind: 'undo', action: { label: 'Undo', onAction() {} } })
    const toast = page.getByRole('status').filter({ hasText: text })
    await expect.element(toast).toBeVisible()
    const { top, right } = toast.element().getBoundingClientRect()
    return { top, right }
  }
  expect(await placeOf('Slot deleted', false)).toEqual(
    await placeOf('The email leaves in a moment', true),
  )
})

test('announces an error immediately and other toasts politely', async () => {
  await showToast('An unknown error occurred', { tone: 'error' })
  await showToast('Saved')
  await expect.element(page.getByRole('alert')).toHaveTextContent('An unknown error occurred')
  const polite = page.getByRole('status').filter({ hasText: 'Saved' })
  await expect.element(polite).toBeVisible()
  expect(polite.element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
})

test('replaces a toast with a newer one of the same kind, and keeps other kinds', async () => {
  await showToast('Saved')
  await showToast('Confirmed', { kind: 'undo' })
  await showToast('Moved', { kind: 'undo' })
  await expect.element(page.getByText('Moved')).toBeVisible()
  await expect.element(page.getByText('Confirmed')).not.toBeInTheDocument()
  await expect.element(page.getByText('Saved')).toBeVisible()
})

test('shows a repeated message as one toast and restarts its timer', async () => {
  await showToast('Cannot delete the last part of the guide', { tone: 'error' })
  const toasts = page.getByRole('alert')
  const first = toasts.element()
  const begun = timerOf(first)
  await showToast('Cannot delete the last part of the guide', { tone: 'error' })
  await expect.poll(() => toasts.elements()).toHaveLength(1)
  // The repeated toast is a new element, so screen readers announce it again and its timer
  // restarts.
  expect(toasts.element()).not.toBe(first)
  expect(timerOf(toasts.element())).not.toBe(begun)
})

test('shows three toasts at most, and closes the oldest for a new one', async () => {
  for (const text of ['One', 'Two', 'Three', 'Four']) await showToast(text)
  const shown = () =>
    page
      .getByRole('status')
      .elements()
      .map((toast) => toast.textContent)
  await expect.poll(shown).toEqual(['Four', 'Three', 'Two'])
})

test('shows a toast in the top bar without covering any buttons or links', async () => {
  await page.viewport(1280, 700)
  const screen = await render(
    <MemoryRouter>
      <AppShell navLabel="Platform" sections={[]} topBar={<Button className="ml-auto">Me</Button>}>
        <EditorFrame
          title="Edit guide"
          onReturn={() => {}}
          status={null}
          actions={<Button>Print</Button>}
          announcement=""
        >
          <Button className="ml-auto">Delete part 1</Button>
          <div className="h-[200vh]" />
        </EditorFrame>
      </AppShell>
    </MemoryRouter>,
  )
  await showToast('Part 2 deleted', { action: { label: 'Undo', onAction: () => {} } })
  const toast = page.getByRole('status').filter({ hasText: 'Part 2 deleted' })
  await expect.element(toast).toBeVisible()
  for (const scrolled of [0, 300]) {
    window.scrollTo({ top: scrolled, behavior: 'instant' })
    for (const button of screen.getByRole('main').getByRole('button').elements()) {
      expect(areApart(toast.element(), button), `${button.textContent} at ${scrolled}`).toBe(true)
    }
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  expect(areApart(toast.element(), screen.getByRole('button', { name: 'Me' }).element())).toBe(true)
})

function areApart(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
}

test.each([390, 768, 1280])(
  'shows a toast in a dialog without covering any of its buttons at %i px',
  async (width) => {
    await page.viewport(width, 700)
    const screen = await render(
      <Dialog open onClose={() => {}} title="Available slots" footer={<Button>Done</Button>}>
        <p>For Kim. Times are in your time zone.</p>
        {Array.from({ length: 20 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Button key={at} wide>
            Book
          </Button>
        ))}
      </Dialog>,
    )
    const buttons = screen.getByRole('dialog').getByRole('button').elements()
    await showToast('Kim is booked for Sat 21.11.2026, 09.00 - 10.00', {
      action: { label: 'Undo', onAction: () => {} },
    })
    const toast = page.getByRole('status').filter({ hasText: 'Kim is booked' })
    await expect.element(toast).toBeVisible()
    for (const button of buttons) expect(areApart(toast.element(), button)).toBe(true)
    await screen.unmount()
  },
)

test('closes when its close button is clicked', async () => {
  await showToast('Saved')
  const toast = page.getByRole('status').filter({ hasText: 'Saved' })
  await toast.getByRole('button', { name: 'Close notification' }).click()
  await expect.element(toast).not.toBeInTheDocument()
})

test("returns focus after it's closed by keyboard", async () => {
  const screen = await render(<button type="button">Elsewhere</button>)
  const button = screen.getByRole('button', { name: 'Elsewhere' })
  await showToast('Saved')
  const toast = page.getByRole('status').filter({ hasText: 'Saved' })
  await expect.element(toast).toBeVisible()
  await userEvent.keyboard('{Tab}')
  ;(button.element() as HTMLElement).focus()
  ;(toast.getByRole('button').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(toast).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('stays open while the pointer or focus is on it', async () => {
  await render(<p>Elsewhere</p>)
  await page.getByText('Elsewhere').hover()
  await showToast('Saved')
  const toast = page.getByRole('status').filter({ hasText: 'Saved' })
  const timer = timerOf(toast.element())
  await expect.poll(() => timer.playState).toBe('running')
  await toast.hover()
  await expect.poll(() => timer.playState).toBe('paused')
  await page.getByText('Elsewhere').hover()
  await expect.poll(() => timer.playState).toBe('running')
  ;(toast.getByRole('button').element() as HTMLElement).focus()
  await expect.poll(() => timer.playState).toBe('paused')
})

test("keeps its timer running while it offers to stop an email, because the server doesn't wait", async () => {
  await render(<p>Elsewhere</p>)
  await page.getByText('Elsewhere').hover()
  await showToast('Sent in a moment', { isLeaving: true })
  const toast = page.getByRole('status').filter({ hasText: 'Sent in a moment' })
  const timer = timerOf(toast.element())
  await toast.hover()
  ;(toast.getByRole('button').element() as HTMLElement).focus()
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  expect(timer.playState).toBe('running')
})

test("closes when it's dragged far enough", async () => {
  await showToast('Saved')
  const toast = page.getByRole('status').filter({ hasText: 'Saved' })
  const element = toast.element()
  const { width } = element.getBoundingClientRect()
  const at = (type: string, clientX: number) =>
    new PointerEvent(type, { clientX, clientY: 30, bubbles: true, pointerType: 'mouse' })
  element.dispatchEvent(at('pointerdown', 500))
  document.dispatchEvent(at('pointermove', 500 + width * 0.5))
  // The toast follows the pointer during the drag.
  expect(new DOMMatrix(getComputedStyle(element).transform).e).toBeCloseTo(width * 0.5)
  document.dispatchEvent(at('pointermove', 500 + width))
  document.dispatchEvent(at('pointerup', 500 + width))
  await expect.element(toast).not.toBeInTheDocument()
})

test('runs its action once, then closes', async () => {
  const onAction = vi.fn()
  await showToast('Slot deleted', { action: { label: 'Undo', onAction } })
  const toast = page.getByRole('status').filter({ hasText: 'Slot deleted' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.element(toast).not.toBeInTheDocument()
  expect(onAction).toHaveBeenCalledOnce()
})

function Sender() {
  const [open, setOpen] = useState(true)
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title="Task">
      <Button onClick={() => showToast('Sent')}>Send</Button>
    </Dialog>
  )
}

test('lets people reach a toast from a modal dialog, and keeps it after the dialog closes', async () => {
  const screen = await render(<Sender />)
  await screen.getByRole('button', { name: 'Send' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Sent' })
  await expect.element(toast).toBeVisible()
  expect(toast.element().closest('dialog')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(toast).toBeVisible()
})

test('has no accessibility violations', async () => {
  await showToast('Form successfully submitted!', { tone: 'success' })
  await showToast('An unknown error occurred', { tone: 'error' })
  await showToast('Slot deleted', { action: { label: 'Undo', onAction: () => {} } })
  await expectAccessible()
})
