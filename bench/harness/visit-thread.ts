import { parentPort, workerData } from 'node:worker_threads'
import { openReadingConnection } from './reading-connection.ts'
import { percentile } from './statistics.ts'
import type { Ask, Scenario, Visit, VisitOptions, VisitResult } from './visits.ts'

const MOST_ERRORS = 200

type Running = Scenario & { visit: Visit<unknown>; next: number; latencies: number[] }

async function run({ urls, scenarios, connections, seconds }: VisitOptions): Promise<VisitResult> {
  const running: Running[] = await Promise.all(
    scenarios.map(async (scenario) => {
      const { visit } = await import(new URL(`../visits/${scenario.file}`, import.meta.url).href)
      return { ...scenario, visit, next: 0, latencies: [] }
    }),
  )
  const errors: Record<string, number> = {}
  let visits = 0
  const count = () => running.reduce((sum, { latencies }) => sum + latencies.length, 0)
  const beganAt = performance.now()
  const endAt = beganAt + seconds * 1000

  await Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      // Open a connection to each process, because a visit's calls can go to different processes.
      const open = await Promise.all(
        urls.map((url) => openReadingConnection(Number(new URL(url).port))),
      )
      let turn = at
      while (performance.now() < endAt && total(errors) < MOST_ERRORS) {
        const scenario = mostBehind(running)
        const visitor = scenario && nextVisitor(scenario)
        if (!scenario || visitor === undefined) break
        const ask: Ask = async ({ call, isUnread, ...request }) => {
          const askedAt = performance.now()
          const connection = open[turn++ % open.length]
          if (!connection) throw new Error('there are no open connections')
          const { status, body } = await connection.ask(request)
          if (status >= 400) throw new Error(`${call ?? request.path} returned ${status}`)
          scenario.latencies.push(performance.now() - askedAt)
          return body.length > 0 && !isUnread ? JSON.parse(body.toString()) : undefined
        }
        try {
          await scenario.visit(ask, visitor)
          visits++
        } catch (error) {
          const { message } = error as Error
          errors[message] = (errors[message] ?? 0) + 1
        }
      }
      for (const connection of open) connection.close()
    }),
  )
  const elapsed = (performance.now() - beganAt) / 1000
  const all = sorted(running.flatMap(({ latencies }) => latencies))
  return {
    visits,
    requests: count(),
    visitsPerSecond: visits / elapsed,
    perSecond: count() / elapsed,
    p50: percentile(all, 0.5),
    p99: percentile(all, 0.99),
    scenarios: Object.fromEntries(running.map(({ file, latencies }) => [file, summary(latencies)])),
    errors,
  }
}

/**
 * The scenario that's furthest below its share of requests. Picking it next keeps every scenario at
 * its share.
 */
function mostBehind(running: Running[]): Running | undefined {
  const left = running.filter(({ again, next, visitors }) => again || next < visitors.length)
  const standing = ({ latencies, share }: Running) => latencies.length / share
  return left.toSorted((one, other) => standing(one) - standing(other))[0]
}

const nextVisitor = (scenario: Running) =>
  scenario.visitors[scenario.next++ % scenario.visitors.length]
const sorted = (values: number[]) => values.toSorted((one, other) => one - other)
const total = (errors: Record<string, number>) =>
  Object.values(errors).reduce((sum, value) => sum + value, 0)

function summary(latencies: number[]) {
  const all = sorted(latencies)
  return { requests: all.length, p50: percentile(all, 0.5), p99: percentile(all, 0.99) }
}

run(workerData as VisitOptions).then((result) => parentPort?.postMessage(result))
