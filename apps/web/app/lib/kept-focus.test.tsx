import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { KeptFocus } from './kept-focus.ts'

/** A list whose rows have a name that stays and a button that disappears when pressed. */
function Requests() {
  const [done, setDone] = useState<string[]>([])
  return (
    <main>
      <KeptFocus />
      <h1>Requests</h1>
      <ul>
        {['Meals', 'Clinics'].map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
            <span>
              {done.includes(name) ? (
                'sent'
              ) : (
                <button type="button" onClick={() => setDone([...done, name])}>
                  Send {name}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p>{done.length === 2 ? 'All sent' : 'Some wait'}</p>
    </main>
  )
}

test("keeps focus in a row when the row's focused button disappears", async () => {
  await render(<Requests />)
  await page.getByRole('button', { name: 'Send Clinics' }).click()
  await expect.element(page.getByRole('link', { name: 'Clinics' })).toHaveFocus()
})

test('moves focus on Tab from the row that kept focus to the next row', async () => {
  await render(<Requests />)
  page.getByRole('button', { name: 'Send Meals' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Meals' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Clinics' })).toHaveFocus()
})

/** A list with an action below it, which disappears with the selection. */
function Selected() {
  const [isDone, setDone] = useState(false)
  return (
    <main>
      <KeptFocus />
      <div>
        <button type="button">Reports</button>
        <a href="#first">First</a>
        <a href="#last">Last</a>
        <div>
          {!isDone && (
            <button type="button" onClick={() => setDone(true)}>
              Approve
            </button>
          )}
        </div>
        <button type="button">Files</button>
      </div>
    </main>
  )
}

test('moves focus to the last row when the actions below a list disappear', async () => {
  await render(<Selected />)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByRole('link', { name: 'Last' })).toHaveFocus()
})

function Emptied({ isEmpty = false }) {
  const [isDeleted, setDeleted] = useState(false)
  return (
    <main>
      <KeptFocus />
      <h1>Things</h1>
      {!isEmpty && !isDeleted && (
        <section>
          <button type="button" onClick={() => setDeleted(true)}>
            Delete all
          </button>
        </section>
      )}
    </main>
  )
}

test('moves focus to the start of the page if nothing nearby is left', async () => {
  await render(<Emptied />)
  await page.getByRole('button', { name: 'Delete all' }).click()
  await expect.element(page.getByRole('heading', { name: 'Things' })).toHaveFocus()
})

test('leaves focus alone if it has already moved', async () => {
  const screen = await render(<Emptied />)
  const button = page.getByRole('button', { name: 'Delete all' }).element()
  button.focus()
  button.blur()
  await screen.rerender(<Emptied isEmpty />)
  await threeFrames()
  expect(document.activeElement).toBe(document.body)
})

/**
 * Mimics an admin sending invitations: a dialog asks first, and the button disappears before the
 * dialog does.
 */
function Asked() {
  const [asks, setAsks] = useState(false)
  const [isSent, setSent] = useState(false)
  return (
    <main>
      <KeptFocus />
      <h1>Requests</h1>
      <div>
        <a href="#meals">Meals</a>
        {!isSent && (
          <button type="button" onClick={() => setAsks(true)}>
            Requested
          </button>
        )}
      </div>
      <Dialog open={asks} onClose={() => setAsks(false)} title="Send?">
        <button type="button" onClick={() => setSent(true)}>
          Send
        </button>
      </Dialog>
    </main>
  )
}

test('returns focus to a nearby link when a dialog closes and the button that opened it has gone', async () => {
  await render(<Asked />)
  await page.getByRole('button', { name: 'Requested' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('link', { name: 'Meals' })).toHaveFocus()
})

test('returns focus to where it was before the toast when someone dismisses the toast', async () => {
  await render(<Requests />)
  page.getByRole('link', { name: 'Meals' }).element().focus()
  await showToast('Something was done', { action: { label: 'Undo', onAction: () => undefined } })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('link', { name: 'Meals' })).toHaveFocus()
})

/**
 * Mimics an interview's menu, which opens outside the page's main element and leads to a dialog.
 */
function Listed() {
  const [asks, setAsks] = useState(false)
  return (
    <main>
      <KeptFocus />
      <h1>Interviews</h1>
      <a href="#first">First</a>
      <Menu
        trigger={<Button>More</Button>}
        actions={[{ id: 'move', label: 'Move', onSelect: () => setAsks(true) }]}
      />
      <Dialog open={asks} onClose={() => setAsks(false)} title="Move?">
        <p>Where to?</p>
      </Dialog>
    </main>
  )
}

test("returns focus to the menu's button when a dialog opened from the menu closes", async () => {
  await render(<Listed />)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Move' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
})

const threeFrames = () =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
