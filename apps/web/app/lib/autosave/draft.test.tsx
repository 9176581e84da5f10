import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useDraft } from './draft.ts'

function Idea({ base = '' }: { base?: string }) {
  const { value, change } = useDraft('1:idea', base)
  return (
    <textarea aria-label="Idea" value={value} onChange={(event) => change(event.target.value)} />
  )
}

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const field = () => page.getByRole('textbox', { name: 'Idea' })

/** Stores a draft as another window would, which notifies this one. */
function writeElsewhere(value: string, base = '') {
  const newValue = JSON.stringify({ base, value, at: '2026-11-15T00:00:00Z' })
  localStorage.setItem('draft:1:idea', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: 'draft:1:idea', newValue }))
}

test('shows a draft from another window and lets people continue it', async () => {
  await render(<Idea />)
  writeElsewhere('Nurses who work at night')
  await expect.element(field()).toHaveValue('Nurses who work at night')
  await field().click()
  await userEvent.keyboard('{End} cook')
  expect(localStorage.getItem('draft:1:idea')).toContain('Nurses who work at night cook')
})

test("ignores another window's draft if it's based on another version", async () => {
  await render(<Idea base="The idea as it is stored" />)
  writeElsewhere('Something older', 'The idea as it was')
  await expect.element(field()).toHaveValue('The idea as it is stored')
})
