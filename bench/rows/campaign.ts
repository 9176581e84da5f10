import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { startDistribution } from '../../packages/contract/src/distribution.ts'
import { API_BASE } from '../../packages/contract/src/endpoint.ts'
import type { Database } from '../harness/database.ts'
import type { Product } from '../harness/product.ts'
import type { Line, Row } from '../harness/row.ts'
import { median } from '../harness/statistics.ts'
import { addMembers } from '../world/panel.ts'
import { addPeople, type Person, sending } from '../world/people.ts'
import { addProfiles } from '../world/profile-facets.ts'
import { addProjects } from '../world/projects.ts'

const MAILS = 5000
const ROUNDS = 4
/**
 * How many rounds use a filter. It matches half of the members who answered its question, and
 * everyone who didn't answer it.
 */
const FILTERED_ROUNDS = 2
const FLOOR = 'bare loop, five pooled connections'

const STUDY = {
  studyTitle: 'Meals around shift work',
  studyDescription: 'We want to learn how people who work shifts organise their meals.',
  conductingPeriod: 'The last week of the month',
  estimatedTime: '25 to 30 minutes by video',
  incentive: 'A $60 gift card',
  consentFormLink: 'https://wattle.example/policy',
  oneTimeNumber: MAILS,
  maxNumber: MAILS,
}

const REQUESTED = `insert into distributions (research_id, status, created_at)
  values ($1, 'REQUESTED', now()) returning id`

/** How many of the distribution's emails are queued and sent so far. */
const PROGRESS = `select count(*)::int as queued,
    (count(*) filter (where state = 'SENT'))::int as sent,
    extract(epoch from max(sent_at) - min(sent_at))::float8 as seconds,
    min(created_at) as created
  from outbox_mails where campaign_id = $1`

export const campaign: Row = {
  name: 'campaign',
  about: 'a distribution of 5,000: queued at once, then sent by the whole product',
  async run(bench) {
    const database = await bench.database()
    const server = await bench.floor('mail-server.ts', {})
    const smtpUrl = server.url.replace('http:', 'smtp:')
    const product = await bench.product(database, { SMTP_URL: smtpUrl, INVITE_COOLDOWN_DAYS: '0' })
    const { pool } = database
    const [admin] = await addPeople(pool, 1, { name: 'admin', role: 'ROLE_ADMIN' })
    const [owner] = await addPeople(pool, 1)
    const projects = await addProjects(pool, [owner?.id ?? 0], ROUNDS + FILTERED_ROUNDS)
    await addMembers(pool, MAILS * 2)
    const [condition] = await addProfiles(pool)
    const audience = { all: [condition], includeUnknown: true }
    await pool.query('vacuum analyze')
    if (!admin) throw new Error('the admin was not added')

    const queued: number[] = []
    const rates: number[] = []
    const floors: number[] = []
    const memory: number[] = []
    let loop: { url: string } | undefined
    for (const project of projects.slice(0, ROUNDS)) {
      const round = await runCampaign(database, product, admin, project, STUDY)
      queued.push(round.secondsToQueue)
      rates.push(round.perSecond)
      memory.push(residentMegabytes(product.pid))
      loop ??= await bench.floor('mail-loop.ts', { smtpUrl, ...(await bodyOf(database)) })
      const answer = await fetch(`${loop.url}/send/${MAILS}`)
      floors.push(MAILS / ((await answer.json()) as { seconds: number }).seconds)
    }
    const filtered: number[] = []
    for (const project of projects.slice(ROUNDS)) {
      const round = await runCampaign(database, product, admin, project, { ...STUDY, audience })
      filtered.push(round.secondsToQueue)
    }
    // Leave out the first distribution, which warms up the product and the floor.
    const ratios = rates.slice(1).map((rate, at) => rate / (floors[at + 1] ?? Number.NaN))
    const lines: Line[] = [
      {
        measure: 'seconds from pressing the button until 5,000 are queued',
        product: Math.min(...queued.slice(1)),
        target: { atMost: 1 },
      },
      {
        measure: 'seconds until 5,000 are queued, with a filter',
        product: Math.min(...filtered),
        target: { atMost: 1.3 },
      },
      {
        measure: 'emails/s through the whole product',
        product: median(rates.slice(1)),
        floor: { name: FLOOR, value: median(floors.slice(1)) },
        ratio: {
          median: median(ratios),
          lowest: Math.min(...ratios),
          highest: Math.max(...ratios),
        },
        target: { ratioAtLeast: 0.7 },
      },
      {
        measure: 'memory after the last distribution relative to the second',
        product: (memory.at(-1) ?? Number.NaN) / (memory[1] ?? Number.NaN),
        target: { atMost: 1.15 },
      },
    ]
    return {
      lines,
      problems: [],
      remarks: [
        `memory after each distribution, MB: ${memory.map(Math.round).join(', ')}`,
        'personalised and recorded, with everyone checked again before their email leaves',
      ],
    }
  },
}

async function runCampaign(
  { pool }: Database,
  product: Product,
  admin: Person,
  project: number,
  study: object,
) {
  const { rows } = await pool.query<{ id: string }>(REQUESTED, [project])
  const id = Number(rows[0]?.id)
  const lastDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const began = performance.now()
  const answer = await fetch(`${product.url}${API_BASE}${startDistribution.path}`, {
    method: startDistribution.method,
    headers: sending(admin.token),
    body: JSON.stringify({ id, expirationDate: lastDay, ...study }),
  })
  if (!answer.ok) throw new Error(`the distribution didn't start: ${await answer.text()}`)
  let secondsToQueue = Number.NaN
  for (;;) {
    const progress = await pool.query<{ queued: number; sent: number; seconds: number }>(PROGRESS, [
      id,
    ])
    const { queued = 0, sent = 0, seconds = 0 } = progress.rows[0] ?? {}
    const waited = (performance.now() - began) / 1000
    if (queued === MAILS && Number.isNaN(secondsToQueue)) secondsToQueue = waited
    if (sent === MAILS) return { secondsToQueue, perSecond: MAILS / seconds }
    if (waited > PATIENCE_S)
      throw new Error(`only ${sent} of ${queued} emails were sent in ${PATIENCE_S} s`)
    // Polling more often would slow down the database for the distribution.
    await sleep(queued < MAILS ? 20 : 250)
  }
}

const PATIENCE_S = 120

/** The body of the product's own email, for the floor to send as well. */
async function bodyOf({ pool }: Database): Promise<{ html: string; text: string }> {
  const { rows } = await pool.query<{ html: string; text: string }>(
    'select html, text from mail_bodies order by id limit 1',
  )
  const [body] = rows
  if (!body) throw new Error("the product hasn't stored an email body")
  return body
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
