import { expect, test } from '@playwright/test'
import { type SmtpSink, startSmtpSink } from '../apps/server/src/testing/smtp-sink.ts'
import { type Api, apiOf, newAccount, signInByCall } from './api.ts'
import { answerScreener, launchProject, offerSlot, STUDY } from './campaign.ts'
import { emailedLink, keyIn } from './email.ts'
import { LONG } from './long-run.ts'
import { ADMIN, startProduct, temporaryFolder } from './product.ts'

const KILLS = 10
/** How many people have booked a time. The same number are on standby. */
const SLOTS = 6
const VERSIONS = 3
/** How many people get a bonus between two kills. */
const BONUSES = 8
/**
 * The most emails that can arrive twice after a crash. campaign-survives-crashes.spec.ts explains
 * the number.
 */
const IN_FLIGHT = 15

type Person = { hash: string; token: string; invitationId: number; email: string }
type Tokens = { admin: string; researcher: string }
type Report = { versions: { version: number }[]; draft: object }
type Payment = { id: number; cents: number }

test(
  'doesn’t lose or repeat payments, standby offers or reports when the process is killed',
  LONG,
  async () => {
    test.setTimeout((KILLS + 3) * 90_000)
    const { folder, remove } = temporaryFolder()
    const smtp = await startSmtpSink()
    const start = () => startProduct({ DATA_DIR: folder, SMTP_URL: smtp.url, RATE_LIMITS: 'off' })
    let product = await start()
    const tokens = await signIn(product.url)
    const sample = '/platform/research/sample'
    const { id: sampleId } = await apiOf(product.url, tokens.researcher)<Payment>('POST', sample)
    const published: number[] = []
    const owed: Payment[] = []
    for (let kill = 1; kill <= KILLS; kill++) {
      const { people, invited, slotIds } = await openStudy(product.url, smtp, tokens, kill)
      const [booked, waiting] = [people.slice(0, SLOTS), people.slice(SLOTS)]
      await standBy(product.url, waiting, slotIds)
      const ids = await oweBonuses(product.url, tokens, invited)
      owed.push(...ids)
      let calls = 0
      const most = ids.length * 1.5 + booked.length + VERSIONS
      /**
       * Makes a call, and kills the product when half of the calls have had a response. Returns
       * undefined for a call without a response.
       */
      const attempt: Attempt = async (token, method, path, body) => {
        const reply = await tryCall(product.url, token, method, path, body)
        if (reply && ++calls === Math.ceil(most / 2)) await product.kill()
        return reply
      }
      const finish = () =>
        Promise.all([
          ...pairsOf(ids).map((pair) => pay(attempt, tokens, pair)),
          ...booked.map(({ token, hash }) => attempt(token, 'DELETE', `/respondent/book/${hash}`)),
          publish(attempt, tokens, sampleId, published),
        ])
      await finish()
      await product.kill()
      product = await start()
      await finish()
      await acceptOffers(product.url, waiting)
    }
    await expectPaidOnce(product.url, smtp, tokens, owed)
    await expectReports(product.url, tokens, sampleId, published)
    const emails = smtp.mails.filter(({ subject }) => subject?.startsWith('A time has opened up'))
    expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(SLOTS * KILLS)
    expect(emails.length - SLOTS * KILLS).toBeLessThanOrEqual(KILLS * IN_FLIGHT)
    await product.stop()
    await smtp.close()
    remove()
  },
)

type Reply = { status: number; body: Record<string, unknown> }
type Attempt = (
  token: string,
  method: string,
  path: string,
  body?: object,
) => Promise<Reply | undefined>

async function tryCall(url: string, token: string, method: string, path: string, body?: object) {
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    expect([500, 502]).not.toContain(response.status)
    return { status: response.status, body: text ? JSON.parse(text) : {} }
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

async function signIn(url: string): Promise<Tokens> {
  const admin = await signInByCall(apiOf(url), ADMIN)
  const api = apiOf(url, admin)
  // Standbys need version 2 of the privacy policy.
  await api('POST', '/admin/settings/policy/publish')
  await api('PATCH', '/admin/settings/payments', { secondAdminCents: null })
  return { admin, researcher: await newAccount(apiOf(url), 'Cora', 'cora@example.com') }
}

/**
 * Creates a study whose slots are all booked, with just as many people who qualify but have no
 * slot, and others who haven't answered.
 */
async function openStudy(url: string, smtp: SmtpSink, tokens: Tokens, round: number) {
  const admin = apiOf(url, tokens.admin)
  const researcher = apiOf(url, tokens.researcher)
  const emails = Array.from(
    { length: 2 * SLOTS },
    (_, at) => `desk-crash-${round}-${at}@example.com`,
  )
  const others = Array.from({ length: BONUSES }, (_, at) => `desk-paid-${round}-${at}@example.com`)
  const all = [...emails, ...others]
  const rows = all.map((email) => ({ email, source: 'On paper', consentDate: '2026-01-31' }))
  await admin('POST', '/admin/panel/import', { dryRun: false, rows })
  const { id, screener } = await launchProject(researcher, 'Roster Meals')
  const [study] = await admin<{ id: number }[]>('GET', `/admin/distributions?researchId=${id}`)
  const numbers = { oneTimeNumber: all.length, maxNumber: all.length }
  const form = { ...STUDY, ...numbers, id: study?.id, standbysWanted: SLOTS }
  await admin('POST', '/admin/distribution', form)
  const people: Person[] = []
  for (const email of emails) {
    const hash = keyIn(await emailedLink(smtp, email, '/respondent/screener'))
    const invitationId = await answerScreener(url, hash, screener)
    await admin('POST', '/admin/email/interview-scheduling', { userScreenerId: invitationId })
    const login = `/auth/login/by-screener-hash?hash=${hash}`
    const { accessToken } = await apiOf(url)<{ accessToken: string }>('GET', login)
    people.push({ hash, token: accessToken, invitationId, email })
  }
  const slotIds: number[] = []
  const midnight = new Date(Date.now() + (5 + round) * 86_400_000).setUTCHours(0, 0, 0, 0)
  for (let at = 0; at < SLOTS; at++)
    slotIds.push(await offerSlot(researcher, id, new Date(midnight + at * 3_600_000)))
  await researcher('PATCH', `/platform/research/${id}/plan`, { targetInterviews: SLOTS })
  for (const [at, slotId] of slotIds.entries()) {
    const { token, hash } = people[at] as Person
    await apiOf(url, token)('PATCH', `/respondent/book/${slotId}/${hash}`)
  }
  const path = `/admin/completions?researchId=${id}&size=200`
  const listed = await admin<{ userScreenerId: number }[]>('GET', path)
  const answered = people.map(({ invitationId }) => invitationId)
  const invited = listed
    .map(({ userScreenerId }) => userScreenerId)
    .filter((one) => !answered.includes(one))
  return { people, invited, slotIds }
}

async function standBy(url: string, people: Person[], slotIds: number[]): Promise<void> {
  for (const { token, hash } of people)
    await apiOf(url, token)('POST', `/respondent/standby/${hash}`, { slotIds })
}

async function oweBonuses(url: string, { admin }: Tokens, invited: number[]): Promise<Payment[]> {
  const owed: Payment[] = []
  for (const [at, invitationId] of invited.entries()) {
    const body = { invitationId, cents: 1001 + at, reason: 'For the extra effort.' }
    const { id } = await apiOf(url, admin)<Payment>('POST', '/admin/payments/bonus', body)
    owed.push({ id, cents: body.cents })
  }
  return owed
}

const pairsOf = (payments: Payment[]): number[][] =>
  payments.flatMap((_one, at) => (at % 2 ? [] : [payments.slice(at, at + 2).map(({ id }) => id)]))

async function pay(attempt: Attempt, { admin }: Tokens, ids: number[]): Promise<void> {
  const calls = '/admin/payments'
  const isApproved = await attempt(admin, 'POST', `${calls}/approve`, { ids })
  if (!isApproved) return
  const isExported = await attempt(admin, 'POST', `${calls}/export`, { ids, format: 'GIFT_CARD' })
  if (isExported) await attempt(admin, 'POST', `${calls}/sent`, { ids })
}

/**
 * Publishes versions of the report one after the other, and adds the acknowledged version numbers
 * to `published`.
 */
async function publish(attempt: Attempt, tokens: Tokens, id: number, published: number[]) {
  const path = `/platform/research/${id}/reports`
  for (let at = 0; at < VERSIONS; at++) {
    const before = await attempt(tokens.researcher, 'GET', path)
    if (!before) return
    const { versions, draft } = before.body as unknown as Report
    const body = { basedOn: versions[0]?.version ?? 0, content: draft }
    const reply = await attempt(tokens.researcher, 'POST', path, body)
    if (reply) expect(reply.status, JSON.stringify(reply.body)).toBe(201)
    if (reply) published.push(Number(reply.body.version))
  }
}

/** Accepts the offers, and checks that everyone on standby gets a slot that nobody else has. */
async function acceptOffers(url: string, waiting: Person[]): Promise<void> {
  const offers = () =>
    Promise.all(
      waiting.map(async ({ token, hash }) => {
        const standby = `/respondent/standby/${hash}`
        const { offer } = await apiOf(url, token)<{ offer: { slotId: number } | null }>(
          'GET',
          standby,
        )
        return offer?.slotId
      }),
    )
  const isEverySlotOffered = async () => new Set((await offers()).filter(Boolean)).size
  await expect.poll(isEverySlotOffered, { timeout: 120_000 }).toBe(SLOTS)
  for (const { token, hash } of waiting) {
    const accept = () => tryCall(url, token, 'POST', `/respondent/standby/${hash}/accept`)
    const statuses = (await Promise.all([accept(), accept()])).map((reply) => reply?.status)
    expect(statuses.toSorted()).toEqual([200, 410])
  }
}

async function expectPaidOnce(url: string, smtp: SmtpSink, { admin }: Tokens, owed: Payment[]) {
  const api = apiOf(url, admin)
  const ids = owed.map(({ id }) => id).toSorted((one, other) => one - other)
  const sent = await api<Payment[]>('GET', '/admin/payments?tab=SENT&size=200')
  expect(sent.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(ids)
  expect(await exportedIn(api)).toEqual(ids)
  const sum = (all: Payment[]) => all.reduce((total, { cents }) => total + cents, 0)
  const reported = await api<Payment[]>('GET', '/admin/payments/report?by=STUDY')
  expect(sum(reported)).toBe(sum(owed))
  const thanks = () =>
    smtp.mails.filter(({ subject }) => subject?.startsWith('Your gift card is on its way'))
  const reached = () => new Set(thanks().map(({ messageId }) => messageId)).size
  await expect.poll(reached, { timeout: 120_000 }).toBe(ids.length)
  expect(thanks().length - ids.length).toBeLessThanOrEqual(KILLS * IN_FLIGHT)
}

/** The ids of the payments in all exported files, sorted. */
async function exportedIn(api: Api): Promise<number[]> {
  const batches = await api<{ id: number }[]>('GET', '/admin/payments/batches')
  const found: number[] = []
  for (const { id } of batches) {
    const path = `/admin/payments/batches/${id}/export`
    const { csv } = await api<{ csv: string }>('GET', path)
    const lines = csv.split('\r\n').slice(1, -1)
    found.push(...lines.map((line) => Number(line.split(',')[0])))
  }
  return found.toSorted((one, other) => one - other)
}

async function expectReports(
  url: string,
  { researcher }: Tokens,
  id: number,
  published: number[],
): Promise<void> {
  const path = `/platform/research/${id}/reports`
  const { versions } = await apiOf(url, researcher)<Report>('GET', path)
  const numbers = versions.map(({ version }) => version)
  expect(numbers).toEqual(numbers.map((_one, at) => numbers.length - at))
  expect(new Set(published).size).toBe(published.length)
  expect(numbers).toEqual(expect.arrayContaining(published))
}
