import { setTimeout } from 'node:timers/promises'
import { type Brief, emptyBrief, readBrief } from '../../packages/contract/src/brief.ts'
import { API_BASE, type Endpoint } from '../../packages/contract/src/endpoint.ts'
import { createResearch, getResearch } from '../../packages/contract/src/research.ts'
import { nextStep } from '../../packages/contract/src/steps.ts'
import { bestP99, problemsOf, takeTurns, warmUp } from '../harness/compare.ts'
import { cpuMicroseconds } from '../harness/cpu-time.ts'
import type { Line, Row } from '../harness/row.ts'
import { median } from '../harness/statistics.ts'
import { addPeople, type Person, sending } from '../world/people.ts'

const PROJECTS = 30
const POLL_MS = 20
/** The queue's polling needs less than this in a second. */
const IDLE_CPU_MS = 30
const MAX_READ_MS = 100
const MAX_DRAFT_MS = 300
const IDEA =
  'Florists have to order flowers from growers every week. Boxes turn up late or short, and they only find out when the van is at the door.'
const BRIEF: Brief = {
  ...emptyBrief(),
  who: 'florists',
  do: 'order flowers from growers',
  kind: 'SUPPLY',
  one: 'an order',
  often: 'EVERY_WEEK',
  wrong: 'a box of flowers arrived late',
  today: ['phone calls', 'a whiteboard'],
  cost: 'MONEY',
  life: 'PAID',
  field: 'SHOPS',
  confirmed: true,
}
const DRAFTS = {
  audience: 'AUDIENCE_GENERATION',
  screener: 'SCREENER_GENERATION',
  guide: 'GUIDE_GENERATION',
} as const

export const brief: Row = {
  name: 'brief',
  about: 'an idea is read, and the three drafts are written from the brief',
  async run(bench) {
    const database = await bench.database()
    // The first start creates the tables. We measure the second start.
    const first = await bench.product(database)
    const [researcher = { id: 0, token: '' }] = await addPeople(database.pool, 1)
    const call = caller(first.url, researcher)
    const projects: number[] = []
    for (let at = 0; at < PROJECTS; at++) {
      const body = { name: `Flowers ${at}`, idea: IDEA, brief: BRIEF }
      projects.push((await call(createResearch, { body })).id)
    }
    await first.stop()

    const product = await bench.product(database)
    await untilIdle(product.pid)
    const again = caller(product.url, researcher)
    const read = { researchId: projects[0] ?? 0, text: IDEA }
    const cpuBefore = cpuMs(product.pid)
    const firstRead = await timed(() => again(readBrief, { body: read }))
    const firstCpu = cpuMs(product.pid) - cpuBefore
    const drafts: Line[] = []
    for (const [draft, nextStatus] of Object.entries(DRAFTS)) {
      const line = (measure: string, product: number): Line => ({
        measure: `ms, ${draft}, ${measure}`,
        product,
        target: { atMost: MAX_DRAFT_MS },
      })
      const waits: number[] = []
      const before = cpuMs(product.pid)
      for (const researchId of projects)
        waits.push(await timed(() => write(again, { researchId, nextStatus })))
      const [first = Number.NaN, ...later] = waits
      const cpu = (cpuMs(product.pid) - before) / PROJECTS
      drafts.push(line('first after a start', first), line('median', median(later)), {
        measure: `CPU ms, ${draft}`,
        product: cpu,
      })
    }

    const contender = {
      name: 'brief',
      url: product.url,
      pid: product.pid,
      ask: () => ({
        method: readBrief.method,
        path: `${API_BASE}${readBrief.path}`,
        headers: sending(researcher.token),
        each: { requests: [{ body: JSON.stringify(read) }], again: true },
        status: 200,
      }),
    }
    await warmUp([contender], { connections: 1, requests: 200 })
    const measured = await takeTurns([contender], { connections: 1, rounds: 3 })
    return {
      lines: [
        {
          measure: 'ms, reading an idea, first after a start',
          product: firstRead,
          target: { atMost: MAX_READ_MS },
        },
        { measure: 'CPU ms, reading an idea, first after a start', product: firstCpu },
        ...measured.map((one) => bestP99(one, 'reading an idea', MAX_READ_MS)),
        ...drafts,
      ].filter(({ product }) => !Number.isNaN(product)),
      problems: problemsOf(measured),
      remarks: ['one call after another on one connection; a draft takes until its project has it'],
    }
  },
}

type Call = ReturnType<typeof caller>

function caller(url: string, { token }: Person) {
  return async (endpoint: Endpoint, { id, body }: { id?: number; body?: object }) => {
    const path = endpoint.path.replace(':id', String(id))
    const response = await fetch(`${url}${API_BASE}${path}`, {
      method: endpoint.method,
      headers: sending(token),
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json()
  }
}

/** Asks for the next step's draft, and waits until it's stored. */
async function write(call: Call, body: { researchId: number; nextStatus: string }) {
  await call(nextStep, { body })
  for (;;) {
    const { generation } = await call(getResearch, { id: body.researchId })
    if (generation.state === 'idle') return
    if (generation.state === 'failed') throw new Error(`${body.nextStatus} failed`)
    await setTimeout(POLL_MS)
  }
}

/** NaN if the system doesn't report CPU time. */
const cpuMs = (pid: number) => (cpuMicroseconds(pid) ?? Number.NaN) / 1000

/** Waits for the work that the product puts off until after its start. */
async function untilIdle(pid: number) {
  let before = Number.NEGATIVE_INFINITY
  for (let now = cpuMs(pid); now - before >= IDLE_CPU_MS; now = cpuMs(pid)) {
    before = now
    await setTimeout(1000)
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
