import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { Tabs } from './tabs.tsx'

const TABS = [
  { id: 'answers', label: 'Answers', count: 8 },
  { id: 'history', label: 'History' },
  { id: 'emails', label: 'Emails' },
] as const

function Sample() {
  const [selected, setSelected] = useState<(typeof TABS)[number]['id']>('answers')
  return (
    <Tabs label="Respondent" tabs={TABS} selected={selected} onSelect={setSelected}>
      Panel of {selected}
    </Tabs>
  )
}

test('moves between tabs with arrows, Home and End, wrapping around', async () => {
  const screen = await render(<Sample />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'History' })).toHaveFocus()
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Panel of history')
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'Answers 8' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('tab', { name: 'Emails' })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Panel of answers')
})

test('goes from the selected tab into its panel with the Tab key', async () => {
  const screen = await render(<Sample />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('tabpanel', { name: /Answers/ })).toHaveFocus()
})

test("shows a tab's panel when the tab is pressed", async () => {
  const screen = await render(<Sample />)
  await screen.getByRole('tab', { name: 'Emails' }).click()
  await expect
    .element(screen.getByRole('tab', { name: 'Emails' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Panel of emails')
})

test('has no accessibility violations', async () => {
  await render(<Sample />)
  await expectAccessible()
})
