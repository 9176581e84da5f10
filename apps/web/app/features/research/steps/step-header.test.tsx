import type { ResearchStatus } from '@wattle/contract/research'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '#testing/axe.ts'
import { StepHeader } from './step-header.tsx'

type Shown = { stored: ResearchStatus; viewed?: ResearchStatus; isWriting?: boolean }

async function show({ stored, viewed = stored, isWriting = false }: Shown) {
  await page.viewport(1280, 800)
  return render(
    <MemoryRouter>
      <StepHeader
        stored={stored}
        viewed={viewed}
        isWriting={isWriting}
        linkTo={(status) => `/${status}`}
      />
    </MemoryRouter>,
  )
}

/** Each step's text, such as "Ideation: Complete". */
const steps = () =>
  Array.from(document.querySelectorAll('ol')[0]?.querySelectorAll('li') ?? [], (step) =>
    Array.from(step.querySelectorAll('.leading-tight > span'), (word) => word.textContent).join(
      ': ',
    ),
  )

test('says for each step whether it’s complete, current or locked', async () => {
  const screen = await show({ stored: 'SCREENER_GENERATION' })
  expect(steps()).toEqual([
    'Ideation: Complete',
    'Targeting: Complete',
    'Screening: You’re here',
    'Interview Prep: Locked',
    'Review: Locked',
    'Interviewing: Locked',
  ])
  await expect.element(screen.getByRole('link', { name: /^Targeting/ })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Review/ })).not.toBeInTheDocument()
})

test('links back to the current step while viewing an earlier one', async () => {
  const screen = await show({ stored: 'SCREENER_GENERATION', viewed: 'IDEA_SHAPING' })
  expect(steps().slice(0, 3)).toEqual([
    'Ideation: Viewing',
    'Targeting: Complete',
    'Screening: Current step',
  ])
  const current = screen.getByRole('link', { name: /^Screening/ })
  await expect.element(current).toHaveAttribute('aria-current', 'step')
})

test('says at the current step that we’re writing its content', async () => {
  await show({ stored: 'AUDIENCE_GENERATION', isWriting: true })
  expect(steps()[1]).toBe('Targeting: Writing now')
})

test('collapses the steps on a phone into a line that names the current one', async () => {
  const screen = await show({ stored: 'AUDIENCE_GENERATION' })
  await page.viewport(390, 800)
  await screen.getByText('Step 2 of 6, Targeting').click()
  await expect.element(screen.getByRole('link', { name: /^Ideation/ })).toBeVisible()
  await expectAccessible()
})

test.each([
  ['DRAFT_CREATED', '6 steps, not started yet'],
  ['COMPLETED', '6 steps, all complete'],
] as const)(
  'shows no current step on a phone for a project that is %s: %s',
  async (stored, line) => {
    const screen = await show({ stored })
    await page.viewport(390, 800)
    await expect.element(screen.getByText(line)).toBeVisible()
  },
)

test('has no accessibility issues', async () => {
  await show({ stored: 'GUIDE_GENERATION', viewed: 'AUDIENCE_GENERATION' })
  await expectAccessible()
})
