import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StepProvider, type StepState } from './step-context.ts'
import { StepPanel } from './step-panel.tsx'

/** The only parts of the step's state that `StepPanel` uses. */
const STEP = { research: { generation: { notice: null } } } as StepState

const longStep = (names: string[]) =>
  render(
    <StepProvider value={STEP}>
      <StepPanel title="Review" foot={<button type="button">Next</button>}>
        {names.map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
      </StepPanel>
    </StepProvider>,
  )

test('doesn’t scroll when focus moves to a button in the visible footer', async () => {
  await page.viewport(1440, 700)
  const screen = await longStep(Array.from({ length: 30 }, (_, at) => `Row ${at}`))
  window.scrollTo({ top: 200, behavior: 'instant' })
  const next = screen.getByRole('button', { name: 'Next' }).element() as HTMLElement
  // Makes scrolling instant, so the check below would notice a scroll.
  document.documentElement.style.scrollBehavior = 'auto'
  next.focus()
  document.documentElement.style.scrollBehavior = ''
  expect(window.scrollY).toBe(200)
})

test('never hides the focused element behind the footer', async () => {
  await page.viewport(1440, 700)
  const many = Array.from({ length: 30 }, (_, at) => `Row ${at}`)
  const screen = await longStep(many)
  const foot = screen.getByRole('button', { name: 'Next' }).element()
  ;(screen.getByRole('button', { name: 'Row 0' }).element() as HTMLElement).focus()
  for (const name of many.slice(1)) {
    await userEvent.tab()
    const row = screen.getByRole('button', { name, exact: true })
    await expect.element(row).toHaveFocus()
    await expect
      .poll(() => row.element().getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(foot.getBoundingClientRect().top)
  }
})
