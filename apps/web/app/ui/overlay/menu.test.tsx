import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
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

test('opens, moves and runs an action by keyboard alone', async () => {
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

test('works inside a modal dialog without closing it', async () => {
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

test('has no accessibility violations', async () => {
  const { actions } = makeActions()
  const screen = await render(<Menu trigger={<Button>More</Button>} actions={actions} />)
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await expectAccessible()
})
