import { type Browser, test as base, type Page } from '@playwright/test'
import { type SmtpSink, startSmtpSink } from '../apps/server/src/testing/smtp-sink.ts'
import { type Api, callApi } from './api.ts'
import { answerScreener, apiByLink, joinPanel } from './campaign.ts'
import { emailedLink, emailsTo, keyIn } from './email.ts'
import { expect, signIn, signUp } from './journey.ts'
import { ADMIN, type RunningProduct, startProduct, temporaryFolder } from './product.ts'
import { chosenBy, type Screener } from './project.ts'

const test = base.extend<{ smtp: SmtpSink }>({
  smtp: async ({ browserName: _any }, use) => {
    const smtp = await startSmtpSink()
    await use(smtp)
    await smtp.close()
  },
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The product's sweeps run once a minute, so their results can take a while. */
const SWEEP = { timeout: 150_000 }

/**
 * People in three time zones, one of which has a half-hour offset. The short run only includes one
 * person in each zone.
 */
const PEOPLE = [
  { name: 'Ana Example', email: 'ana@loop.example', zone: 'Australia/Perth' },
  { name: 'Bo Example', email: 'bo@loop.example', zone: 'Australia/Adelaide' },
  { name: 'Cy Example', email: 'cy@loop.example', zone: 'Pacific/Auckland' },
  { name: 'Di Example', email: 'di@loop.example', zone: 'Australia/Perth' },
  { name: 'Ed Example', email: 'ed@loop.example', zone: 'Australia/Adelaide' },
].slice(0, process.env.LONG ? 5 : 3)
type Person = (typeof PEOPLE)[number]
/**
 * How many people use a browser. In the short run, the others make the calls that the pages would
 * make.
 */
const WITH_BROWSER = process.env.LONG ? PEOPLE.length : 1

const IDEA =
  'Nurses who work rotating night shifts eat whatever the vending machine has at 3 am. ' +
  'We want to leave chilled meals in a shared fridge on the ward, ordered by phone before the shift.'

const CALL_LINK = 'https://meet.example/loop'

/**
 * One URL for researchers and admins, another for participants, and every process whose clock the
 * test moves.
 */
type Deployment = { staffUrl: string; participantUrl: string; processes: RunningProduct[] }

const DEPLOYMENTS: Record<string, (env: Record<string, string>) => Promise<Deployment>> = {
  'one process': async (env) => {
    const all = await startProduct(env, { movesClock: true })
    return { staffUrl: all.url, participantUrl: all.url, processes: [all] }
  },
  'two web and two worker processes': async (env) => {
    const start = (role: string) => startProduct({ ...env, PROCESS: role }, { movesClock: true })
    const first = await start('web')
    const second = await start('web')
    const workers = [await start('worker'), await start('worker')]
    return {
      staffUrl: first.url,
      participantUrl: second.url,
      processes: [first, second, ...workers],
    }
  },
}

// Every other journey already runs on a single process, so only the long run tests that here too.
const RUN = Object.entries(DEPLOYMENTS).slice(process.env.LONG ? 0 : 1)

for (const [kind, deploy] of RUN) {
  test(`takes a project from its first panel member to its end with ${kind}`, async ({
    browser,
    smtp,
  }) => {
    test.setTimeout(600_000)
    const { folder, remove } = temporaryFolder()
    const env = { DATA_DIR: folder, SMTP_URL: smtp.url, RATE_LIMITS: 'off' }
    const { staffUrl, participantUrl, processes } = await deploy(env)
    const forward = (ms: number) => Promise.all(processes.map((one) => one.forward(ms)))
    const [first = PEOPLE[0] as Person, ...others] = PEOPLE

    const visitor = await open(browser, participantUrl, first.zone)
    await joinByForm(visitor, smtp, first)
    for (const { name, email } of others) await joinPanel(participantUrl, smtp, name, email)

    const researcher = await open(browser, staffUrl, 'Australia/Melbourne')
    const { id, starts } = await launch(researcher)

    const admin = await open(browser, staffUrl, 'Australia/Melbourne')
    await admin.goto('/admin/distributions')
    await signIn(admin, ADMIN)
    await sendEmails(admin)

    const { screener } = await callApi<Research>(researcher, 'GET', `/platform/research/${id}`)
    const pages: Page[] = []
    for (const { email, zone } of PEOPLE.slice(0, WITH_BROWSER)) {
      const page = email === first.email ? visitor : await open(browser, participantUrl, zone)
      pages.push(page)
      await page.goto(await emailedLink(smtp, email, '/respondent/screener'))
      await answer(page, screener)
    }
    await sendSchedulingEmails(admin, id)
    const calling = await Promise.all(
      PEOPLE.slice(WITH_BROWSER).map(async ({ email, zone }) => {
        const key = keyIn(await emailedLink(smtp, email, '/respondent/screener'))
        const userScreenerId = await answerScreener(participantUrl, key, screener)
        await callApi(admin, 'POST', '/admin/email/interview-scheduling', { userScreenerId })
        return { email, zone }
      }),
    )
    // After a minute, these emails can no longer be undone, so they go out.
    await forward(MINUTE)
    for (const [at, page] of pages.entries()) {
      await page.goto(await emailedLink(smtp, PEOPLE[at]?.email ?? '', '/respondent/slots'))
      await book(page)
      await page.context().close()
    }
    await researcher.reload()
    await confirmAll(researcher)
    for (const { email, zone } of calling) {
      const key = keyIn(await emailedLink(smtp, email, '/respondent/slots'))
      const interviewId = await bookByCall(await apiByLink(participantUrl, key, zone), key)
      const link = encodeURIComponent(CALL_LINK)
      const path = `/platform/research/confirm-manual/interview/${interviewId}?link=${link}`
      await callApi(researcher, 'POST', path)
    }
    await forward(MINUTE)
    for (const person of PEOPLE) {
      const confirmed = () => emailsTo(smtp, person.email).some(hasCalendarFile)
      await expect.poll(confirmed, SWEEP).toBe(true)
    }

    // Half an hour before the first interview, all the others are less than a day away.
    await forward(starts[0] - Date.now() - HOUR / 2)
    for (const person of PEOPLE) {
      await expect
        .poll(() => emailsTo(smtp, person.email).some(includes(CALL_LINK)), SWEEP)
        .toBe(true)
    }
    expect(textOf(emailsTo(smtp, first.email))).toContain('AWST')
    expect(textOf(emailsTo(smtp, PEOPLE[1]?.email ?? ''))).toMatch(/AC[DS]T/)
    expect(textOf(emailsTo(smtp, PEOPLE[2]?.email ?? ''))).toMatch(/NZ[DS]T/)

    await forward(6 * HOUR)
    const conducted = async () => {
      type Mine = { interviews: { status: string }[] }
      const { interviews } = await callApi<Mine>(researcher, 'GET', '/platform/calendar/interviews')
      return interviews.filter(({ status }) => status === 'CONDUCTED').length
    }
    await expect.poll(conducted, SWEEP).toBe(PEOPLE.length)
    await researcher.reload()
    await researcher.getByRole('button', { name: 'Finish project' }).click()
    const question = researcher.getByRole('dialog', { name: 'Finish this project?' })
    await question.getByRole('button', { name: 'Finish anyway' }).click()
    await expect(question).toBeHidden()
    const { status } = await callApi<Research>(researcher, 'GET', `/platform/research/${id}`)
    expect(status).toBe('COMPLETED')

    for (const one of processes.toReversed()) await one.stop()
    remove()
  })
}

async function open(browser: Browser, baseURL: string, timezoneId: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, timezoneId })
  return context.newPage()
}

async function joinByForm(page: Page, smtp: SmtpSink, { name, email }: Person) {
  await page.goto('/recruitment/participants')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('checkbox', { name: 'I have read and agreed to the Privacy Policy' }).check()
  await page.getByRole('button', { name: 'Join panel' }).click()
  await expect(page.getByText('Form successfully submitted!')).toBeVisible()
  await page.goto(await emailedLink(smtp, email, '/panel'))
  await page.getByRole('button', { name: 'Yes, I want to join' }).click()
  await expect(page.getByText('On the panel', { exact: true })).toBeVisible()
}

type Research = {
  id: number
  status: string
  screener: Screener
}

/**
 * Takes a project from the idea to the launch. Returns its id and the start times of its
 * slots.
 */
async function launch(page: Page): Promise<{ id: number; starts: [number, ...number[]] }> {
  await signUp(page, { firstName: 'Rosa', email: 'rosa@loop.example' })
  await page.getByRole('button', { name: 'New Project' }).click()
  await page.getByRole('textbox', { name: 'Project name' }).fill('Meals on shift')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Your idea' }).fill(IDEA)
  for (const title of [
    'Define Target Audience',
    'Review Screening questions',
    'Prepare for Interviews',
    'Review and Launch',
  ]) {
    await page.getByRole('button', { name: /Save & Continue|^Next$/ }).click()
    // On a busy machine, loading the generator can take longer than the default timeout.
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('It might take some time')).toBeHidden({ timeout: 60_000 })
  }
  await page.getByRole('button', { name: /Save & Continue|^Next$/ }).click()
  await expect(page.getByRole('heading', { name: 'Conducting Interviews' })).toBeVisible()

  const researchId = Number(/research\/(\d+)/.exec(page.url())?.[1])
  const start = new Date(Date.now() + 5 * DAY).setUTCHours(0, 0, 0, 0)
  const starts = PEOPLE.map((_person, at) => start + at * HOUR)
  const plan = { targetInterviews: PEOPLE.length }
  await callApi(page, 'PATCH', `/platform/research/${researchId}/plan`, plan)
  for (const time of starts) {
    await callApi(page, 'POST', '/platform/calendar', {
      researchId,
      startTime: new Date(time).toISOString(),
      endTime: new Date(time + HOUR).toISOString(),
      timezone: 'Australia/Melbourne',
    })
  }
  await page.reload()
  await expect(page.getByText(`${PEOPLE.length} offered`)).toBeVisible()
  await page.getByRole('button', { name: 'Launch' }).click()
  const question = page.getByRole('dialog', { name: 'Launch the email distribution?' })
  await question.getByRole('button', { name: 'Launch' }).click()
  await expect(page.getByText('Requested', { exact: true })).toBeVisible()
  return { id: researchId, starts: starts as [number, ...number[]] }
}

async function sendEmails(page: Page) {
  await page.getByRole('button', { name: /^Requested/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Send Emails' })
  await expect(dialog.getByText(`${PEOPLE.length} panel members can be invited now`)).toBeVisible()
  for (const [label, text] of [
    ['Study Title', 'Meals around shift work'],
    ['Conducting Period', 'The last week of the month'],
    ['Estimated Time', '25 to 30 minutes'],
    ['Incentive', 'A $60 gift card'],
    ['Expiration Date', new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10)],
    ['One-time Send Number', '10'],
    ['Max Number', '20'],
    ['Description', 'How people who work shifts organise their meals.'],
    ['Consent Form Link', 'https://wattle.example/consent'],
  ] as const) {
    await dialog.getByLabel(label).fill(text)
  }
  await dialog.getByRole('button', { name: 'Send Emails' }).click()
  await expect(page.getByText('Emails have been queued for sending')).toBeVisible()
}

/** Answers the screener as a person who qualifies. */
async function answer(page: Page, { questions }: Screener) {
  const next = () => page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await next()
  await page.getByRole('checkbox').check()
  await next()
  for (const [at, question] of questions.entries()) {
    await expect(page.getByText(`Question ${at + 1} of ${questions.length}`)).toBeVisible()
    const role = question.type === 'SINGLE_CHOICE' ? 'radio' : 'checkbox'
    for (const { text } of chosenBy(question))
      await page.getByRole(role, { name: text, exact: true }).check()
    await next()
  }
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for participating!' })).toBeVisible()
}

async function sendSchedulingEmails(page: Page, researchId: number) {
  await page.goto(`/admin/distributions/${researchId}/respondents`)
  for (const { name } of PEOPLE.slice(0, WITH_BROWSER)) {
    await page.getByRole('button', { name: `Send Email to ${name}` }).click()
    const question = page.getByRole('dialog', { name: 'Send scheduling email?' })
    await question.getByRole('button', { name: 'Confirm' }).click()
    await expect(question).toBeHidden()
  }
}

/** Books the first free time. */
async function book(page: Page) {
  const times = page.getByRole('button', { name: /day, .*(AWST|ACDT|ACST|NZDT|NZST)/ })
  await times.first().click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Your slot is scheduled' })).toBeVisible()
}

/** Books the first free time, and returns the interview's id. */
async function bookByCall(api: Api, key: string): Promise<number> {
  const slots = await api<{ slotId: number; available: boolean }[]>(
    'GET',
    `/respondent/slots/${key}`,
  )
  const slotId = slots.find(({ available }) => available)?.slotId
  const booked = await api<{ interviewId: number }>('PATCH', `/respondent/book/${slotId}/${key}`)
  return booked.interviewId
}

async function confirmAll(page: Page) {
  const confirms = page.getByRole('button', { name: /^Confirm the interview with/ })
  for (let left = WITH_BROWSER; left > 0; left -= 1) {
    await expect(confirms).toHaveCount(left)
    await confirms.first().click()
    const dialog = page.getByRole('dialog', { name: 'Confirm Interview' })
    await dialog.getByLabel('Insert your own link for the call manually').fill(CALL_LINK)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog).toBeHidden()
  }
}

type Email = SmtpSink['mails'][number]

const hasCalendarFile = ({ attachments }: Email) =>
  attachments.some(({ mimeType }) => mimeType === 'text/calendar')

const includes =
  (words: string) =>
  ({ text }: Email) =>
    text?.includes(words) ?? false

const textOf = (emails: Email[]) => emails.map(({ text }) => text).join('\n')
