import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { Tabs } from './tabs.tsx'

const TABS = [
  { id: 'answers', label: 'Answers', count: 8 },
  { id: 'history', label: 'History' },
  { id: 'mails', label: 'Mails' },
] as const

function Sample() {
  const [selected, setSelected] = useState<(typeof TABS)[number]['id']>('answers')
  return (
    <Tabs label="Respondent" tabs={TABS} selected={selected} onSelect={setSelected}>
      Panel of {selected}
    </Tabs>
  )
}

test('arrows, Home and End move between tabs, round the ends', async () => {
  const screen = await render(<Sample />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'History' })).toHaveFocus()
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Panel of history')
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'Answers 8' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('tab', { name: 'Mails' })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Panel of answers')
})

test('the tab key goes from the selected tab into its panel', async () => {
  const screen = await render(<Sample />)
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('tabpanel', { name: /Answers/ })).toHaveFocus()
})

test('a press shows the panel', async () => {
  const screen = await render(<Sample />)
  await screen.getByRole('tab', { name: 'Mails' }).click()
  await expect
    .element(screen.getByRole('tab', { name: 'Mails' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Panel of mails')
})

test('tabs can be read by everyone', async () => {
  await render(<Sample />)
  await expectAccessible()
})
