import { apiOf, newAccount } from './api.ts'
import {
  answerScreener,
  apiByLink,
  joinPanel,
  launchProject,
  offerSlot,
  STUDY,
} from './campaign.ts'
import { emailedLink, emailsTo, keyIn } from './email.ts'
import { test as base, enterAsAdmin, expect } from './journey.ts'
import { type RunningProduct, startProduct, temporaryFolder } from './product.ts'

/** A product with an empty panel and empty lists. */
const test = base.extend<{ own: RunningProduct }>({
  own: [
    async ({ smtp }, use) => {
      const { folder, remove } = temporaryFolder()
      const product = await startProduct({ DATA_DIR: folder, SMTP_URL: smtp.url })
      await use(product)
      await product.stop()
      remove()
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ own }, use) => use(own.url),
})

const DAY_MS = 86_400_000

test('a recruiter’s day: a request arrives, someone cancels, and the next person is asked', async ({
  page,
  own: { url },
  smtp,
}) => {
  test.setTimeout(300_000)
  for (const name of ['Aroha', 'Sam'])
    await joinPanel(url, smtp, `${name} Example`, `${name.toLowerCase()}@desk.example`)
  const researcher = apiOf(url, await newAccount(apiOf(url), 'Tess', 'tess@desk.example'))
  const project = await launchProject(researcher, 'Roster Meals')
  const nextWeek = new Date(Date.now() + 7 * DAY_MS).setUTCHours(0, 0, 0, 0)
  const slots: number[] = []
  for (const hour of [0, 1, 2])
    slots.push(await offerSlot(researcher, project.id, new Date(nextWeek + hour * 3_600_000)))

  await enterAsAdmin(page)
  await page.goto('/platform')
  await page.getByRole('button', { name: /admin@/ }).click()
  await page.getByRole('menuitem', { name: 'Today' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Distributions (1 waiting)' })).toBeVisible()
  await page.getByRole('link', { name: 'Send emails for Roster Meals' }).click()
  await expect(page.getByRole('dialog', { name: 'Send Emails' })).toBeVisible()

  const admin = apiOf(url, await page.evaluate(() => localStorage.getItem('token') ?? ''))
  const [waiting] = await admin<{ id: number }[]>('GET', '/admin/distributions')
  await admin('POST', '/admin/distribution', { ...STUDY, id: waiting?.id })
  for (const name of ['aroha', 'sam']) {
    const link = await emailedLink(smtp, `${name}@desk.example`, '/respondent/screener')
    await answerScreener(url, keyIn(link), project.screener)
    if (name === 'aroha') {
      const hash = keyIn(link)
      const respondent = await apiByLink(url, hash)
      await respondent('PATCH', `/respondent/book/${slots[0]}/${hash}`)
    }
  }

  await page.goto('/admin/today')
  await expect(page.getByRole('heading', { name: 'Qualified, not booked yet' })).toBeVisible()

  // Aroha rings and can't come.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to' }).fill('Aroha')
  await page.getByRole('option', { name: /^Aroha Example(?!,)/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aroha Example' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this interview?' })
  await dialog.getByLabel('Reason').fill('You told us by phone that you can’t come.')
  await dialog.getByRole('button', { name: 'Cancel interview' }).click()
  await expect(dialog).toBeHidden()

  // Once the cancellation can't be undone any longer, the place needs someone.
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  const offer = page.getByRole('button', { name: 'Offer to Sam Example' })
  await expect(offer).toBeVisible({ timeout: 60_000 })
  await offer.click()
  await expect
    .poll(
      () =>
        emailsTo(smtp, 'sam@desk.example').filter(({ text }) => text?.includes('/respondent/slots'))
          .length,
      { timeout: 60_000 },
    )
    .toBe(1)
})
