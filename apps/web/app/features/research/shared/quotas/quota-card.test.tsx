import { QueryClientProvider } from '@tanstack/react-query'
import { DEFAULT_PLAN } from '@wattle/contract/plan'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { expectAccessible } from '#testing/axe.ts'
import { ProjectQuotas } from './project-quotas.tsx'

const option = (id: number, text: string) => ({ id, text, mustMatch: true, screenerQuestionId: 1 })
const questions = [
  {
    id: 1,
    question: 'How do you work?',
    type: 'SINGLE_CHOICE',
    options: [option(11, 'Sole trader'), option(12, 'Employee')],
  },
  {
    id: 2,
    question: 'How old are you?',
    type: 'NUMBER',
    // Every question starts as a choice question and keeps its options.
    options: [option(21, ''), option(22, '')],
  },
  { id: 3, question: 'Which tools?', type: 'MULTIPLE_CHOICE', options: [option(31, 'Pen')] },
]
const cell = (changes: object) => ({
  id: 5,
  questionId: 1,
  name: 'Sole traders',
  optionIds: [11],
  from: null,
  to: null,
  least: 2,
  most: 3,
  booked: 2,
  waiting: 4,
  ...changes,
})
const RESEARCH = {
  id: 7,
  status: 'CONDUCTING_INTERVIEW',
  plan: DEFAULT_PLAN,
  screener: { questions },
  distribution: null,
  quotas: [],
} as unknown as ResearchReply
const withCells = (...quotas: object[]) => ({ ...RESEARCH, quotas }) as unknown as ResearchReply

const show = (research = RESEARCH) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ProjectQuotas research={research} />
    </QueryClientProvider>,
  )

afterEach(() => vi.unstubAllGlobals())

function keepBodies() {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    return Response.json(RESEARCH)
  })
  return bodies
}

test('shows how many people are booked, needed and waiting in each cell', async () => {
  await show(
    withCells(
      cell({}),
      cell({ id: 6, name: 'Employees', booked: 1, waiting: 0 }),
      cell({ id: 8, name: 'Others', least: 0, booked: 4 }),
    ),
  )
  await expect.element(page.getByText('2 booked, needs 2 to 3, 4 waiting')).toBeVisible()
  await expect.element(page.getByText('1 place left')).toBeVisible()
  await expect.element(page.getByText('Needs 1 more')).toBeVisible()
  await expect.element(page.getByText('4 of 3 booked, takes up to 3, 4 waiting')).toBeVisible()
  await expect.element(page.getByText('Full')).toBeVisible()
  await expectAccessible()
})

test('starts a choice question with a cell for each option, and saves the cells', async () => {
  const bodies = keepBodies()
  await show()
  await page.getByRole('button', { name: 'Set quotas' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Which question?').selectOptions('How do you work?')
  await dialog.getByRole('button', { name: 'Remove cell Employee' }).click()
  await dialog.getByLabelText('At least').fill('2')
  await dialog.getByLabelText('At most').fill('3')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save quotas' }).click()
  await expect.element(page.getByText('Quotas saved')).toBeVisible()
  expect(bodies).toEqual([
    {
      cells: [
        {
          questionId: 1,
          name: 'Sole trader',
          optionIds: [11],
          from: null,
          to: null,
          least: 2,
          most: 3,
        },
      ],
    },
  ])
})

test('accepts number ranges, and only offers questions that can have quotas', async () => {
  const bodies = keepBodies()
  await show()
  await page.getByRole('button', { name: 'Set quotas' }).click()
  const dialog = page.getByRole('dialog')
  const question = dialog.getByLabelText('Which question?')
  await expect.element(question).not.toHaveTextContent('Which tools?')
  await question.selectOptions('How old are you?')
  await dialog.getByLabelText('Name').fill('30 and over')
  await dialog.getByLabelText('From').fill('30')
  await dialog.getByRole('button', { name: 'Save quotas' }).click()
  await expect.element(page.getByText('Quotas saved')).toBeVisible()
  expect(bodies).toMatchObject([{ cells: [{ questionId: 2, optionIds: [], from: 30, to: null }] }])
})

test('explains an error next to its field and doesn’t save', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  await show(withCells(cell({}), cell({ id: 6, name: 'Employees', optionIds: [12] })))
  await page.getByRole('button', { name: 'Edit quotas' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Sole trader').nth(1).click()
  await dialog.getByLabelText('At least').nth(0).fill('4')
  await dialog.getByRole('button', { name: 'Save quotas' }).click()
  await expect.element(page.getByText('This overlaps with “Sole traders”.')).toBeVisible()
  await expect
    .element(page.getByText(/add up to 6, but you only need 5 interviews/).nth(0))
    .toBeVisible()
  expect(fetched).not.toHaveBeenCalled()
})

test('doesn’t offer to edit quotas once the project is finished', async () => {
  await show({ ...withCells(cell({})), status: 'COMPLETED' })
  await expect.element(page.getByText('Sole traders')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit quotas' })).not.toBeInTheDocument()
})
