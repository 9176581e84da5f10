import type { Page } from '@playwright/test'
import { expectAccessibleAtAnyWidth } from './accessible.ts'
import { apiOf, newAccount } from './api.ts'
import { answerScreener, joinPanel, launchProject, offerSlot } from './campaign.ts'
import { emailedLink, emailsTo, keyIn } from './email.ts'
import { test as base, enterAsAdmin, expect } from './journey.ts'
import { LONG } from './long-run.ts'
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

const PEOPLE = ['aroha', 'sam', 'lena'].map((name) => ({
  name: `${name.charAt(0).toUpperCase()}${name.slice(1)} Example`,
  email: `${name}@panel.example`,
}))

test(
  'an admin runs a distribution from the request to the interview',
  LONG,
  async ({ page, own: { url, forward }, smtp }) => {
    test.setTimeout(300_000)
    for (const { name, email } of PEOPLE) await joinPanel(url, smtp, name, email)
    const researcher = apiOf(url, await newAccount(apiOf(url), 'Tess', 'tess@campaign.example'))
    const project = await launchProject(researcher, 'Roster Meals')
    for (const start of slotsNextWeek(3)) await offerSlot(researcher, project.id, start)

    await enterAsAdmin(page)
    await page.goto('/platform')
    await page.getByRole('link', { name: 'Admin', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/projects$/)
    await expect(page.getByRole('rowheader', { name: 'Roster Meals' })).toBeVisible()
    await expectAccessibleAtAnyWidth(page)

    await page.goto('/admin/distributions')
    await expect(page).toHaveTitle('Distributions | Wattle Research')
    const requested = page.getByRole('button', { name: /^Requested/ })
    await requested.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Send Emails' })
    await expect(dialog.getByText('3 panel members can be invited now')).toBeVisible()
    await fillByKeyboard(page)
    // The admin sees the qualifying answers next to the invitation's text, because the text mustn't
    // give them away.
    await dialog.getByText('What the researcher asked for').click()
    await expect(dialog.getByText('Screening questions', { exact: true })).toBeVisible()
    await expect(dialog.getByLabel(/^(Must match|Match|Rules out):/).first()).toBeVisible()
    await expectAccessibleAtAnyWidth(page)

    // The tabs come before the first field, so go back to them and switch to the email.
    await dialog.getByRole('tab', { name: 'Details' }).focus()
    await page.keyboard.press('ArrowRight')
    const email = page.frameLocator('iframe[title="Email contents"]')
    await expect(email.getByText('Meals around shift work').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Send a test to me' }).press('Enter')
    await expect(page.getByText(/Test email sent to/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Send Emails' }).press('Enter')
    await expect(page.getByText('Emails have been queued for sending')).toBeVisible()
    await expect(dialog).toBeHidden()
    // The button that was pressed has gone, but focus stays in its row.
    await expect(requested).toHaveCount(0)
    await expect(page.getByRole('row', { name: 'Roster Meals' }).locator('a:focus')).toBeVisible()

    await page.getByRole('link', { name: 'Roster Meals' }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/distributions/${project.id}/respondents$`))
    await expect(page.getByText('Sent 3')).toBeVisible({ timeout: 60_000 })
    const [toAroha = '', toSam = ''] = await Promise.all(
      PEOPLE.map(({ email }) => emailedLink(smtp, email, '/respondent/screener')),
    )

    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(
      page.getByText('Paused: we won’t send any invitations until you resume'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()

    await answerScreener(url, keyIn(toAroha), project.screener)
    await answerScreener(url, keyIn(toSam), project.screener, false)
    await page.reload()
    const row = page.getByRole('row').filter({ hasText: 'Aroha Example' })
    await expect(row.getByText('FIT', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Choose slot/ })).toHaveCount(1)
    await expectAccessibleAtAnyWidth(page)

    await row.getByRole('link', { name: 'Aroha Example' }).click()
    const drawer = page.getByRole('region', { name: 'Aroha Example' })
    await expect(drawer.getByText(/^Qualifies: passed all \d+ questions$/)).toBeVisible()
    await expectAccessibleAtAnyWidth(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(row.getByRole('link', { name: 'Aroha Example' })).toBeFocused()

    const question = page.getByRole('dialog', { name: 'Send scheduling email?' })
    const send = async () => {
      await row.getByRole('button', { name: 'Send Email to Aroha Example' }).click()
      await question.getByRole('button', { name: 'Confirm' }).click()
      await expect(question).toBeHidden()
    }
    await send()
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(page.getByText('The email wasn’t sent')).toBeVisible()
    await send()
    // The email goes out after the time to undo it, so move the clock past that moment.
    await forward(60_000)
    const scheduling = () =>
      emailsTo(smtp, 'aroha@panel.example').filter(({ text }) =>
        text?.includes('/respondent/slots'),
      ).length
    // If undo hadn't worked, there would be two emails.
    await expect.poll(scheduling, { timeout: 120_000 }).toBe(1)

    await row.getByRole('button', { name: 'Choose slot for Aroha Example' }).click()
    const slots = page.getByRole('dialog', { name: 'Available slots' })
    await expect(slots.getByRole('listitem')).toHaveCount(3)
    await expectAccessibleAtAnyWidth(page)
    await slots.getByRole('button', { name: /^Book/ }).first().click()
    await expect(slots.getByText('Selected')).toBeVisible()
    await slots.getByRole('button', { name: 'Close' }).first().click()
    await expect(row.getByText('Planned')).toBeVisible()

    await page.goto('/admin/interviews')
    await expect(page.getByRole('cell', { name: 'Planned' })).toBeVisible()
    await expectAccessibleAtAnyWidth(page)
    await page.getByRole('button', { name: /^Notify/ }).click()
    await expect(page.getByRole('cell', { name: 'Notified' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Notify/ })).toHaveCount(0)
  },
)

/** Slots that start on the hour, in the middle of the day in Melbourne. */
function slotsNextWeek(count: number): Date[] {
  const day = new Date(Date.now() + 7 * 86_400_000).setUTCHours(0, 0, 0, 0)
  return Array.from({ length: count }, (_, at) => new Date(day + at * 3_600_000))
}

/** Fills in every field by keyboard. The first one already has focus. */
async function fillByKeyboard(page: Page) {
  await expect(page.getByLabel('Study Title')).toBeFocused()
  await page.keyboard.type('Meals around shift work')
  for (const text of ['The last week of November', '25 to 30 minutes', 'A $60 gift card']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('In dollars')).toBeFocused()
  await page.keyboard.type('60')
  await page.keyboard.press('Tab')
  // Browsers put the day or the month first, and 12122099 works either way. After a part's last
  // digit, focus moves to the next part.
  await expect(page.getByLabel('Expiration Date')).toBeFocused()
  await page.keyboard.type('12122099')
  await page.getByLabel('One-time Send Number').focus()
  await page.keyboard.type('10')
  for (const text of ['20', 'How people who work shifts organise their meals.']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type('https://wattle.example/consent')
}

base('has no accessibility issues in any other admin list', LONG, async ({ page }) => {
  base.setTimeout(300_000)
  await enterAsAdmin(page)
  for (const [path, heading] of [
    ['panel', 'Panel'],
    ['payments', 'Payments'],
    ['enquiries', 'Enquiries'],
    ['audit', 'Audit log'],
    ['figures', 'Site figures'],
    ['users', 'Users'],
  ] as const) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessibleAtAnyWidth(page)
  }
})
