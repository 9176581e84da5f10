import { Trash2 } from 'lucide-react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

function Sample() {
  return (
    <Tooltip text="Goes to the bin for 30 days">
      <IconButton label="Delete project" icon={Trash2} />
    </Tooltip>
  )
}

test('shows on keyboard focus, describes its button and hides on Esc', async () => {
  const screen = await render(<Sample />)
  await userEvent.tab()
  const tip = screen.getByRole('tooltip')
  await expect.element(tip).toHaveTextContent('Goes to the bin for 30 days')
  const button = screen.getByRole('button', { name: 'Delete project' })
  await expect.element(button).toHaveAccessibleDescription('Goes to the bin for 30 days')
  await userEvent.keyboard('{Escape}')
  await expect.element(tip).not.toBeInTheDocument()
})

test('shows when the pointer rests on its button', async () => {
  const screen = await render(
    <>
      <p>Elsewhere</p>
      <Sample />
    </>,
  )
  await screen.getByText('Elsewhere').hover()
  await screen.getByRole('button').hover()
  await expect.element(screen.getByRole('tooltip')).toBeVisible()
})

test('has no accessibility violations', async () => {
  const screen = await render(<Sample />)
  await userEvent.tab()
  await expect.element(screen.getByRole('tooltip')).toBeVisible()
  await expectAccessible()
})
