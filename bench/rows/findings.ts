import { bestP99, type Contender, problemsOf, takeTurns, warmUp } from '../harness/compare.ts'
import type { Asked } from '../harness/load.ts'
import type { Row } from '../harness/row.ts'
import * as world from '../world/findings.ts'
import { addPeople, bearer, sending } from '../world/people.ts'
import { addProjects } from '../world/projects.ts'

type World = {
  peopleEach: number
  projects: number
  prepare(pool: Parameters<typeof world.addCaptures>[0], researchId: number): Promise<unknown>
}

/** A row that makes one call at a time. The round with the lowest p99 counts. */
function alone(
  { name, about, p99 }: { name: string; about: string; p99: number },
  { peopleEach, projects, prepare }: World,
  ask: (ids: { token: string; researchId: number; interviewId: number; made: unknown }) => Asked,
): Row {
  return {
    name,
    about,
    async run(bench) {
      const database = await bench.database()
      const product = await bench.product(database)
      const { pool } = database
      const [owner] = await addPeople(pool, 1)
      const ids = await addProjects(pool, [owner?.id ?? 0], projects)
      const [interview] = await world.addInterviews(pool, ids, peopleEach)
      const researchId = interview?.researchId ?? 0
      const made = await prepare(pool, researchId)
      await pool.query('vacuum analyze')
      const token = owner?.token ?? ''
      const contender: Contender = {
        name,
        url: product.url,
        pid: product.pid,
        ask: () => ask({ token, researchId, interviewId: interview?.id ?? 0, made }),
      }
      await warmUp([contender], { connections: 1, requests: 20 })
      const measured = await takeTurns([contender], { connections: 1, rounds: 3, seconds: 2 })
      return {
        lines: measured.map((one) => bestP99(one, 'one connection', p99)),
        problems: problemsOf(measured),
      }
    },
  }
}

const get = (path: string, token: string): Asked => ({
  method: 'GET',
  path,
  headers: bearer(token),
  status: 200,
})

export const analysis = alone(
  {
    name: 'analysis',
    about: 'the analysis of 8 assumptions, 60 participants and 2,000 captures',
    p99: 50,
  },
  { peopleEach: 60, projects: 1, prepare: (pool) => world.addCaptures(pool, 34) },
  ({ token, researchId }) => get(`/api/platform/research/${researchId}/analysis`, token),
)

export const evidenceSearch = alone(
  {
    name: 'evidence-search',
    about: 'a search in 200 projects with 1,000,000 lines of transcripts',
    p99: 100,
  },
  { peopleEach: 5, projects: 200, prepare: (pool) => world.addTranscripts(pool, 1000) },
  ({ token }) => get('/api/platform/evidence?page=1&size=20&search=word4711+breakf', token),
)

export const report = alone(
  { name: 'report', about: 'a shared report opened through its link', p99: 30 },
  {
    peopleEach: 5,
    projects: 1,
    prepare: async (pool, researchId) => {
      await world.addCaptures(pool, 8)
      return world.addReport(pool, researchId)
    },
  },
  ({ made }) => ({
    method: 'POST',
    path: '/api/report',
    headers: { 'content-type': 'application/json' },
    each: { requests: [{ body: JSON.stringify({ key: made }) }], again: true },
    status: 200,
  }),
)

const LINES = Array.from({ length: 1500 }, (_one, at) => ({
  role: at % 2 === 0 ? 'INTERVIEWER' : 'PARTICIPANT',
  startMs: at * 2000,
  endMs: at * 2000 + 1800,
  text: `I ate what was there at three, and that was on shift ${at}.`,
}))

const BODY = JSON.stringify({ format: 'VTT', offsetMs: 0, cues: LINES })

export const transcript = alone(
  {
    name: 'transcript',
    about: 'a transcript of 1,500 lines that replaces the previous one',
    p99: 300,
  },
  { peopleEach: 5, projects: 1, prepare: (pool) => world.addRecordingConsents(pool) },
  ({ token, interviewId }) => ({
    method: 'PUT',
    path: `/api/platform/interview/${interviewId}/transcript`,
    headers: sending(token),
    each: { requests: [{ body: BODY }], again: true },
    status: 200,
  }),
)
