import { QueryClientProvider } from '@tanstack/react-query'
import type { BankQuestion } from '@wattle/contract/question-bank'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import { BankList } from './bank-list.tsx'

afterEach(() => vi.unstubAllGlobals())

/** A bank that does what it is asked. */
function serve(...kept: Omit<BankQuestion, 'id'>[]) {
  let bank: BankQuestion[] = kept.map((question, id) => ({ ...question, id }))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'DELETE') {
      bank = bank.filter(({ id }) => !url.endsWith(`/${id}`))
      return new Response(null, { status: 204 })
    }
    if (init.method === 'POST') {
      const added = { ...JSON.parse(String(init.body)), id: 100 + bank.length }
      bank = [added, ...bank]
      return Response.json(added, { status: 201 })
    }
    return Response.json(bank)
  })
}

const open = (search = '', onSearch: (search: string) => void = () => {}) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <main>
        <h1>Question bank</h1>
        <BankList search={search} onSearch={onSearch} />
      </main>
    </QueryClientProvider>,
  )

const PAY: Omit<BankQuestion, 'id'> = {
  question: 'Who paid for it?',
  type: 'SINGLE_CHOICE',
  options: [
    { text: 'I did', mustMatch: true },
    { text: 'Nobody', mustMatch: false },
  ],
}

test('an empty bank says what it is for, and takes a first question', async () => {
  serve()
  await open()
  await expect.element(page.getByText('No question yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByLabelText('Question', { exact: true }).fill('Which shift was your last?')
  await page.getByLabelText('Option 1').fill('Day')
  await page.getByLabelText('Option 2').fill('Night')
  await page.getByRole('checkbox', { name: /Fits.*option 2/ }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Add question' }).click()
  await expect.element(page.getByRole('button', { name: /Take out: Which shift/ })).toBeVisible()
  await expect.element(page.getByText('Night (fits)')).toBeVisible()
})

test('an option too many is removed, and the two that a question needs are not', async () => {
  serve()
  await open()
  await page.getByRole('button', { name: 'Add a question' }).click()
  const field = (at: number) => page.getByRole('textbox', { name: `Option ${at}` })
  const remove = (at: number) => page.getByRole('button', { name: `Remove option ${at}` })
  await field(1).fill('Day')
  await field(2).fill('Evening')
  await field(3).fill('Night')
  await remove(2).click()
  await expect.element(field(2)).toHaveValue('Night')
  await expect.element(field(2)).toHaveFocus()
  await expect.element(field(3)).not.toBeInTheDocument()
  await expect.element(remove(1)).toHaveAttribute('aria-disabled', 'true')
})

test('a search that finds nothing can be cleared', async () => {
  serve()
  const onSearch = vi.fn()
  await open('zebra', onSearch)
  await page.getByRole('button', { name: 'Clear search' }).last().click()
  expect(onSearch).toHaveBeenLastCalledWith('')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

test('a question that is taken out can be put back', async () => {
  serve(PAY)
  await open()
  await page.getByRole('button', { name: 'Take out: Who paid for it?' }).click()
  await expect.element(page.getByText('No question yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .element(page.getByRole('button', { name: 'Take out: Who paid for it?' }))
    .toBeVisible()
})

test('what the server refuses is told in the dialog, and nothing typed is lost', async () => {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) =>
    init.method === 'POST'
      ? Response.json({ statusCode: 400, code: 'INVALID', message: 'Too short.' }, { status: 400 })
      : Response.json([]),
  )
  await open()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByLabelText('Question', { exact: true }).fill('Which?')
  await page.getByRole('button', { name: 'Add question' }).click()
  await expect.element(page.getByText('Too short.')).toBeVisible()
  await expect.element(page.getByLabelText('Question', { exact: true })).toHaveValue('Which?')
})
