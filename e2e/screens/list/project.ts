import { expect, type Page } from '@playwright/test'
import { STAGES, type StudyProgress } from '@wattle/contract/progress'
import {
  CALENDAR,
  type CalendarSlot,
  type MyCalendar,
  mockCopying,
  mockMoving,
} from '../mocked-changes.ts'
import type { Screen } from '../screen.ts'
import { away, choose, dialog, fail, press, refuse, reshape, see, tryAgain } from '../states.ts'

/**
 * The fields of the API's response about a project that we change for some screens. The rest stays
 * as it is in the demo.
 */
type Project = {
  id: number
  status: string
  distribution: unknown
  frozen: boolean
  audience: unknown
  generation: { state: string; startedAt: string | null }
}
const ONE_PROJECT = /\/api\/platform\/research\/\d+$/
/** Twenty-one seconds before the demo’s date and time. */
const STARTED = '2026-11-16T23:41:39Z'

const writing = (state: 'running' | 'failed') =>
  reshape<Project>(ONE_PROJECT, (project) => ({
    ...project,
    audience: null,
    generation: { ...project.generation, state, startedAt: STARTED },
  }))

/** A fully prepared project, as its owner sees it on first opening the calendar. */
const ready = reshape<Project>(ONE_PROJECT, (project) => ({
  ...project,
  status: 'CONDUCTING_INTERVIEW',
  distribution: null,
  frozen: false,
}))
const requested = reshape<Project>(ONE_PROJECT, (project) => ({
  ...project,
  status: 'CONDUCTING_INTERVIEW',
  distribution: { id: 1, status: 'REQUESTED', passedScreeners: 0, passedSuccessfully: 0 },
  frozen: true,
}))

/** How far people got right after a launch, because the server has nothing for this project. */
const NO_PROGRESS = {
  launchedAt: new Date('2026-11-16T23:42:00Z'),
  startedAt: null,
  lastDay: null,
  stages: STAGES.map((stage) => ({ stage, people: 0, firstAt: null, lastAt: null })),
} satisfies StudyProgress

async function justLaunched(page: Page) {
  await requested(page)
  await page.route(/\/progress$/, (route) => route.fulfill({ json: NO_PROGRESS }))
}

const AUDIENCE = { role: 'researcher', path: '/platform/research/{Carers on call}' } as const
const REVIEW = { role: 'researcher', path: '/platform/research/{Second-hand uniforms}' } as const
const TALKS = { role: 'researcher', path: '/platform/research/{Quotes on time}' } as const

/** Screens of a project's steps, including error and empty states. */
export const PROJECT: Screen[] = [
  { name: 'project-unknown', role: 'researcher', path: '/platform/research/987654' },
  {
    name: 'project-in-error',
    role: 'researcher',
    path: '/platform/research/{Quotes on time}',
    before: (page) => page.route(ONE_PROJECT, (route) => route.abort()),
    prepare: see(tryAgain),
  },
  {
    name: 'step-1-empty-refused',
    role: 'researcher',
    path: '/platform/research/{Quiet desks}',
    async prepare(page) {
      await page.getByRole('textbox', { name: 'Your idea' }).fill('')
      await page.getByRole('button', { name: 'Save & Continue' }).click()
      await expect(page.getByText('Please enter your startup idea').first()).toBeVisible()
    },
    isReopened: true,
  },
  {
    name: 'step-1-read-only',
    role: 'researcher',
    path: '/platform/research/{Second-hand uniforms}?step=ideation',
  },
  {
    name: 'step-1-reset',
    role: 'researcher',
    path: '/platform/research/{Second-hand uniforms}?step=ideation',
    prepare: press(/^Edit/, dialog),
  },
  { name: 'step-2-writing', ...AUDIENCE, before: writing('running') },
  { name: 'step-2-failed', ...AUDIENCE, before: writing('failed') },
  { name: 'step-2-regenerate', ...AUDIENCE, prepare: press('Regenerate', dialog) },
  { name: 'step-6-first-seen', ...REVIEW, before: ready },
  {
    name: 'step-6-launch',
    ...REVIEW,
    before: ready,
    prepare: press('Launch', dialog),
  },
  { name: 'step-6-launched', ...REVIEW, before: justLaunched },
  {
    name: 'step-6-month',
    role: 'researcher',
    path: '/platform/research/{Quotes on time}?month=2026-11-17',
  },
  { name: 'step-6-add-slot', ...TALKS, prepare: press('Add a slot', dialog) },
  {
    name: 'step-6-calendar-in-error',
    ...TALKS,
    before: fail(CALENDAR),
    prepare: see(tryAgain),
  },
  {
    name: 'step-6-move',
    ...TALKS,
    prepare: choose(/^More actions for the interview/, /^Move/),
    isReopened: true,
  },
  {
    name: 'step-6-moved',
    ...TALKS,
    before: mockMoving,
    async prepare(page) {
      await choose(/^More actions for the interview/, /^Move/)(page)
      await dialog(page).getByRole('button', { name: 'Move', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      await away(page)
    },
    isReopened: true,
  },
  {
    name: 'step-6-cancel',
    ...TALKS,
    prepare: choose(/^More actions for the interview/, /^Cancel/),
    isReopened: true,
  },
  {
    name: 'step-6-cancelled',
    ...TALKS,
    before: reshape<MyCalendar>(CALENDAR, ({ slots, interviews }) => {
      const cancelled = interviews.filter(({ status }) => status === 'NOTIFIED')
      const isFree = ({ slotId }: CalendarSlot) => cancelled.some((one) => one.slotId === slotId)
      return {
        slots: slots.map((slot) => (isFree(slot) ? { ...slot, available: true } : slot)),
        interviews: interviews.map((one) =>
          cancelled.includes(one) ? { ...one, status: 'CANCELLED' } : one,
        ),
      }
    }),
  },
  {
    name: 'step-6-confirm-refused',
    ...TALKS,
    async prepare(page) {
      await press(/^Confirm the interview/, dialog)(page)
      await dialog(page).getByRole('textbox').fill('zoom')
      await dialog(page).getByRole('button', { name: 'Confirm' }).click()
      await expect(dialog(page).locator('[aria-invalid=true]')).toBeVisible()
    },
  },
  {
    name: 'interview-room',
    role: 'researcher',
    path: '/platform/interviews',
    async prepare(page) {
      await page
        .getByRole('link', { name: /^Interview room/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { name: /^Interview with/ })).toBeVisible()
    },
  },
  {
    name: 'projects-copied',
    role: 'researcher',
    path: '/platform',
    before: mockCopying,
    async prepare(page) {
      await page.getByRole('button', { name: 'Copy project Quiet desks' }).press('Enter')
      await expect(page.getByText('copied as')).toBeVisible()
      await away(page)
    },
    isReopened: true,
  },
  {
    name: 'projects-delete',
    role: 'researcher',
    path: '/platform',
    prepare: press('Delete project Quiet desks', dialog),
  },
  {
    name: 'projects-delete-booked',
    role: 'researcher',
    path: '/platform',
    before: refuse(
      'DELETE',
      '**/api/platform/research/*',
      409,
      '3 interviews are booked for this project. Deleting it cancels them.',
      'INTERVIEWS_PLANNED',
    ),
    async prepare(page) {
      await press('Delete project Quotes on time', dialog)(page)
      await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(dialog(page).getByRole('alert')).toBeVisible()
    },
  },
]
