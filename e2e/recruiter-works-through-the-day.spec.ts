import type { Locator } from '@playwright/test'
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

test('a recruiter’s day: choose people for a request, send, replace someone who cancels, and pay', async ({
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

  const admin = await enterAsAdmin(page)
  // Filtering only works once members have been told about the policy that allows it.
  await admin('POST', '/admin/settings/policy/publish')
  await page.goto('/platform')
  await page.getByRole('button', { name: /admin@/ }).click()
  await page.getByRole('menuitem', { name: 'Today' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Distributions (1 waiting)' })).toBeVisible()
  await page.getByRole('link', { name: 'Send emails for Roster Meals' }).click()
  const sending = page.getByRole('dialog', { name: 'Send Emails' })
  await fillInStudy(sending)
  await sending.getByRole('tab', { name: 'Who' }).click()
  await expect(sending.getByText(/2 can be invited now\.$/)).toBeAttached()
  await sending.getByRole('button', { name: 'Add a condition' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Took part' }).click()
  await expect(sending.getByText(/^2 match\..* 2 can be invited now\.$/)).toBeAttached()
  await sending.getByRole('button', { name: 'Send Emails' }).click()
  await expect(sending).toBeHidden()

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

  // Aroha rings to say she can't come.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Go to' }).fill('Aroha')
  await page.getByRole('option', { name: /^Aroha Example(?!,)/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aroha Example' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this interview?' })
  await dialog.getByLabel('Reason').fill('You told us by phone that you can’t come.')
  await dialog.getByRole('button', { name: 'Cancel interview' }).click()
  await expect(dialog).toBeHidden()

  // Once the cancellation can no longer be undone, we can offer the place to someone else.
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

  // Aroha had already taken the morning off, so we thank her anyway.
  const [aroha] = await admin<{ userScreenerId: number }[]>(
    'GET',
    `/admin/completions?researchId=${project.id}&search=Aroha`,
  )
  const bonus = { invitationId: aroha?.userScreenerId, cents: 3000, reason: 'Took time off' }
  await admin('POST', '/admin/payments/bonus', { ...bonus, method: 'GIFT_CARD' })
  await page.keyboard.press('g')
  await page.keyboard.press('y')
  const choose = () =>
    page.getByRole('checkbox', { name: 'Select Aroha Example, $30.00' }).check({ force: true })
  await choose()
  await page.getByRole('button', { name: 'Approve 1' }).click()
  await page.getByRole('link', { name: /^Approved/ }).click()
  await choose()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Gift-card file (1)' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/)
  await choose()
  await page.getByRole('button', { name: 'Mark 1 as sent' }).click()
  const asking = page.getByRole('dialog', { name: 'Mark 1 payment as sent?' })
  await asking.getByLabel('Reference').fill('Order 4711')
  await asking.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(asking).toBeHidden()
  await expect
    .poll(() => emailsTo(smtp, 'aroha@desk.example').map(({ subject }) => subject), {
      timeout: 60_000,
    })
    .toContainEqual(expect.stringMatching(/thank-you/i))
})

/** Fills in the study the way the researcher described it. */
async function fillInStudy(dialog: Locator) {
  const texts = {
    'Study Title': STUDY.studyTitle,
    'Conducting Period': STUDY.conductingPeriod,
    'Estimated Time': STUDY.estimatedTime,
    Incentive: STUDY.incentive,
    'Expiration Date': STUDY.expirationDate,
    'One-time Send Number': String(STUDY.oneTimeNumber),
    'Max Number': String(STUDY.maxNumber),
    Description: STUDY.studyDescription,
    'Consent Form Link': STUDY.consentFormLink,
  }
  for (const [label, text] of Object.entries(texts))
    await dialog.getByLabel(label, { exact: true }).fill(text)
}
