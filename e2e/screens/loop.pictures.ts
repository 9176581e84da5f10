import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { apiOf } from '../api.ts'
import { chosenBy, type Screener } from '../project.ts'
import { type Demo, openPage, test } from './demo.ts'
import { type Film, openFilm } from './loop-film.ts'

const PICTURES = join(import.meta.dirname, '../../docs/pictures')
const SECONDS_EACH = 2.4
const HOUR = 3_600_000
/** The product's sweeps run once a minute, so their results can take a while. */
const SWEEP = { timeout: 150_000 }

const SCREENER_LINK = /\/respondent\/screener\?hashKey=[\w-]+/
const SLOTS_LINK = /\/respondent\/slots\?hashKey=[\w-]+/

const VISITOR = { name: 'Wren Banksia', email: 'wren@demo.example' }
const PROJECT = 'Meals on shift'
const IDEA =
  'An app that helps nurses on rotating rosters plan their meals, because they eat badly on night shifts.'
const STUDY = [
  ['Study Title', 'Meals around shift work'],
  ['Conducting Period', 'The last week of November'],
  ['Estimated Time', '25 to 30 minutes by video'],
  ['Incentive', 'A gift card of $60'],
  ['Expiration Date', '2026-12-04'],
  ['One-time Send Number', '100'],
  ['Max Number', '200'],
  ['Description', 'We want to learn how people who work shifts organise their meals.'],
] as const
const DESK = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 660 }

test('the whole loop, from joining the panel to the confirmed interview', async ({
  browser,
  demo,
}) => {
  test.setTimeout(600_000)
  const film = await openFilm(browser)
  const visitor = await openPage(browser, demo, 'visitor', DESK)
  const researcher = await openPage(browser, demo, 'researcher', DESK)
  const admin = await openPage(browser, demo, 'admin', DESK)
  const phone = await openPage(browser, demo, 'visitor', PHONE)

  film.turn = 'Visitor'
  await joinPanel(visitor, demo, film)
  film.turn = 'Researcher'
  const id = await prepareAndLaunch(researcher, demo, film)
  film.turn = 'Our team'
  await sendEmails(admin, demo, film)
  film.turn = 'Panel member'
  const { screener } = await apiOf(demo.product.url, demo.tokens.researcher)<{
    screener: Screener
  }>('GET', `/platform/research/${id}`)
  await answer(phone, await emailedPath(demo, SCREENER_LINK), screener, film)
  film.turn = 'Our team'
  await sendTimes(admin, id, demo, film)
  film.turn = 'Panel member'
  await book(phone, await emailedPath(demo, SLOTS_LINK), film)
  film.turn = 'Researcher'
  await confirm(researcher, id, film)

  await film.write((theme) => join(PICTURES, `loop-${theme}.webp`), SECONDS_EACH)
})

/** Finds a link in the outbox's emails to the visitor. */
async function emailedPath({ product, tokens }: Demo, pattern: RegExp): Promise<string> {
  const admin = apiOf(product.url, tokens.admin)
  const list = `/admin/outbox?page=1&size=50&search=${VISITOR.email}`
  const find = async () => {
    for (const { id } of await admin<{ id: number }[]>('GET', list)) {
      const { text } = await admin<{ text: string }>('GET', `/admin/outbox/${id}`)
      const path = pattern.exec(text)?.[0]
      if (path) return path
    }
    return undefined
  }
  await expect.poll(find, SWEEP).toBeDefined()
  return (await find()) ?? ''
}

async function joinPanel(page: Page, demo: Demo, film: Film) {
  await page.goto('/recruitment/participants')
  await page.getByRole('textbox', { name: 'Name' }).fill(VISITOR.name)
  await page.getByRole('textbox', { name: 'Email' }).fill(VISITOR.email)
  await page.getByRole('checkbox', { name: 'I have read and agreed to the Privacy Policy' }).check()
  const send = page.getByRole('button', { name: 'Join panel' })
  await send.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await page.mouse.wheel(0, 60)
  await film.show(page, 'A person joins the panel', send)
  await send.click()
  await expect(page.getByText('Form successfully submitted!')).toBeVisible()
  await page.goto(await emailedPath(demo, /\/panel\?key=[\w-]+/))
  const yes = page.getByRole('button', { name: 'Yes, I want to join' })
  await film.show(page, 'and confirms by email', yes)
  await yes.click()
  await expect(page.getByText('On the panel', { exact: true })).toBeVisible()
}

/** Takes a project from the idea to the launch. Returns the project's id. */
async function prepareAndLaunch(page: Page, demo: Demo, film: Film): Promise<number> {
  await page.goto('/platform')
  const begin = page.getByRole('button', { name: 'New Project' })
  await film.show(page, 'A researcher starts a project', begin)
  await begin.click()
  await page.getByRole('textbox', { name: 'Project name' }).fill(PROJECT)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Your idea' }).fill(IDEA)
  const next = page.getByRole('button', { name: /Save & Continue|^Next$/ })
  await film.show(page, 'describes the idea in a sentence', next)
  for (const [title, words] of [
    ['Define Target Audience', 'gets an audience to edit'],
    ['Review Screening questions', 'a screener that finds the right people'],
    ['Prepare for Interviews', 'and a guide for the interviews'],
    ['Review and Launch', ''],
  ] as const) {
    await next.click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText('It might take some time')).toBeHidden({ timeout: 60_000 })
    if (words) await film.show(page, words, next)
  }
  await next.click()
  await expect(page.getByRole('heading', { name: 'Conducting Interviews' })).toBeVisible()
  const id = Number(/research\/(\d+)/.exec(page.url())?.[1])
  await offerSlots(demo, id)
  await page.reload()
  const launch = page.getByRole('button', { name: 'Launch' })
  await expect(launch).toBeVisible()
  await film.show(page, 'offers slots and launches', launch)
  await launch.click()
  const question = page.getByRole('dialog', { name: 'Launch the email distribution?' })
  await question.getByRole('button', { name: 'Launch' }).click()
  await expect(page.getByText('Requested', { exact: true })).toBeVisible()
  return id
}

/**
 * Adds two evening slots on each of three days. The demo's own projects have slots during the day.
 */
async function offerSlots({ product, tokens }: Demo, researchId: number) {
  const api = apiOf(product.url, tokens.researcher)
  const monday = Date.parse('2026-11-23T00:00:00+11:00')
  for (const hours of [18, 19, 42, 43, 66, 67]) {
    await api('POST', '/platform/calendar', {
      researchId,
      startTime: new Date(monday + hours * HOUR).toISOString(),
      endTime: new Date(monday + (hours + 1) * HOUR).toISOString(),
      timezone: 'Australia/Melbourne',
    })
  }
}

async function sendEmails(page: Page, demo: Demo, film: Film) {
  await page.goto('/admin/distributions')
  const requested = page.getByRole('button', { name: `Requested: send the emails for ${PROJECT}` })
  await expect(requested).toBeVisible()
  await film.show(page, 'Our team sees the request', requested)
  await requested.click()
  const dialog = page.getByRole('dialog', { name: 'Send Emails' })
  for (const [label, text] of STUDY) await dialog.getByLabel(label).fill(text)
  await dialog.getByLabel('Study Title').scrollIntoViewIfNeeded()
  const send = dialog.getByRole('button', { name: 'Send Emails' })
  await film.show(page, 'fills in the details and sends the emails', send)
  await send.click()
  await expect(page.getByText('Emails have been queued for sending')).toBeVisible()
  await demo.product.forward(30_000)
  await emailedPath(demo, SCREENER_LINK)
}

/** Answers the screener as a person who qualifies. */
async function answer(page: Page, path: string, { questions }: Screener, film: Film) {
  const next = page.getByRole('button', { name: 'Next' })
  await page.goto(path)
  const start = page.getByRole('button', { name: 'Start' })
  await film.show(page, 'The email’s link opens on a phone', start)
  await start.click()
  await next.click()
  await page.getByRole('checkbox').check()
  await next.click()
  for (const [at, question] of questions.entries()) {
    await expect(page.getByText(`Question ${at + 1} of ${questions.length}`)).toBeVisible()
    const role = question.type === 'SINGLE_CHOICE' ? 'radio' : 'checkbox'
    for (const { text } of chosenBy(question))
      await page.getByRole(role, { name: text, exact: true }).check()
    if (at === 1) await film.show(page, 'A few questions, saved with every tap', next)
    await next.click()
  }
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for participating!' })).toBeVisible()
}

async function sendTimes(page: Page, id: number, demo: Demo, film: Film) {
  await page.goto(`/admin/distributions/${id}/respondents`)
  const send = page.getByRole('button', { name: `Send Email to ${VISITOR.name}` })
  await expect(send).toBeVisible()
  await film.show(page, 'Someone who qualifies gets the times', send)
  await send.click()
  const question = page.getByRole('dialog', { name: 'Send scheduling email?' })
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(question).toBeHidden()
  await demo.product.forward(30_000)
}

async function book(page: Page, path: string, film: Film) {
  await page.goto(path)
  await page
    .getByRole('button', { name: /day, .*AEDT/ })
    .first()
    .click()
  const take = page.getByRole('button', { name: 'Confirm' })
  await film.show(page, 'picks one', take)
  await take.click()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Your slot is scheduled' })).toBeVisible()
  await film.show(page, 'and adds it to the calendar')
}

async function confirm(page: Page, id: number, film: Film) {
  await page.goto(`/platform/research/${id}`)
  await page.getByRole('button', { name: `Confirm the interview with ${VISITOR.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm Interview' })
  const link = dialog.getByLabel('Insert your own link for the call manually')
  await link.fill('https://meet.example/meals-on-shift')
  const yes = dialog.getByRole('button', { name: 'Confirm' })
  await film.show(page, 'The researcher confirms with a video call link', yes)
  await yes.click()
  await expect(dialog).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 0))
  await film.show(page, 'One of five interviews is booked')
}
