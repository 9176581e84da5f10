import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { apiOf, newAccount } from './api.ts'
import { LONG } from './long-run.ts'
import { type RunningProduct, startProduct, temporaryFolder } from './product.ts'

const ROUNDS = process.env.LONG ? 8 : 1

const ALL_STEPS = [
  ['AUDIENCE_GENERATION', 'audience'],
  ['SCREENER_GENERATION', 'screener'],
  ['GUIDE_GENERATION', 'guide'],
] as const
const STEPS = process.env.LONG ? ALL_STEPS : ALL_STEPS.slice(0, 1)

type Research = { id: number; name: string; questions: { id: number }[] } & Record<string, unknown>

test('finishes every draft even if the database is killed midway', async () => {
  test.setTimeout(60_000 + ROUNDS * 180_000)
  const { folder, remove } = temporaryFolder()
  const product = await startProduct({ DATA_DIR: folder, RATE_LIMITS: 'off' })
  const me = await signedUp(product)
  const projects: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const name = `Roster Meals ${round}`
    const { id, questions } = await me.call<Research>('POST', '/platform/research', { name })
    const description = 'An app that helps nurses on night shifts get a fresh meal.'
    const body = { questionId: questions[0]?.id, description }
    await me.call('PATCH', '/platform/research/question', body)
    for (const [nextStatus, content] of STEPS) {
      await me.call('POST', '/platform/research/next-step', { researchId: id, nextStatus })
      const project = () => me.tried<Research>(`/platform/research/${id}`)
      // The product has acknowledged the step and the job is running. First kill one database
      // process, then all of them.
      kill(connectionsOf(folder)[0])
      await expect.poll(project, { timeout: 60_000 }).toBeDefined()
      const server = serverOf(folder)
      kill(server)
      // After the database server dies, its child processes still answer for a moment. So wait for
      // the new server and check what it has stored.
      await expect.poll(() => serverOf(folder) ?? server, { timeout: 60_000 }).not.toBe(server)
      const written = async () => (await project())?.[content]
      await expect.poll(written, { timeout: 60_000 }).toBeTruthy()
    }
    projects.push(name)
  }
  const researches = await me.call<Research[]>('GET', '/platform/research')
  expect(researches.map(({ name }) => name).sort()).toEqual(projects)
  await product.stop()
  remove()
})

test(
  'starts even if its database is killed, or stops with an error and starts next time',
  LONG,
  async () => {
    test.setTimeout(60_000 + ROUNDS * 60_000)
    for (let round = 0; round < ROUNDS; round++) {
      const { folder, remove } = temporaryFolder({ isNew: true })
      const starting = startProduct({ DATA_DIR: folder }).catch((error: Error) => error)
      // Once there's a connection, the product is creating its tables. Kill the database at that
      // moment.
      const comers = () => connectionsOf(folder).length
      await expect.poll(comers, { intervals: [5], timeout: 60_000 }).toBeGreaterThan(0)
      kill(round % 2 === 0 ? serverOf(folder) : connectionsOf(folder)[0])
      const first = await starting
      if (first instanceof Error) expect(first.message).toMatch(/database .*start Wattle again/i)
      else await first.stop()

      const product = await startProduct({ DATA_DIR: folder })
      await signedUp(product)
      await product.stop()
      remove()
    }
  },
)

function kill(pid: number | undefined) {
  if (!pid) throw new Error('found no process to kill')
  process.kill(pid, 'SIGKILL')
}

/**
 * The database server's pid. Undefined while the server is starting or restarting and has no pid
 * file.
 */
function serverOf(folder: string): number | undefined {
  const text = textOf(path.join(folder, 'postgres/postmaster.pid'))
  return text ? Number.parseInt(text, 10) : undefined
}

/** The pids of the database processes that use the product's own tables, found by their titles. */
function connectionsOf(folder: string): number[] {
  const server = serverOf(folder)
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => {
    const [, parent] = /\) \S (\d+)/.exec(textOf(`/proc/${pid}/stat`)) ?? []
    return Number(parent) === server && textOf(`/proc/${pid}/cmdline`).includes(' wattle [local]')
  })
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

async function signedUp({ url }: RunningProduct) {
  const token = await newAccount(apiOf(url), 'Tia', 'tia@example.com')
  /** Returns undefined while the product responds that the database is down. */
  async function tried<T>(path: string): Promise<T | undefined> {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${url}/api${path}`, { headers })
    if (response.ok) return response.json() as Promise<T>
    expect(response.status).toBe(503)
    return undefined
  }
  return { call: apiOf(url, token), tried }
}
