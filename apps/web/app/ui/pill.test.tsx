import { CircleCheck } from 'lucide-react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { EmptyState } from './empty-state.tsx'
import { Pill } from './pill.tsx'

const TONES = ['draft', 'done', 'active', 'requested', 'paused'] as const

test('shows a status by icon and word, not by colour alone', async () => {
  const screen = await render(
    <Pill tone="done" icon={CircleCheck}>
      Completed
    </Pill>,
  )
  const pill = screen.getByText('Completed')
  await expect.element(pill).toBeVisible()
  expect(pill.element().querySelector('svg[aria-hidden=true]')).not.toBeNull()
})

test("says in an empty state what's missing and what to do", async () => {
  const screen = await render(
    <EmptyState title="No projects yet" level={3} action={<button type="button">Begin</button>}>
      Describe an idea.
    </EmptyState>,
  )
  await expect
    .element(screen.getByRole('heading', { name: 'No projects yet', level: 3 }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Begin' })).toBeVisible()
})

test('has no accessibility violations', async () => {
  await render(
    TONES.map((tone) => (
      <Pill key={tone} tone={tone} icon={CircleCheck}>
        Completed
      </Pill>
    )),
  )
  await expectAccessible()
})
