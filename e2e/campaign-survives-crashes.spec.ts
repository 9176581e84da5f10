import { expect, test } from '@playwright/test'
import { type SmtpSink, startSmtpSink } from '../apps/server/src/testing/smtp-sink.ts'
import { apiAs, apiOf, newAccount } from './api.ts'
import { STUDY as ANY_STUDY, launchProject } from './campaign.ts'
import { LONG } from './long-run.ts'
import { ADMIN, type RunningProduct, startProduct, temporaryFolder } from './product.ts'

const PEOPLE = 5_000
const KILLS = 10

const STUDY = { ...ANY_STUDY, oneTimeNumber: PEOPLE, maxNumber: PEOPLE }

/**
 * How many emails a crash can leave in flight: one on each of five connections, plus ten that were
 * sent but not yet recorded, because we record ten at a time.
 */
const IN_FLIGHT = 15

test(
  'sends a distribution to everyone even if the process is killed repeatedly',
  LONG,
  async () => {
    test.setTimeout((KILLS + 3) * 60_000)
    const { folder, remove } = temporaryFolder()
    const smtp = await startSmtpSink()
    const start = () => startProduct({ DATA_DIR: folder, SMTP_URL: smtp.url, RATE_LIMITS: 'off' })
    let product = await start()
    const emails = await beginCampaign(product)

    for (let kill = 1; kill <= KILLS; kill++) {
      await waitForInvitations(smtp, (kill * PEOPLE) / (KILLS + 1))
      await product.kill()
      product = await start()
    }
    const reached = () => new Set(invitationsIn(smtp).map(({ to }) => to)).size
    await expect.poll(reached, { timeout: 120_000 }).toBe(PEOPLE)
    await expect.poll(() => queuedIn(product), { timeout: 60_000 }).toBe(0)
    await product.stop()
    await smtp.close()

    const mails = invitationsIn(smtp)
    expect(mails.map(({ to }) => to).filter((to) => !emails.has(to))).toEqual([])
    // Duplicates have the same message id, and there are at most as many as there were emails in
    // flight.
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(PEOPLE)
    const repeats = mails.length - PEOPLE
    test.info().annotations.push({ type: 'repeats', description: `${repeats} of ${PEOPLE}` })
    expect(repeats).toBeLessThanOrEqual(KILLS * IN_FLIGHT)
    remove()
  },
)

/** Imports the panel and invites all its members at once. */
async function beginCampaign({ url }: RunningProduct): Promise<Set<string>> {
  const api = await apiAs(url, ADMIN)
  const rows = Array.from({ length: PEOPLE }, (_, at) => ({
    email: `member${at}@example${at % 7}.com`,
    name: `Member ${at}`,
    source: 'On paper',
    consentDate: '2026-01-31',
  }))
  for (let at = 0; at < PEOPLE; at += 1000) {
    const some = rows.slice(at, at + 1000)
    await api('POST', '/admin/panel/import', { dryRun: false, rows: some })
  }
  const researcher = apiOf(url, await newAccount(apiOf(url), 'Tess', 'tess@example.com'))
  const { id } = await launchProject(researcher, 'Roster Meals')
  const [distribution] = await api<{ id: number }[]>('GET', `/admin/distributions?researchId=${id}`)
  await api('POST', '/admin/distribution', { ...STUDY, id: distribution?.id })
  return new Set(rows.map(({ email }) => email))
}

const invitationsIn = ({ mails }: SmtpSink) =>
  mails
    .filter(({ subject }) => subject === `Would you like to take part? ${STUDY.studyTitle}`)
    .map(({ envelopeTo: [to = ''], messageId }) => ({ to, messageId }))

const waitForInvitations = (smtp: SmtpSink, count: number) =>
  expect
    .poll(() => invitationsIn(smtp).length, { timeout: 120_000, intervals: [20] })
    .toBeGreaterThanOrEqual(count)

async function queuedIn({ url }: RunningProduct): Promise<number> {
  const api = await apiAs(url, ADMIN)
  const [row] = await api<{ id: number }[]>('GET', '/admin/distributions')
  type Detail = { counts: { queued: number } }
  const { counts } = await api<Detail>('GET', `/admin/distributions/${row?.id}`)
  return counts.queued
}
