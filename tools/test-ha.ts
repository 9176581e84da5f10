// npm run test:ha [-- KILLS]: sends a study's invitations and answers them on three PostgreSQL
// machines with Patroni, kills the primary's machine KILLS times (10 by default), and checks that
// nothing acknowledged is lost and nothing happens twice.
import { runSql } from '../apps/server/src/testing/run-sql.ts'
import { startSmtpSink } from '../apps/server/src/testing/smtp-sink.ts'
import { apiAs } from '../e2e/api.ts'
import { launchProject, STUDY } from '../e2e/campaign.ts'
import { ADMIN, type RunningProduct, startProduct, temporaryFolder } from '../e2e/product.ts'
import { main } from '../scripts/setup/problem.mjs'
import { type Ledger, simulateParticipants } from './loopback/participants.ts'
import { missingPrograms, startCluster } from './loopback/patroni.ts'

const KILLS = Number(process.argv[2] ?? 10)
/** Enough people to keep us sending for the whole test, at one email a second. */
const PEOPLE = 40 * KILLS
const SLOTS = 60
const DAY = 86_400_000

await main(async () => {
  const missing = missingPrograms()
  if (missing.length > 0) {
    console.log(`Skipped: ${missing.join(', ')} not installed. On Debian: apt-get install`)
    console.log('  patroni etcd-server haproxy postgresql')
    return 0
  }
  const undo: (() => unknown)[] = []
  try {
    return await run(undo)
  } finally {
    for (const step of undo.reverse()) await step()
  }
})

async function run(undo: (() => unknown)[]): Promise<number> {
  const cluster = await startCluster()
  undo.push(cluster.stop)
  const smtp = await startSmtpSink()
  undo.push(smtp.close)
  const { folder, remove } = temporaryFolder({ isNew: true })
  undo.push(remove)
  const env = {
    DATABASE_URL: cluster.url,
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    MAIL_PER_SECOND: '1',
    RATE_LIMITS: 'off',
  }
  const web = await startProduct({ ...env, PROCESS: 'web' })
  undo.push(web.stop)
  const worker = await startProduct({ ...env, PROCESS: 'worker' })
  undo.push(worker.stop)
  const { screener, slotIds } = await beginCampaign(web)
  const simulation = simulateParticipants({ url: web.url, smtp, screener }, slotIds)

  const seconds: number[] = []
  for (let kill = 1; kill <= KILLS; kill++) {
    await cluster.isWhole()
    await simulation.nextChange()
    const refusedBefore = simulation.ledger.unavailable
    const killedAt = performance.now()
    const name = await cluster.killPrimary()
    await simulation.nextChange()
    seconds.push((performance.now() - killedAt) / 1000)
    const refused = simulation.ledger.unavailable - refusedBefore
    console.log(
      `${kill}. machine ${name}: ${seconds.at(-1)?.toFixed(1)} s, ${refused} calls got a 503; ` +
        `${simulation.ledger.completed.length} have answered, ${simulation.ledger.bookings.length} have booked`,
    )
    cluster.boot(name)
  }
  await simulation.finish(PEOPLE)
  const { ledger } = simulation
  const invitations = smtp.mails.filter(({ subject }) => subject?.includes(STUDY.studyTitle))
  const checks = {
    ...(await checkDatabase(cluster.url, ledger)),
    'calls that failed in another way': ledger.faults,
    'emails sent twice': repeated(smtp.mails.map(({ messageId }) => messageId ?? '')),
    'people invited twice': repeated(
      invitations
        .filter(({ subject }) => subject?.startsWith('Would you like to take part?'))
        .map(({ envelopeTo: [to = ''] }) => to),
    ),
  }
  const sorted = seconds.toSorted((a, b) => a - b)
  console.log(
    `\n${KILLS} switches took ${sorted[0]?.toFixed(1)} to ${sorted.at(-1)?.toFixed(1)} s, ` +
      `median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} s.\n` +
      `Acknowledged: ${ledger.answers.length} answers, ${ledger.completed.length} screeners, ` +
      `${ledger.bookings.length} bookings. Refused with 503 and Retry-After: ${ledger.unavailable}. ` +
      `Emails: ${smtp.mails.length}.`,
  )
  const results = Object.entries(checks)
  for (const [what, found] of results)
    console.log(
      `${found.length === 0 ? 'ok    ' : 'FAILED'} ${what}: ${found.length}`,
      ...found.slice(0, 5),
    )
  const failed = results.filter(([, found]) => found.length > 0).length
  console.log(`\n${results.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

/** Imports the panel, offers slots and invites everyone. */
async function beginCampaign({ url }: RunningProduct) {
  const api = await apiAs(url, ADMIN)
  const rows = Array.from({ length: PEOPLE }, (_, at) => ({
    email: `member${at}@example${at % 7}.com`,
    name: `Member ${at}`,
    source: 'On paper',
    consentDate: '2026-01-31',
  }))
  await api('POST', '/admin/panel/import', { dryRun: false, rows })
  const { id, screener } = await launchProject(api, 'Roster Meals')
  await api('PATCH', `/platform/research/${id}/plan`, { targetInterviews: SLOTS })
  // Each day's first slot starts at 10:00 in Melbourne, or at 11:00 in summer.
  const startTimes = Array.from({ length: SLOTS }, (_, at) => {
    const day = new Date(Date.now() + (5 + Math.floor(at / 6)) * DAY)
    return new Date(day.setUTCHours(at % 6, 0, 0, 0)).toISOString()
  })
  const path = '/platform/calendar/slots'
  type Offered = { slot: { slotId: number } | null; message: string | null }[]
  const body = { researchId: id, startTimes, timezone: 'Australia/Melbourne' }
  const offered = await api<Offered>('POST', path, body)
  const slotIds = offered.flatMap(({ slot }) => slot?.slotId ?? [])
  if (slotIds.length < SLOTS)
    throw new Error(
      `Only ${slotIds.length} of ${SLOTS} slots were added: ${offered.find(({ message }) => message)?.message}`,
    )
  const [distribution] = await api<{ id: number }[]>('GET', `/admin/distributions?researchId=${id}`)
  const study = { ...STUDY, oneTimeNumber: PEOPLE, maxNumber: PEOPLE }
  await api('POST', '/admin/distribution', { ...study, id: distribution?.id })
  await api('PATCH', `/admin/distributions/${distribution?.id}`, { selection: 'AUTOMATIC' })
  return { screener, slotIds }
}

/** Compares what the product acknowledged with what the surviving machines have stored. */
async function checkDatabase(url: string, { answers, completed, bookings }: Ledger) {
  const invited = await runSql(url, 'select id, status, chosen_ids from invitations')
  const booked = await runSql(
    url,
    "select invitation_id, slot_id from interviews where status <> 'CANCELLED'",
  )
  const rows = new Map(invited.map((row) => [Number(row.id), row]))
  const slotOf = new Map(booked.map((row) => [Number(row.invitation_id), Number(row.slot_id)]))
  const isKept = ({ id, optionId }: Ledger['answers'][number]) =>
    rows.get(id)?.chosen_ids.map(Number).includes(optionId)
  return {
    'lost answers': answers.filter((answer) => !isKept(answer)),
    'lost screeners': completed.filter((id) => rows.get(id)?.status !== 'COMPLETED'),
    'lost bookings': bookings.filter(({ id, slotId }) => slotOf.get(id) !== slotId),
    'people booked twice': repeated(booked.map((row) => row.invitation_id)),
    'slots booked twice': repeated(booked.map((row) => row.slot_id)),
  }
}

function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))]
}
