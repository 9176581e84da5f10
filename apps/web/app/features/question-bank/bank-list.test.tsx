import { QueryClientProvider } from '@tanstack/react-query'
import { ERRORS } from '@wattle/contract/errors'
import type { BankQuestion } from '@wattle/contract/question-bank'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '#lib/api/query-client.ts'
import { expectAccessible } from '#testing/axe.ts'
import { BankList } from './bank-list.tsx'

afterEach(() => vi.unstubAllGlobals())

/** Mocks a server that stores the questions. */
function serve(...kept: Omit<BankQuestion, 'id' | 'version'>[]) {
  let bank: BankQuestion[] = kept.map((question, id) => ({ ...question, id, version: 1 }))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'DELETE') {
      bank = bank.filter(({ id }) => !url.endsWith(`/${id}`))
      return new Response(null, { status: 204 })
    }
    if (init.method === 'PUT') {
      const sent: BankQuestion = JSON.parse(String(init.body))
      const changed = { ...sent, id: Number(url.split('/').at(-1)), version: sent.version + 1 }
      if (bank.find(({ id }) => id === changed.id)?.version !== sent.version)
        return Response.json({ ...STALE, data: { message: STALE.message } }, { status: 409 })
      bank = bank.map((question) => (question.id === changed.id ? changed : question))
      return Response.json(changed)
    }
    if (init.method === 'POST') {
      const added = { ...JSON.parse(String(init.body)), id: 100 + bank.length, version: 1 }
      bank = [added, ...bank]
      return Response.json(added, { status: 201 })
    }
    return Response.json(bank)
  })
  /** Changes the questions, as another admin would. */
  return (change: Partial<BankQuestion>) => {
    bank = bank.map((question) => ({ ...question, ...change, version: question.version + 1 }))
  }
}

const STALE = {
  statusCode: 409,
  code: 'BANK_QUESTION_CHANGED',
  message: ERRORS.BANK_QUESTION_CHANGED.message,
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

const PAY: Omit<BankQuestion, 'id' | 'version'> = {
  question: 'Who paid for it?',
  type: 'SINGLE_CHOICE',
  rule: 'MATCH',
  options: [
    { text: 'I did', mustMatch: true },
    { text: 'Nobody', mustMatch: false },
  ],
}

test('explains an empty bank and adds a first question', async () => {
  serve()
  await open()
  await expect.element(page.getByText('No questions yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByLabelText('Question', { exact: true }).fill('Which shift was your last?')
  await page.getByLabelText('Option 1').fill('Day')
  await page.getByLabelText('Option 2').fill('Night')
  await page.getByRole('checkbox', { name: /Qualifies.*option 2/ }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Add question' }).click()
  await expect.element(page.getByRole('button', { name: /Remove: Which shift/ })).toBeVisible()
  await expect.element(page.getByText('Night (qualifies)')).toBeVisible()
})

test('removes an extra option, but not the two a question needs', async () => {
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

test('clears a search without matches and focuses the search box', async () => {
  serve()
  const onSearch = vi.fn()
  await open('zebra', onSearch)
  await page.getByRole('button', { name: 'Clear search' }).last().click()
  expect(onSearch).toHaveBeenLastCalledWith('')
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

test('restores a removed question on Undo', async () => {
  serve(PAY)
  await open()
  await page.getByRole('button', { name: 'Remove: Who paid for it?' }).click()
  await expect.element(page.getByText('No questions yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('button', { name: 'Remove: Who paid for it?' })).toBeVisible()
})

test('shows a refusal in the dialog and keeps the typed text', async () => {
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

test('edits a question by keyboard and returns focus to its button', async () => {
  serve(PAY)
  await open()
  const button = page.getByRole('button', { name: 'Edit: Who paid for it?' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Edit question' })
  const question = dialog.getByLabelText('Question', { exact: true })
  await expect.element(question).toHaveValue('Who paid for it?')
  await expect.element(dialog.getByLabelText('Option 1', { exact: true })).toHaveValue('I did')
  await expect.element(dialog.getByRole('checkbox', { name: /option 1/ })).toBeChecked()
  await expectAccessible()
  await question.fill('Who paid for the last one?')
  await dialog.getByLabelText('Option 2', { exact: true }).fill('My employer')
  await dialog.getByRole('checkbox', { name: /option 2/ }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Question saved')).toBeVisible()
  await expect.element(page.getByText('My employer (qualifies)')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Edit: Who paid for the last one?' }))
    .toHaveFocus()
})

test('doesn’t overwrite someone else’s change, and keeps the typed text', async () => {
  const changeElsewhere = serve(PAY)
  await open()
  await page.getByRole('button', { name: 'Edit: Who paid for it?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit question' })
  const question = dialog.getByLabelText('Question', { exact: true })
  await question.fill('Mine')
  changeElsewhere({ question: 'Theirs' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText(STALE.message)).toBeVisible()
  await expect.element(question).toHaveValue('Mine')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Edit: Theirs' }).click()
  await expect.element(question).toHaveValue('Theirs')
})

test('links a question to a profile field, and its options to the field’s options', async () => {
  const sent: object[] = []
  const state = {
    id: 3,
    label: 'State',
    kind: 'CHOICE',
    sensitive: false,
    retiredAt: null,
    options: [
      { id: 31, label: 'Victoria', retiredAt: null },
      { id: 32, label: 'Queensland', retiredAt: null },
    ],
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method === 'POST') {
      sent.push(JSON.parse(String(init.body)))
      return Response.json({ ...PAY, id: 1, version: 1 }, { status: 201 })
    }
    return Response.json(url.includes('profile-fields') ? [state] : [])
  })
  await open()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByLabelText('Question', { exact: true }).fill('Where do you live?')
  await page.getByLabelText('Option 1', { exact: true }).fill('Victoria')
  await page.getByLabelText('Option 2', { exact: true }).fill('Up north')
  await page.getByLabelText(/^Profile field/).selectOptions('State')
  await page.getByLabelText('Option 2 in the profile').selectOptions('State: Queensland')
  await expectAccessible()
  await page.getByRole('button', { name: 'Add question' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    profileFieldId: 3,
    options: [{ profileOptionId: 31 }, { profileOptionId: 32 }],
  })
})
