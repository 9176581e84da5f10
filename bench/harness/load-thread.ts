import { parentPort, workerData } from 'node:worker_threads'
import { type Connection, openConnection } from './connection.ts'
import type { Asked, LoadOptions, LoadResult } from './load.ts'
import { bytesOf } from './request.ts'
import { percentile } from './statistics.ts'

/** A round ends early after this many errors. */
const MOST_ERRORS = 1000

async function run({ url, asked, connections, seconds }: LoadOptions): Promise<LoadResult> {
  const port = Number(new URL(url).port)
  const next = requestsOf(asked)
  const latencies: number[] = []
  const errors: Record<string, number> = {}
  let errorCount = 0
  const note = (error: string) => {
    errors[error] = (errors[error] ?? 0) + 1
    errorCount++
  }

  const open: Connection[] = []
  const begin: (() => void)[] = []
  let endAt = Number.POSITIVE_INFINITY
  const finished = Array.from({ length: connections }, async () => {
    let askedAt = 0
    let over = () => {}
    const done = new Promise<void>((resolve) => {
      over = resolve
    })
    const connection = await openConnection(port, {
      onAnswer(status) {
        const now = performance.now()
        if (status === asked.status) latencies.push(now - askedAt)
        else note(`returned ${status}`)
        ask(now)
      },
      onBroken(reason) {
        note(reason)
        over()
      },
    })
    function ask(now: number) {
      const request = now < endAt && errorCount < MOST_ERRORS ? next() : undefined
      if (!request) return over()
      askedAt = now
      connection.ask(request)
    }
    open.push(connection)
    begin.push(() => ask(performance.now()))
    return { done }
  })
  // Open every connection before the first request, or the round would start with fewer
  // connections.
  const running = await Promise.all(finished)
  const beganAt = performance.now()
  endAt = beganAt + seconds * 1000
  for (const start of begin) start()
  await Promise.all(running.map(({ done }) => done))
  const elapsed = (performance.now() - beganAt) / 1000
  for (const connection of open) connection.close()

  latencies.sort((one, other) => one - other)
  return {
    requests: latencies.length,
    perSecond: latencies.length / elapsed,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    errors,
  }
}

/** Returns a function that returns the next request's bytes, or undefined when none are left. */
function requestsOf({ each, ...common }: Asked): () => Buffer | undefined {
  if (!each) {
    const request = bytesOf(common)
    return () => request
  }
  const requests = each.requests.map((own) =>
    bytesOf({ ...common, ...own, headers: { ...common.headers, ...own.headers } }),
  )
  let at = 0
  return () => requests[each.again ? at++ % requests.length : at++]
}

run(workerData as LoadOptions).then((result) => parentPort?.postMessage(result))
