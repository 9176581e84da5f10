import { expectAccessibleAt } from './accessible.ts'
import { apiOf, newAccount } from './api.ts'
import { answerScreener, joinPanel, launchProject, STUDY } from './campaign.ts'
import { emailedLink, emailsTo, keyIn } from './email.ts'
import { test as base, enterAsAdmin, expect } from './journey.ts'
import { LONG } from './long-run.ts'
import { type RunningProduct, startProduct, temporaryFolder } from './product.ts'

/** A product with an empty panel and a clock that the test moves. */
const test = base.extend<{ own: RunningProduct }>({
  own: [
    async ({ smtp }, use) => {
      const { folder, remove } = temporaryFolder()
      const environment = { DATA_DIR: folder, SMTP_URL: smtp.url }
      const product = await startProduct(environment, { movesClock: true })
      await use(product)
      await product.stop()
      remove()
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ own }, use) => use(own.url),
})

const MINUTE_MS = 60_000

test(
  'an admin sees that a study will fail and why, and asks for slots',
  LONG,
  async ({ page, browser, own: { url, forward }, smtp }) => {
    test.setTimeout(300_000)
    const people = ['ida', 'noor'].map((name) => `${name}@field.example`)
    for (const email of people) await joinPanel(url, smtp, 'Pat Example', email)
    const token = await newAccount(apiOf(url), 'Rosa', 'rosa@field.example')
    const project = await launchProject(apiOf(url, token), 'Quotes on time')
    const admin = await enterAsAdmin(page)
    await admin('PATCH', `/admin/projects/${project.id}/plan`, { targetInterviews: 1 })
    const path = `/admin/distributions?researchId=${project.id}`
    const [study] = await admin<{ id: number }[]>('GET', path)
    await admin('POST', '/admin/distribution', { ...STUDY, id: study?.id })
    for (const [at, email] of people.entries()) {
      const link = await emailedLink(smtp, email, '/respondent/screener')
      await answerScreener(url, keyIn(link), project.screener, at === 0)
    }

    // The first forecast appears a few minutes after the last change.
    await forward(6 * MINUTE_MS)
    const row = page.getByRole('row', { name: /Quotes on time/ })
    await expect(async () => {
      await page.goto('/admin/field-desk')
      await expect(row).toContainText('With four more slots', { timeout: 5000 })
    }).toPass({ timeout: 150_000 })
    await expect(page.getByText('1 running project, 1 below 80%')).toBeVisible()
    await expectAccessibleAt(page, [320, 1280])
    await row.getByRole('button', { name: /^Ask for slots/ }).click()
    const asking = page.getByRole('dialog', { name: /for slots\?$/ })
    await asking.getByRole('button', { name: 'Ask for slots' }).click()
    await expect(row).toContainText('Asked today')
    const asked = () =>
      emailsTo(smtp, 'rosa@field.example')
        .map(({ text }) => text)
        .join()
    await expect
      .poll(asked, { timeout: 120_000 })
      .toMatch(/Four more slots next week would lift that chance from \d+% to \d+%\./)

    await row.getByRole('link', { name: 'Quotes on time' }).click()
    const forecast = page.getByRole('region', { name: /chance of 1 interview/ })
    await forecast.getByRole('button', { name: '1%', exact: true }).click()
    const behind = page.getByRole('dialog', { name: 'How we get 1%' })
    await behind.getByRole('link', { name: '2 of 2' }).click()
    await expect(behind).toBeHidden()
    await expect(page).toHaveURL(/status=COMPLETED#respondents$/)
    await expectAccessibleAt(page, [320, 1280])
    const xRay = page.getByRole('region', { name: 'Screener X-ray' })
    await expect(xRay.getByText(/^2 people finished, 1 qualifies\./)).toBeVisible()

    const theirs = await browser.newPage()
    await theirs.goto(`${url}/robots.txt`)
    await theirs.evaluate((kept) => localStorage.setItem('token', kept), token)
    await theirs.goto(`${url}/platform/research/${project.id}`)
    const chance = theirs.getByRole('region', { name: /chance of 1 interview/ })
    await expect(chance.getByText('Add slots in your calendar')).toBeVisible()
    await expect(chance).not.toContainText('invited')
    await expect(
      theirs
        .getByRole('region', { name: 'Screener X-ray' })
        .getByText(/fewer than three/)
        .first(),
    ).toBeVisible()
    await theirs.close()
  },
)
