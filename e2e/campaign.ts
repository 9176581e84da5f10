import type { SmtpSink } from '../apps/server/src/testing/smtp-sink.ts'
import { solvedToken } from '../apps/server/src/testing/solve-challenge.ts'
import { expect, PASSWORD } from './journey.ts'

type Api = <Reply>(method: string, path: string, body?: object) => Promise<Reply>

/** Calls of the API by one person, where a journey is about what comes after them. */
export function apiOf(url: string, token?: string): Api {
  return async (method, path, body) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    expect(response.ok, `${method} ${path}: ${text}`).toBe(true)
    return text ? JSON.parse(text) : undefined
  }
}

async function botCheck(api: Api, action: string): Promise<string> {
  return solvedToken(await api('GET', `/site/bot-check?action=${action}`))
}

/** The key in the newest mail to an address, of the link with that beginning. */
async function mailedKey(smtp: SmtpSink, to: string, link: string): Promise<string> {
  const find = () =>
    smtp.mails
      .filter(({ envelopeTo }) => envelopeTo.includes(to))
      .map(({ text }) => new RegExp(`${link}=([\\w-]+)`).exec(text ?? '')?.[1])
      .findLast((key) => key !== undefined)
  await expect.poll(find, { timeout: 60_000 }).toBeDefined()
  return find() ?? ''
}

/** A person joins the panel by the form and the mail. */
export async function joinPanel(url: string, smtp: SmtpSink, name: string, email: string) {
  const api = apiOf(url)
  const token = await botCheck(api, 'form-submission')
  await api('POST', '/site/form', { type: 'RESPONDENT', name, email, token })
  await api('POST', '/panel/confirm', { key: await mailedKey(smtp, email, '/panel\\?key') })
}

type Research = {
  id: number
  questions: { id: number }[]
  generation: { state: string }
  screener: { questions: { options: { id: number; mustMatch: boolean }[] }[] } | null
}

const IDEA =
  'An app that helps nurses on rotating rosters plan their meals, because they eat badly on night shifts.'

const STEPS = [
  'AUDIENCE_GENERATION',
  'SCREENER_GENERATION',
  'GUIDE_GENERATION',
  'PROJECT_CONFIRMATION',
  'CONDUCTING_INTERVIEW',
]

/** A researcher takes a project to its interviews, offers three hours and launches. */
export async function launchProject(url: string, name: string, email: string) {
  const visitor = apiOf(url)
  const { accessToken } = await visitor<{ accessToken: string }>('POST', '/auth/sign-up', {
    firstName: 'Tess',
    lastName: 'Nguyen',
    email,
    password: PASSWORD,
    token: await botCheck(visitor, 'sign-up'),
  })
  const api = apiOf(url, accessToken)
  const { id } = await api<Research>('POST', '/platform/research', { name })
  const research = () => api<Research>('GET', `/platform/research/${id}`)
  const questionId = (await research()).questions[0]?.id
  await api('PATCH', '/platform/research/question', { questionId, description: IDEA })
  for (const nextStatus of STEPS) {
    await api('POST', '/platform/research/next-step', { researchId: id, nextStatus })
    const state = async () => (await research()).generation.state
    await expect.poll(state, { timeout: 60_000 }).toBe('idle')
  }
  for (const startTime of hoursAhead(3)) {
    const endTime = new Date(Date.parse(startTime) + 3_600_000).toISOString()
    const slot = { researchId: id, startTime, endTime, timezone: 'UTC' }
    await api('POST', '/platform/calendar', slot)
  }
  await api('POST', `/platform/research/request/distribution/${id}`)
  return { id, screener: (await research()).screener }
}

/** Full hours in the middle of a day next week. */
function hoursAhead(count: number): string[] {
  const day = new Date(Date.now() + 7 * 86_400_000)
  return Array.from({ length: count }, (_, at) => {
    day.setUTCHours(10 + at, 0, 0, 0)
    return day.toISOString()
  })
}

type Screener = {
  userScreenerId: number
  userAnswers: { userScreenerAnswerId: number; options: { optionId: number }[] }[]
}

/** An invited person answers as one who fits would, or else the first that does not count. */
export async function answerScreener(
  url: string,
  smtp: SmtpSink,
  email: string,
  screener: Research['screener'],
  fits = true,
) {
  const hash = await mailedKey(smtp, email, 'hashKey')
  const login = `/auth/login/by-screener-hash?hash=${hash}`
  const { accessToken } = await apiOf(url)<{ accessToken: string }>('GET', login)
  const api = apiOf(url, accessToken)
  const { userScreenerId: id } = await api<Screener>('GET', `/respondent/screener/${hash}`)
  const { userAnswers } = await api<Screener>('POST', `/respondent/screener/${id}/start`)
  const options = screener?.questions.flatMap((question) => question.options) ?? []
  const wanted = new Set(options.filter(({ mustMatch }) => mustMatch).map((option) => option.id))
  for (const { userScreenerAnswerId, options: shown } of userAnswers) {
    const right = shown.filter(({ optionId }) => wanted.has(optionId) === fits)
    for (const { optionId } of fits ? right : right.slice(0, 1)) {
      const choice = { userScreenerAnswerId, optionId, selected: true }
      await api('POST', '/respondent/screener/answer', choice)
    }
  }
  await api('POST', `/respondent/screener/${id}/complete`)
}
