import type { Page } from '@playwright/test'
import { chosenBy } from './project.ts'
import type { Study } from './study.ts'

/** Answers a question as someone who qualifies. */
export async function chooseQualifying(page: Page, study: Study, index: number) {
  const question = study.questions[index]
  if (!question) throw new Error(`there’s no question ${index + 1}`)
  const role = question.type === 'SINGLE_CHOICE' ? 'radio' : 'checkbox'
  for (const { text } of chosenBy(question))
    await page.getByRole(role, { name: text, exact: true }).tap()
}
