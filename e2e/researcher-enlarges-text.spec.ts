import { SECTIONS } from '../apps/web/app/routes/admin/sections.ts'
import { cutOff } from './cut-off.ts'
import { enterAs, enterAsAdmin, expect } from './journey.ts'
import { test } from './large-text.ts'
import { LONG } from './long-run.ts'
import { prepareProject } from './project.ts'

test('keeps everything visible with text twice as large', LONG, async ({ page }) => {
  test.slow()
  await test.step('keeps everything visible to a researcher on a phone with text twice as large', async () => {
    const api = await enterAs(page, { firstName: 'Lotte', email: 'lotte@example.com' })
    const { id } = await prepareProject(api, 'Meals on shift', 'CONDUCTING_INTERVIEW')
    const screener = await prepareProject(api, 'Quiet desks', 'SCREENER_GENERATION')
    const guide = await prepareProject(api, 'Carers on call', 'GUIDE_GENERATION')
    for (const path of [
      '/platform',
      '/platform/interviews',
      '/platform/account',
      ...['ideation', 'targeting', 'screening', 'interview-prep', 'review', 'interviewing'].map(
        (step) => `/platform/research/${id}?step=${step}`,
      ),
      `/platform/research/${screener.id}/edit-screener`,
      `/platform/research/${guide.id}/edit-guide`,
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await cutOff(page), path).toEqual([])
    }
  })
  await test.step('keeps everything visible to an admin with text twice as large', async () => {
    await enterAsAdmin(page)
    for (const { path: list } of SECTIONS) {
      await page.goto(`/admin/${list}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await cutOff(page), list).toEqual([])
    }
  })
})
