import { CircleCheck } from 'lucide-react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { EmptyState } from './empty-state.tsx'
import { Pill } from './pill.tsx'

const TONES = ['draft', 'done', 'active', 'requested', 'paused'] as const

test('a status is told by its sign and its word, not by its colour alone', async () => {
  const screen = await render(
    <Pill tone="done" icon={CircleCheck}>
      Completed
    </Pill>,
  )
  const pill = screen.getByText('Completed')
  await expect.element(pill).toBeVisible()
  expect(pill.element().querySelector('svg[aria-hidden=true]')).not.toBeNull()
})

test('an empty place says what will stand there and what to do', async () => {
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

test('every status can be read by everyone', async () => {
  await render(
    TONES.map((tone) => (
      <Pill key={tone} tone={tone} icon={CircleCheck}>
        Completed
      </Pill>
    )),
  )
  await expectAccessible()
})
