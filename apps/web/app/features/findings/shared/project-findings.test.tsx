import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/axe.ts'
import { answering, renderAtDesk } from '#testing/desktop-screen.tsx'
import { rosterMeals } from '../testing/roster-meals.ts'
import { CompletedFindings } from './completed-findings.tsx'
import { StepFindings } from './step-findings.tsx'

afterEach(() => vi.unstubAllGlobals())

const VERDICT = {
  version: 2,
  decision: 'CHANGE',
  reason: 'Nobody plans. Breaks move.',
  nextStep: 'Sit in on four night shifts.',
  dueOn: '2026-11-24',
  results: [],
  by: 'Tess Nguyen',
  at: '2026-11-10T02:00:00.000Z',
}

const found = (verdicts: unknown[], analysis = rosterMeals()) =>
  answering((_method, path) => ({
    body: path.endsWith('/verdicts') ? { verdicts, since: null, warnings: [] } : analysis,
  }))

test('says at the interview step how many assumptions are settled, and opens the analysis', async () => {
  found([], rosterMeals({ unsorted: 2 }))
  await renderAtDesk(<StepFindings researchId={7} />)
  await expect.element(page.getByText('4 of 6 assumptions are settled')).toBeVisible()
  await expect.element(page.getByText('2 captures to sort')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open the analysis' }))
    .toHaveAttribute('href', '/platform/research/7/analysis')
})

test('shows a completed project’s verdict, the reason, the next step with its date, and the results', async () => {
  found([VERDICT])
  await renderAtDesk(<CompletedFindings researchId={7} />)
  await expect.element(page.getByRole('heading', { name: 'Verdict: Change' })).toBeVisible()
  await expect.element(page.getByText('Nobody plans. Breaks move.')).toBeVisible()
  await expect.element(page.getByText('By 24 November 2026.')).toBeVisible()
  await expect
    .element(page.getByText('Assumptions: 2 hold, 1 fails, 2 open, 1 only screened for'))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open the report' }))
    .toHaveAttribute('href', '/platform/research/7/report')
  await expect
    .element(page.getByRole('link', { name: 'See the evidence' }))
    .toHaveAttribute('href', '/platform/research/7/analysis')
  await expectAccessible()
})

test('asks for the decision when a completed project has no verdict', async () => {
  found([])
  await renderAtDesk(<CompletedFindings researchId={7} />)
  await expect.element(page.getByText('Five interviews done. What did you decide?')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Write the verdict' }))
    .toHaveAttribute('href', '/platform/research/7/analysis?tab=verdict')
})
