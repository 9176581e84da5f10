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

/** A separate product, whose panel and lists are empty. */
const test = base.extend<{ own: RunningProduct }>({
  own: [
    async ({ smtp }, use) => {
      const { folder, remove } = temporaryFolder()
      const env = { DATA_DIR: folder, SMTP_URL: smtp.url }
      const product = await startProduct(env, { movesClock: true })
      await use(product)
      await product.stop()
      remove()
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ own }, use) => use(own.url),
})

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

test('a recruiter chooses people for a request, invites them, watches, replaces a no-show, and pays', async ({
  page,
  own,
  smtp,
}) => {
  test.setTimeout(300_000)
  const { url } = own
  for (const name of ['Aroha', 'Sam'])
    await joinPanel(url, smtp, `${name} Example`, `${name.toLowerCase()}@desk.example`)
  const researcher = apiOf(url, await newAccount(apiOf(url), 'Tess', 'tess@desk.example'))
  const project = await launchProject(researcher, 'Roster Meals')
  const first = new Date(Date.now() + 7 * DAY_MS).setUTCHours(0, 0, 0, 0)
  const starts = [first, first + 2 * DAY_MS, first + 2 * DAY_MS + HOUR_MS]
  const slots: number[] = []
  for (const start of starts) slots.push(await offerSlot(researcher, project.id, new Date(start)))

  const admin = await enterAsAdmin(page)
  // Filtering only works once panel members have been told about the privacy policy that allows it.
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
  await sending.getByRole('button', { name: 'Add a condition' }).click()
  await page.getByRole('menuitem', { name: 'Took part' }).click()
  await expect(sending.getByText(/^2 match\..* 2 can be invited now\.$/)).toBeAttached()
  await sending.getByRole('button', { name: 'Send Emails' }).click()
  await expect(sending).toBeHidden()

  const keys: Record<string, string> = {}
  for (const name of ['aroha', 'sam']) {
    const link = await emailedLink(smtp, `${name}@desk.example`, '/respondent/screener')
    keys[name] = keyIn(link)
    await answerScreener(url, keyIn(link), project.screener)
  }
  /** Books a slot as this participant, and confirms the interview as the researcher. */
  const book = async (name: 'aroha' | 'sam', slotId = 0) => {
    const respondent = await apiByLink(url, keys[name] ?? '')
    const path = `/respondent/book/${slotId}/${keys[name]}`
    const { interviewId } = await respondent<{ interviewId: number }>('PATCH', path)
    const link = encodeURIComponent('https://meet.example/desk')
    const confirm = `/platform/research/confirm-manual/interview/${interviewId}?link=${link}`
    await researcher('POST', confirm)
  }
  await book('aroha', slots[0])

  // Aroha and Sam have both answered, but Sam hasn't booked a time yet.
  await page.goto('/admin/today')
  await expect(page.getByRole('heading', { name: 'Qualified, not booked yet' })).toBeVisible()
  await page.goto(`/admin/distributions/${project.id}/respondents`)
  const respondents = page.getByRole('table', { name: 'Respondents' })
  await expect(respondents.getByRole('row', { name: /Aroha Example/ })).toContainText('FIT')
  await expect(respondents.getByRole('row', { name: /Sam Example/ })).toContainText('FIT')

  /** How many milliseconds the product's and the browser's clocks are ahead of the real time. */
  let ahead = 0
  const forward = async (ms: number) => {
    ahead += ms
    await own.forward(ms)
    await page.clock.setSystemTime(Date.now() + ahead)
  }
  const moveTo = (time: number) => forward(time - Date.now() - ahead)
  const record = async (name: string, outcome: RegExp) => {
    await page.goto('/admin/today')
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Go to' }).fill(name)
    await page.getByRole('option', { name: new RegExp(`^${name} Example(?!,)`) }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${name} Example` })).toBeVisible()
    await page.getByRole('button', { name: 'Outcome' }).click()
    await page.getByRole('dialog').getByRole('button', { name: outcome }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  // Aroha doesn't show up.
  await moveTo((starts[0] ?? 0) + 10 * 60_000)
  await record('Aroha', /^No-show/)

  // Once the no-show can no longer be undone, we can offer Aroha's place to someone else.
  await forward(60_000)
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  const offer = page.getByRole('button', { name: 'Replace with Sam Example' })
  await expect(offer).toBeVisible({ timeout: 60_000 })
  await offer.click()
  // Move the clock only once the server has received the offer.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  const slotEmails = () =>
    emailsTo(smtp, 'sam@desk.example').filter(({ text }) => text?.includes('/respondent/slots'))
  // The email to Sam goes out once the offer can no longer be undone.
  await forward(60_000)
  await expect.poll(() => slotEmails().length, { timeout: 120_000 }).toBe(1)

  // Sam books another time and attends, so we owe Sam the incentive.
  await book('sam', slots[1])
  await moveTo((starts[1] ?? 0) + HOUR_MS / 2)
  await record('Sam', /^Attended/)
  await page.keyboard.press('g')
  await page.keyboard.press('y')
  const choose = () =>
    page.getByRole('checkbox', { name: 'Select Sam Example, $60.00' }).check({ force: true })
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
  await forward(60_000)
  const subjectsTo = (email: string) => emailsTo(smtp, email).map(({ subject }) => subject)
  await expect
    .poll(() => subjectsTo('sam@desk.example'), { timeout: 120_000 })
    .toContainEqual(expect.stringMatching(/^Your gift card/))
  expect(
    subjectsTo('aroha@desk.example').filter((one) => /^Your gift card/.test(one ?? '')),
  ).toEqual([])
})

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
  await dialog.getByLabel(/^In dollars/).fill('60')
}
