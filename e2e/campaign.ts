import type { SmtpSink } from '../apps/server/src/testing/smtp-sink.ts'
import { type Api, apiOf, botCheck } from './api.ts'
import { emailedLink, keyIn } from './email.ts'
import { chosenBy, prepareProject, type Screener } from './project.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** What an admin fills in before we send the invitations. */
export const STUDY = {
  studyTitle: 'Meals around shift work',
  studyDescription: 'We want to learn how people who work shifts organise their meals.',
  conductingPeriod: 'The last week of the month',
  estimatedTime: '25 to 30 minutes by video',
  incentive: 'A $60 gift card',
  expirationDate: inDays(20),
  oneTimeNumber: 50,
  maxNumber: 50,
  consentFormLink: 'https://wattle.example/consent',
}

/** Adds a new person to the panel, using the form and the link in the email. */
export async function joinPanel(url: string, smtp: SmtpSink, name: string, email: string) {
  const visitor = apiOf(url)
  const token = await botCheck(visitor, 'form-submission')
  await visitor('POST', '/site/form', { type: 'RESPONDENT', name, email, token })
  await visitor('POST', '/panel/confirm', { key: keyIn(await emailedLink(smtp, email, '/panel')) })
}

/** Moves a project to the interviews step and requests the invitations, as its researcher does. */
export async function launchProject(api: Api, name: string) {
  const project = await prepareProject(api, name, 'CONDUCTING_INTERVIEW')
  await api('POST', `/platform/research/request/distribution/${project.id}`)
  return project
}

/** Creates a slot that people can book and returns its id. */
export async function offerSlot(api: Api, researchId: number, start: Date): Promise<number> {
  const { slotId } = await api<{ slotId: number }>('POST', '/platform/calendar', {
    researchId,
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + 3_600_000).toISOString(),
    timezone: 'Australia/Melbourne',
  })
  return slotId
}

/** Returns a function that makes API calls as the person the link belongs to. */
export async function apiByLink(url: string, key: string, zone?: string): Promise<Api> {
  const login = `/auth/login/by-screener-hash?hash=${key}`
  const { accessToken } = await apiOf(url)<{ accessToken: string }>('GET', login)
  return apiOf(url, accessToken, { ...(zone && { zone }) })
}

type Shown = {
  userScreenerId: number
  userAnswers: { userScreenerAnswerId: number; options: { optionId: number }[] }[]
}

/** Answers the screener as someone who does or doesn't qualify, and returns the invitation's id. */
export async function answerScreener(
  url: string,
  hash: string,
  { questions }: Screener,
  fits = true,
): Promise<number> {
  const api = await apiByLink(url, hash)
  const { userScreenerId: id } = await api<Shown>('GET', `/respondent/screener/${hash}`)
  const { userAnswers } = await api<Shown>('POST', `/respondent/screener/${id}/start`)
  const chosen = new Set(questions.flatMap((one) => chosenBy(one, fits).map((option) => option.id)))
  for (const { userScreenerAnswerId, options } of userAnswers) {
    for (const { optionId } of options.filter((option) => chosen.has(option.optionId))) {
      const choice = { userScreenerAnswerId, optionId, selected: true }
      await api('POST', '/respondent/screener/answer', choice)
    }
  }
  await api('POST', `/respondent/screener/${id}/complete`)
  return id
}
