import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from './dialog.tsx'
import { Menu, type MenuAction } from './menu.tsx'

function makeActions() {
  const chosen: string[] = []
  const action = (id: string, more: Partial<MenuAction> = {}): MenuAction => ({
    id,
    label: id,
    onSelect: () => chosen.push(id),
    ...more,
  })
  const actions = [
    action('Rename'),
    action('Move', { disabled: true }),
    action('Delete', { danger: true }),
  ]
  return { chosen, actions }
}

test('opens by keyboard, moves between actions with the arrow keys and runs one with Enter', async () => {
  const { chosen, actions } = makeActions()
  const screen = await render(<Menu trigger={<Button>More</Button>} actions={actions} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
  // Skips the disabled entry.
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(chosen).toEqual(['Delete'])
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'More' })).toHaveFocus()
})

test('closes on Esc without running an action', async () => {
  const { chosen, actions } = makeActions()
  const screen = await render(<Menu trigger={<Button>More</Button>} actions={actions} />)
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByRole('menu', { name: 'More' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  expect(chosen).toEqual([])
})

test('marks the current choice', async () => {
  const { actions } = makeActions()
  const screen = await render(
    <Menu trigger={<Button>Order</Button>} actions={actions} chosen="Rename" />,
  )
  await screen.getByRole('button', { name: 'Order' }).click()
  await expect.element(screen.getByRole('menuitemradio', { name: 'Rename' })).toBeChecked()
})

test('runs an action inside a modal dialog without closing the dialog', async () => {
  const { chosen, actions } = makeActions()
  const onClose = vi.fn()
  const screen = await render(
    <Dialog open onClose={onClose} title="Task">
      <Menu trigger={<Button>More</Button>} actions={actions} />
    </Dialog>,
  )
  await screen.getByRole('button', { name: 'More' }).click()
  await screen.getByRole('menuitem', { name: 'Rename' }).click()
  expect(chosen).toEqual(['Rename'])
  expect(onClose).not.toHaveBeenCalled()
})

test('scrolls if the dialog around it is too short, and runs no action when the mouse button is released', async () => {
  const chosen: string[] = []
  const actions = Array.from({ length: 24 }, (_, at) => {
    const label = `Choice ${at + 1}`
    return { id: label, label, onSelect: () => chosen.push(label) }
  })
  await page.viewport(1280, 700)
  const screen = await render(
    <Dialog open onClose={() => {}} title="Task">
      <p style={{ height: '18rem' }}>Something above the button</p>
      <Menu placement="bottom start" trigger={<Button>Add</Button>} actions={actions} />
      <p style={{ height: '8rem' }}>Something below</p>
    </Dialog>,
  )
  const button = screen.getByRole('button', { name: 'Add' })
  await button.click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  expect(chosen).toEqual([])
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const dialog = boxOf(screen.getByRole('dialog').first().element())
  const popover = boxOf(screen.getByRole('menu').element().closest('[data-trigger]') as Element)
  expect(popover.top).toBeGreaterThanOrEqual(dialog.top)
  expect(popover.bottom).toBeLessThanOrEqual(dialog.bottom)
  await screen.getByRole('menuitem', { name: 'Choice 1', exact: true }).click()
  expect(chosen).toEqual(['Choice 1'])
})

test('has no accessibility violations', async () => {
  const { actions } = makeActions()
  const screen = await render(<Menu trigger={<Button>More</Button>} actions={actions} />)
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await expectAccessible()
})
