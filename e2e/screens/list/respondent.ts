import type { Screen } from '../screen.ts'

export const RESPONDENT: Screen[] = [
  { name: 'respondent-welcome', role: 'visitor', path: '{invitation}' },
  { name: 'respondent-slots', role: 'visitor', path: '{booking}' },
  {
    name: 'respondent-question',
    role: 'visitor',
    path: '{invitation}',
    isKept: true,
    async prepare(page) {
      const question = page.getByText(/^Question \d of/)
      const start = page.getByRole('button', { name: 'Start' })
      const instructions = page.getByRole('heading', { name: 'Before you begin' })
      const next = page.getByRole('button', { name: 'Next' })
      // Whoever has begun is led back to where they were.
      await question.or(start).or(instructions).waitFor()
      if (await question.isVisible()) return
      if (await start.isVisible()) await start.click()
      await instructions.waitFor()
      await next.click()
      await page.getByRole('checkbox').check()
      await next.click()
      await question.waitFor()
    },
  },
]
