import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { AppShell } from '#ui/app-shell.tsx'

const CONTENT = {
  questions: [{ question: 'When are people invited?', answer: 'After you launch.' }],
  contact: {
    contactEmail: 'hello@wattle.example',
    phone: { shown: '03 7010 0142', link: 'tel:+61' },
  },
  keys: [{ title: 'In lists', rows: [{ keys: ['/'], does: 'search' }] }],
}

test('answers common questions, shows a contact and the shortcuts, and returns focus', async () => {
  const screen = await render(
    <MemoryRouter>
      <AppShell navLabel="Platform" sections={[]} help={CONTENT} topBar={null}>
        <p>Work</p>
      </AppShell>
    </MemoryRouter>,
  )
  const button = screen.getByRole('button', { name: 'Help' })
  await button.click()
  const dialog = screen.getByRole('dialog', { name: 'Help' })
  await expect.element(dialog.getByText('After you launch.')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'hello@wattle.example' })).toBeVisible()
  await expect.element(dialog.getByText(/search$/)).toBeVisible()
  await expectAccessible(dialog.element())
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})
