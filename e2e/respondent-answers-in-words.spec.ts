import type { Page } from '@playwright/test'
import { apiAs } from './api.ts'
import { apiByLink, joinPanel, offerSlot, STUDY } from './campaign.ts'
import { emailedLink, keyIn } from './email.ts'
import { enterAs, enterAsAdmin, expect, test } from './journey.ts'
import { LONG } from './long-run.ts'
import { device, expectReadable } from './phone.ts'
import { ADMIN } from './product.ts'
import { chosenBy, prepareProject, type Question, takeSteps } from './project.ts'

const PERSON = { name: 'Quinn Example', email: 'quinn@words.example' }
const WORK = 'How do you work?'
const QUOTES = 'How many quotes did you send last month?'
const LAST = 'What happened with the last quote you sent?'
const STORY = 'They asked for it by Friday. Then nothing.'

test(
  'shows number, text and follow-up questions in the editor, on a phone, in the admin area and in the room',
  LONG,
  async ({ page, browser, product, smtp, baseURL }) => {
    test.slow()
    await joinPanel(product.url, smtp, PERSON.name, PERSON.email)
    const researcher = await enterAs(page, { firstName: 'Tia', email: 'tia@words.example' })
    const { id, screener } = await prepareProject(researcher, 'Quotes', 'SCREENER_GENERATION')
    const generated = screener.questions
    await writeQuestions(page, id, generated.length)
    await takeSteps(researcher, id, [
      'GUIDE_GENERATION',
      'PROJECT_CONFIRMATION',
      'CONDUCTING_INTERVIEW',
    ])
    await researcher('POST', `/platform/research/request/distribution/${id}`)
    const inFiveDays = new Date(Date.now() + 5 * 86_400_000)
    const slotId = await offerSlot(researcher, id, new Date(inFiveDays.setUTCHours(1, 0, 0, 0)))

    const adminApi = await apiAs(product.url, ADMIN)
    const path = `/admin/distributions?researchId=${id}`
    const [distribution] = await adminApi<{ id: number }[]>('GET', path)
    await adminApi('POST', '/admin/distribution', { ...STUDY, id: distribution?.id })
    const link = await emailedLink(smtp, PERSON.email, '/respondent/screener')
    await answerChoices(product.url, keyIn(link), generated)

    const phone = await device(browser, baseURL)
    await phone.goto(`${link}&step=${generated.length + 4}`)
    await answerInWords(phone, generated.length)

    const admin = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
    await enterAsAdmin(admin)
    await admin.goto(`/admin/distributions/${id}/respondents`)
    await admin.getByRole('link', { name: PERSON.name }).click()
    const drawer = admin.getByRole('region', { name: PERSON.name })
    await expect(drawer.getByText(STORY)).toBeVisible()
    await expect(drawer.getByText('12', { exact: true })).toBeVisible()

    const hash = keyIn(link)
    await (await apiByLink(product.url, hash))('PATCH', `/respondent/book/${slotId}/${hash}`)
    type Mine = { interviews: { id: number; slotId: number }[] }
    const { interviews } = await researcher<Mine>('GET', '/platform/calendar/interviews')
    await page.goto(`/platform/interviews/${interviews[0]?.id}`)
    await expect(page.getByText(STORY)).toBeVisible()
    await expect(page.getByText('12', { exact: true })).toBeVisible()
  },
)

/**
 * Adds a choice question that doesn't decide who qualifies, a number question that does, and an
 * open text question as a follow-up to one option.
 */
async function writeQuestions(page: Page, id: number, before: number) {
  await page.goto(`/platform/research/${id}/edit-screener`)
  const cardOf = (at: number) => page.getByRole('region', { name: `Question ${before + at}` })
  async function add(at: number, text: string) {
    await page.getByLabel('Text of question 1', { exact: true }).focus()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByLabel(`Text of question ${before + at}`)).toBeFocused()
    await page.keyboard.type(text)
    return cardOf(at)
  }
  const choose = (card: ReturnType<typeof cardOf>, name: string) =>
    card.getByRole('radio', { name, exact: true }).check()

  const work = await add(1, WORK)
  await work.getByLabel('Text of option 1').fill('Sole trader')
  await work.getByLabel('Text of option 2').fill('Employed')
  await choose(work, 'Doesn’t decide')

  const quotes = await add(2, QUOTES)
  await choose(quotes, 'Number')
  await quotes.getByLabel('From').fill('1')
  await quotes.getByLabel('To').fill('20')

  const last = await add(3, LAST)
  await choose(last, 'Open text')
  await last.getByRole('button', { name: /^Show only if/ }).click()
  await last.getByLabel('Show only if').selectOption(`${before + 1}. ${WORK}`)
  await last.getByRole('checkbox', { name: 'Sole trader' }).check({ force: true })
  await expect(last.getByText(/^Only people who chose ‘Sole trader’/)).toBeVisible()
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
}

/** Answers these choice questions through the API, as someone who qualifies. */
async function answerChoices(url: string, hash: string, questions: Question[]) {
  const api = await apiByLink(url, hash)
  type Shown = {
    userScreenerId: number
    userAnswers: { userScreenerAnswerId: number; question: string }[]
  }
  const { userScreenerId } = await api<Shown>('GET', `/respondent/screener/${hash}`)
  const { userAnswers } = await api<Shown>('POST', `/respondent/screener/${userScreenerId}/start`)
  for (const [at, question] of questions.entries())
    for (const { id: optionId } of chosenBy(question)) {
      const userScreenerAnswerId = userAnswers[at]?.userScreenerAnswerId
      const answer = { userScreenerAnswerId, optionId, selected: true }
      await api('POST', '/respondent/screener/answer', answer)
    }
}

async function answerInWords(phone: Page, before: number) {
  const next = phone.getByRole('button', { name: 'Next' })
  await expect(phone.getByText(`Question ${before + 1} of ${before + 2}`)).toBeVisible()
  await phone.getByRole('radio', { name: 'Sole trader' }).tap()
  await next.tap()
  await expect(phone.getByText(`Question ${before + 2} of ${before + 3}`)).toBeVisible()
  await next.tap()
  await expect(phone.getByText(/^Enter a number, or press Next again/)).toBeVisible()
  await phone.getByRole('textbox', { name: QUOTES }).fill('12')
  await expectReadable(phone)
  await next.tap()
  await expect(phone.getByText('500 characters left')).toBeVisible()
  await phone.getByRole('textbox', { name: LAST }).fill(STORY)
  await expectReadable(phone)
  await next.tap()
  await phone.getByRole('button', { name: 'Finish' }).tap()
  await expect(phone.getByRole('heading', { name: 'Thank you for participating!' })).toBeVisible()
}
