import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { IconButton } from './icon-button.tsx'

test('names the button after its action', async () => {
  const onClick = vi.fn()
  const screen = await render(<IconButton label="Delete project" icon={Trash2} onClick={onClick} />)
  await screen.getByRole('button', { name: 'Delete project' }).click()
  expect(onClick).toHaveBeenCalledOnce()
})

test('lets people focus a disabled button, but not use it', async () => {
  const onClick = vi.fn()
  await render(<IconButton label="Delete" icon={Trash2} disabled onClick={onClick} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
})

function Rows() {
  const [rows, setRows] = useState(['Tents', 'Stoves', 'Maps'])
  return rows.map((row) => (
    <IconButton
      key={row}
      label={`Delete ${row}`}
      icon={Trash2}
      variant="danger"
      onClick={() => setRows(rows.filter((other) => other !== row))}
    />
  ))
}

test('deletes only one row on a double click', async () => {
  const screen = await render(<Rows />)
  await screen.getByRole('button', { name: 'Delete Tents' }).dblClick()
  await expect.element(screen.getByRole('button', { name: 'Delete Stoves' })).toBeVisible()
  await screen.getByRole('button', { name: 'Delete Stoves' }).click()
  await expect.element(screen.getByRole('button', { name: 'Delete Maps' })).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(1)
})

test('has a large enough target even at the small size', async () => {
  const screen = await render(<IconButton label="Delete" icon={Trash2} size="sm" />)
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
})

test('has no accessibility violations', async () => {
  await render(
    <>
      <IconButton label="Quiet" icon={Trash2} />
      <IconButton label="Outline" icon={Trash2} variant="outline" />
      <IconButton label="Danger" icon={Trash2} variant="danger" />
      <IconButton label="Disabled" icon={Trash2} disabled />
    </>,
  )
  await expectAccessible()
})
