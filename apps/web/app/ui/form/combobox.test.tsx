import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { Combobox } from './combobox.tsx'

const CITIES = ['Adelaide', 'Brisbane', 'Melbourne'].map((label) => ({ id: label, label }))

function Cities() {
  const [city, setCity] = useState('Melbourne')
  return (
    <>
      <Combobox
        label="City"
        choices={CITIES}
        value={city}
        onChange={setCity}
        emptyText="No such city."
      />
      <output>{city}</output>
    </>
  )
}

test('finds a choice by part of its name and chooses it by keyboard', async () => {
  const screen = await render(<Cities />)
  const input = screen.getByRole('combobox', { name: 'City' })
  await expect.element(input).toHaveValue('Melbourne')
  await input.click()
  await userEvent.keyboard('bris')
  await expect.element(screen.getByRole('option')).toHaveTextContent('Brisbane')
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(screen.getByText('Brisbane')).toBeVisible()
  await expect.element(input).toHaveValue('Brisbane')
})

test('says that nothing matches, and keeps the choice when people leave the field', async () => {
  const screen = await render(<Cities />)
  const input = screen.getByRole('combobox', { name: 'City' })
  await input.click()
  await userEvent.keyboard('xyz')
  await expect.element(screen.getByText('No such city.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.tab()
  await expect.element(input).toHaveValue('Melbourne')
})

test('selects the text of the current choice on focus, so typing replaces it', async () => {
  const screen = await render(<Cities />)
  const input = screen.getByRole('combobox', { name: 'City' }).element() as HTMLInputElement
  input.focus()
  input.setSelectionRange(9, 9)
  await expect.poll(() => [input.selectionStart, input.selectionEnd]).toEqual([0, 9])
})
