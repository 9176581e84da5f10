import { LayoutGrid, List } from 'lucide-react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { Segmented } from './segmented.tsx'

function Sample({ iconsOnly = false }) {
  const [value, setValue] = useState<'cards' | 'list'>('cards')
  return (
    <Segmented
      label="View"
      iconsOnly={iconsOnly}
      value={value}
      onChange={setValue}
      choices={[
        { value: 'cards', label: 'Cards', icon: LayoutGrid },
        { value: 'list', label: 'List', icon: List },
      ]}
    />
  )
}

test('switches from one option to another by press or arrow key', async () => {
  const screen = await render(<Sample />)
  await screen.getByRole('radio', { name: 'List' }).click()
  await expect.element(screen.getByRole('radio', { name: 'List' })).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('radio', { name: 'Cards' })).toBeChecked()
})

test('gives icon-only options an accessible name', async () => {
  const screen = await render(<Sample iconsOnly />)
  await expect.element(screen.getByRole('radio', { name: 'Cards' })).toBeChecked()
})

test('has no accessibility violations', async () => {
  await render(<Sample />)
  await expectAccessible()
})
