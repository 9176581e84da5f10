import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chooseQualifying } from './choose-qualifying.ts'
import { keyIn } from './email.ts'
import { expect, test } from './journey.ts'
import { LONG } from './long-run.ts'
import { device, expectReadable } from './phone.ts'
import { createStudy } from './study.ts'

test('a panel member answers on a phone, goes offline midway, reloads, finishes on another device, and books without an email', async ({
  browser,
  product,
  smtp,
  baseURL,
}) => {
  test.slow()
  const study = await createStudy(product, smtp, 1)
  await study.bookAtOnce()
  await study.offer(5, 10)
  const [link = ''] = study.links
  const phone = await device(browser, baseURL)
  const urls: string[] = []
  phone.on('request', (request) => urls.push(request.url(), request.headers().referer ?? ''))

  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Meals around shift work' })).toBeVisible()
  await expect(phone).toHaveURL(/\/respondent\/screener$/)
  // The page makes each call once, even though it makes them before its code has loaded.
  const calls = urls.filter((url) => url.includes('/api/')).map((url) => new URL(url).pathname)
  expect(calls).toEqual([
    '/api/auth/login/by-screener-hash',
    `/api/respondent/screener/${keyIn(link)}`,
  ])
  await expectReadable(phone)
  await phone.getByRole('button', { name: 'Start' }).tap()
  await expect(phone.getByText('A $60 gift card')).toBeVisible()
  await phone.getByRole('button', { name: 'Next' }).tap()
  await phone.getByRole('button', { name: 'Next' }).tap()
  await expect(phone.getByText('Please agree to the privacy policy to continue.')).toBeVisible()
  await expectReadable(phone)
  await phone.getByRole('checkbox').tap()
  await phone.getByRole('button', { name: 'Next' }).tap()

  const count = study.questions.length
  await expect(phone.getByText(`Question 1 of ${count}`)).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Back' })).toBeHidden()
  await chooseQualifying(phone, study, 0)
  await expect(phone.getByText('Saved').first()).toBeVisible()
  await expectReadable(phone)
  await phone.getByRole('button', { name: 'Next' }).tap()

  await expect(phone.getByText(`Question 2 of ${count}`)).toBeVisible()
  await phone.context().setOffline(true)
  await chooseQualifying(phone, study, 1)
  await expect(phone.getByText(/We can’t reach our server/)).toBeVisible()
  await phone.getByRole('button', { name: 'Next' }).tap()
  await expect(phone.getByText(`Question 2 of ${count}`)).toBeVisible()
  await phone.context().setOffline(false)
  await expect(phone.getByText(`Question 3 of ${count}`)).toBeVisible()

  await phone.reload()
  await expect(phone.getByText(`Question 3 of ${count}`)).toBeVisible()
  await chooseQualifying(phone, study, 2)
  await phone.getByRole('button', { name: 'Next' }).tap()
  await expect(phone.getByText(`Question 4 of ${count}`)).toBeVisible()
  await phone.goBack()
  await expect(phone.getByText(`Question 3 of ${count}`)).toBeVisible()

  const tablet = await device(browser, baseURL)
  await tablet.goto(link)
  for (let at = 3; at < count; at++) {
    await expect(tablet.getByText(`Question ${at + 1} of ${count}`)).toBeVisible()
    await chooseQualifying(tablet, study, at)
    await tablet.getByRole('button', { name: 'Next' }).tap()
  }
  await expect(
    tablet.getByText(/If you qualify, you can choose a time straight away/),
  ).toBeVisible()
  await tablet.getByRole('button', { name: 'Finish' }).tap()
  await expect(tablet.getByRole('heading', { name: 'You qualify. Choose a time.' })).toBeVisible()
  await expectReadable(tablet)
  await tablet.getByRole('link', { name: 'Choose a time' }).tap()
  await expect(tablet.getByRole('heading', { name: 'Available Slots' })).toBeVisible()
  await tablet
    .getByRole('button', { name: /day, .*Perth, AWST/ })
    .first()
    .tap()
  await tablet.getByRole('button', { name: 'Confirm', exact: true }).tap()
  await expect(tablet.getByText('Your interview is booked', { exact: true })).toBeVisible()
  await expectReadable(tablet)

  // The link opens the booking on the phone, too.
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Your interview is booked' })).toBeVisible()
  const hash = keyIn(link)
  const carriers = urls.filter((url) => url.includes(hash)).map((url) => new URL(url).pathname)
  expect(new Set(carriers)).toEqual(
    new Set([
      '/respondent/screener',
      '/api/auth/login/by-screener-hash',
      `/api/respondent/screener/${hash}`,
      `/api/respondent/consent/${hash}`,
    ]),
  )
  expect(urls.some((url) => url.includes('/site/view'))).toBe(false)
})

test(
  'a panel member who qualifies books by keyboard, loses a time to someone else, goes offline, and cancels',
  LONG,
  async ({ browser, product, smtp, baseURL }) => {
    test.slow()
    const study = await createStudy(product, smtp, 2)
    const slots = [await study.offer(5, 10), await study.offer(5, 12), await study.offer(6, 15)]
    await study.fit(1)
    const link = await study.fit(0)
    const page = await device(browser, baseURL, false)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Available Slots' })).toBeVisible()
    await expect(page).toHaveURL(/\/respondent\/slots$/)
    await expect(page.getByText('Perth, AWST')).toBeVisible()
    const times = page.getByRole('button', { name: /day, .*Perth, AWST/ })
    await expect(times).toHaveCount(3)
    const names = await times.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel))
    await expectReadable(page)

    await study.book(1, slots[0] ?? 0)
    await tabTo(page, names[0])
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Someone just booked this time')).toBeVisible()
    await expect(page.getByRole('button', { name: /taken$/ })).toBeVisible()
    await expectReadable(page)

    await tabTo(page, names[1])
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Selected')).toBeVisible()
    await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
    await expectReadable(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your slot is scheduled' })).toBeFocused()
    await expect(page).toHaveTitle('Your slot is scheduled | Wattle Research')
    await expectReadable(page)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Other calendars' }).press('Enter')
    const download = await downloading
    expect(download.suggestedFilename()).toBe('interview.ics')
    const entry = await readFile(await download.path(), 'utf8')
    expect(entry).toContain('SUMMARY:Interview: Meals around shift work')
    expect(entry).not.toContain(keyIn(link))
    const uid = /^UID:interview-\d+@/m
    expect(entry).toMatch(uid)

    // Returning participants see their booking first, under the same heading.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your interview')
    await expect(page.getByRole('button', { name: 'Cancel the interview' })).toBeInViewport()
    await expectReadable(page)
    await page.getByRole('button', { name: 'OK' }).press('Enter')
    const again = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Other calendars' }).press('Enter')
    const same = await readFile(await (await again).path(), 'utf8')
    expect(uid.exec(same)?.[0]).toBe(uid.exec(entry)?.[0])

    // Another device goes offline before it has loaded the next page.
    const phone = await device(browser, baseURL)
    await phone.goto(link)
    await expect(phone.getByText('Selected')).toBeVisible()
    await phone.context().setOffline(true)
    await phone.getByRole('button', { name: 'OK' }).tap()
    await expect(phone.getByRole('alert')).toContainText('You’re booked')
    await expectReadable(phone)
    await phone.context().setOffline(false)
    await phone.getByRole('button', { name: 'OK' }).tap()
    await expect(phone.getByRole('heading', { name: 'Your slot is scheduled' })).toBeVisible()
    await phone.context().close()

    await page.getByRole('button', { name: 'Change or cancel your interview' }).press('Enter')
    await page.getByRole('button', { name: 'Cancel the interview' }).press('Enter')
    await page.getByRole('button', { name: 'Yes, cancel the interview' }).press('Enter')
    await expect(page.getByText(/^You’ve cancelled your interview/)).toBeFocused()
    // The other participant keeps their time.
    await expect(times).toHaveCount(2)
  },
)

/** Moves focus to the control with that name, as a person without a mouse would. */
async function tabTo(page: Page, name: string | null | undefined) {
  for (let at = 0; at < 40; at++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.ariaLabel ?? '')
    if (focused === name) return
  }
  throw new Error(`the keyboard does not reach ${name}`)
}
