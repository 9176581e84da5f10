import type { Page } from '@playwright/test'
import type { Study } from './study.ts'

/** Answers a question as someone who qualifies. */
export async function tapFitting(page: Page, study: Study, index: number) {
  const { options = [], type } = study.questions[index] ?? {}
  const fitting = options.filter(({ mustMatch }) => mustMatch)
  const role = type === 'SINGLE_CHOICE' ? 'radio' : 'checkbox'
  for (const { text } of type === 'SINGLE_CHOICE' ? fitting.slice(0, 1) : fitting)
    await page.getByRole(role, { name: text, exact: true }).tap()
}
