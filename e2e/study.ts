import type { SmtpSink } from '../apps/server/src/testing/smtp-sink.ts'
import { solvedToken } from '../apps/server/src/testing/solve-challenge.ts'
import { expect } from './journey.ts'
import { ADMIN, type RunningProduct } from './product.ts'

type Option = { id: number; text: string; mustMatch: boolean }
type Question = { question: string; type: 'SINGLE_CHOICE' | 'MULTIPLE_CHOICE'; options: Option[] }

export type Study = {
  researchId: number
  questions: Question[]
  /** The path of each person's link to the questions. */
  links: string[]
  /** Offers an hour that many days ahead, at 10:00 in Melbourne or later. */
  offer(daysAhead: number, hour?: number): Promise<number>
  /** Answers and finishes for a person who fits; the path of their link to the hours. */
  fit(person: number): Promise<string>
  /** Books for a person, past the page. */
  book(person: number, slotId: number): Promise<void>
  /** Takes the study back: it closes for everyone. */
  withdraw(): Promise<void>
}

const STATUSES = [
  'AUDIENCE_GENERATION',
  'SCREENER_GENERATION',
  'GUIDE_GENERATION',
  'PROJECT_CONFIRMATION',
  'CONDUCTING_INTERVIEW',
]

let counter = 0

/** A study whose invitations have arrived, by the calls that its people would make. */
export async function givenStudy(
  { url }: RunningProduct,
  smtp: SmtpSink,
  people: number,
): Promise<Study> {
  async function call<T>(method: string, path: string, body?: object, as?: string): Promise<T> {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(as && { authorization: `Bearer ${as}` }),
        'x-time-zone': 'Australia/Melbourne',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return (text ? JSON.parse(text) : undefined) as T
  }
  const { accessToken: admin } = await call<{ accessToken: string }>('POST', '/auth/login', ADMIN)

  const researchId = await launchedProject(call, admin)
  const emails: string[] = []
  for (let at = 0; at < people; at++) emails.push(await givenMember(call, smtp))
  await call(
    'POST',
    '/admin/distribution',
    { ...STUDY, id: await distributionOf(researchId) },
    admin,
  )
  const links: string[] = []
  for (const email of emails) links.push(await mailedPath(smtp, email, 'screener'))
  const research = await call<{ screener: { questions: Question[] } }>(
    'GET',
    `/platform/research/${researchId}`,
    undefined,
    admin,
  )
  const { questions } = research.screener

  async function distributionOf(id: number): Promise<number> {
    const all = await call<{ id: number; researchId: number }[]>(
      'GET',
      '/admin/distributions',
      undefined,
      admin,
    )
    return all.find((one) => one.researchId === id)?.id ?? 0
  }

  async function answerAll(person: number): Promise<number> {
    const hash = hashOf(links[person] ?? '')
    const token = await tokenOf(hash)
    type Shown = {
      userScreenerId: number
      userAnswers: {
        userScreenerAnswerId: number
        options: { optionId: number; text: string }[]
      }[]
    }
    const opened = await call<Shown>('GET', `/respondent/screener/${hash}`, undefined, token)
    const path = `/respondent/screener/${opened.userScreenerId}`
    const { userAnswers } = await call<Shown>('POST', `${path}/start`, undefined, token)
    const wanted = new Set(
      questions.flatMap(({ options }) =>
        options.filter(({ mustMatch }) => mustMatch).map(({ id }) => id),
      ),
    )
    for (const { userScreenerAnswerId, options } of userAnswers) {
      for (const { optionId } of options.filter((option) => wanted.has(option.optionId))) {
        const choice = { userScreenerAnswerId, optionId, selected: true }
        await call('POST', '/respondent/screener/answer', choice, token)
      }
    }
    await call('POST', `${path}/complete`, undefined, token)
    return opened.userScreenerId
  }

  const tokenOf = async (hash: string) =>
    (await call<{ accessToken: string }>('GET', `/auth/login/by-screener-hash?hash=${hash}`))
      .accessToken

  return {
    researchId,
    questions,
    links,
    async offer(daysAhead, hour = 10) {
      const day = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10)
      const startTime = instantIn('Australia/Melbourne', day, hour)
      const endTime = new Date(startTime.getTime() + 3_600_000)
      const body = { researchId, startTime, endTime, timezone: 'Australia/Melbourne' }
      const { slotId } = await call<{ slotId: number }>('POST', '/platform/calendar', body, admin)
      return slotId
    },
    async fit(person) {
      const userScreenerId = await answerAll(person)
      await call('POST', '/admin/email/interview-scheduling', { userScreenerId }, admin)
      return mailedPath(smtp, emails[person] ?? '', 'slots')
    },
    async book(person, slotId) {
      const hash = hashOf(links[person] ?? '')
      await call('PATCH', `/respondent/book/${slotId}/${hash}`, undefined, await tokenOf(hash))
    },
    withdraw: () => call('DELETE', `/platform/research/${researchId}`, undefined, admin),
  }
}

type Call = <T>(method: string, path: string, body?: object, as?: string) => Promise<T>

async function launchedProject(call: Call, as: string): Promise<number> {
  type Research = {
    id: number
    questions: { id: number }[]
    audience: unknown
    screener: unknown
    guide: unknown
  }
  const { id } = await call<Research>('POST', '/platform/research', { name: 'Meals' }, as)
  const look = () => call<Research>('GET', `/platform/research/${id}`, undefined, as)
  const idea = {
    questionId: (await look()).questions[0]?.id,
    description:
      'An app that helps nurses on rotating rosters plan their meals, because they eat badly on night shifts.',
  }
  await call('PATCH', '/platform/research/question', idea, as)
  const written = ['audience', 'screener', 'guide'] as const
  for (const [at, nextStatus] of STATUSES.entries()) {
    await call('POST', '/platform/research/next-step', { researchId: id, nextStatus }, as)
    const part = written[at]
    if (part) await expect.poll(async () => (await look())[part]).toBeTruthy()
  }
  await call('POST', `/platform/research/request/distribution/${id}`, undefined, as)
  return id
}

async function givenMember(call: Call, smtp: SmtpSink): Promise<string> {
  const email = `panel${process.pid}-${++counter}@example.com`
  const challenge = await call('GET', '/site/bot-check?action=form-submission')
  const form = {
    type: 'RESPONDENT',
    email,
    name: 'Pat Example',
    token: await solvedToken(challenge),
  }
  await call('POST', '/site/form', form)
  const key = (await found(smtp, email, /\/panel\?key=([\w-]+)/)) ?? ''
  await call('POST', '/panel/confirm', { key })
  return email
}

const mailedPath = async (smtp: SmtpSink, email: string, page: string) =>
  `/respondent/${page}?hashKey=${await found(smtp, email, new RegExp(`/${page}\\?hashKey=([\\w-]+)`))}`

async function found(smtp: SmtpSink, email: string, pattern: RegExp) {
  const find = () =>
    smtp.mails
      .filter(({ envelopeTo }) => envelopeTo.includes(email))
      .map(({ text }) => pattern.exec(text ?? '')?.[1])
      .findLast((key) => key !== undefined)
  await expect.poll(find, { timeout: 60_000 }).toBeDefined()
  return find()
}

export const hashOf = (link: string) => link.split('hashKey=')[1] ?? ''

/** The instant at which clocks there show that hour; whole hours of offset will do. */
function instantIn(zone: string, day: string, hour: number): Date {
  const guess = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const shown = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    hour: 'numeric',
    hourCycle: 'h23',
  }).format(guess)
  const ahead = (Number(shown) - hour + 24) % 24
  return new Date(guess.getTime() - ahead * 3_600_000)
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const STUDY = {
  studyTitle: 'Meals around shift work',
  studyDescription: 'We want to learn how people who work shifts arrange their meals.',
  conductingPeriod: 'The last week of the month',
  estimatedTime: '25 to 30 minutes by video',
  incentive: 'A gift card of $60',
  expirationDate: inDays(20),
  oneTimeNumber: 50,
  maxNumber: 50,
  consentFormLink: 'https://wattle.example/consent',
}
