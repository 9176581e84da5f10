import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metric, Sample } from './exposition.ts'

const BUCKET_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Series = { labels: Record<string, string>; buckets: number[]; sum: number; count: number }

export type RequestMetrics = {
  install(app: FastifyInstance): void
  read(): Metric[]
}

/**
 * Counts and times requests by route pattern. Never uses the URL as a label, because URLs contain
 * ids, keys and search terms, and the number of URLs is unlimited.
 */
export function openRequestMetrics(): RequestMetrics {
  const all = new Map<string, Series>()
  const take = (request: FastifyRequest, reply: FastifyReply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    }
    const key = Object.values(labels).join(' ')
    const series = all.get(key) ?? {
      labels,
      buckets: BUCKET_SECONDS.map(() => 0),
      sum: 0,
      count: 0,
    }
    all.set(key, series)
    const seconds = reply.elapsedTime / 1000
    series.sum += seconds
    series.count += 1
    const bucket = BUCKET_SECONDS.findIndex((limit) => seconds <= limit)
    if (bucket >= 0) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1
  }
  return {
    install(app) {
      app.addHook('onResponse', (request, reply, done) => {
        take(request, reply)
        done()
      })
    },
    read: () => [
      {
        name: 'wattle_http_request_duration_seconds',
        kind: 'histogram',
        help: 'Requests answered, by route pattern.',
        samples: [...all.values()].flatMap(samplesOf),
      },
    ],
  }
}

/** Buckets are cumulative: each counts the requests that took this long or less. */
function samplesOf({ labels, buckets, sum, count }: Series): Sample[] {
  let upToHere = 0
  const counted = BUCKET_SECONDS.map((limit, at) => {
    upToHere += buckets[at] ?? 0
    return { suffix: '_bucket', labels: { ...labels, le: String(limit) }, value: upToHere }
  })
  return [
    ...counted,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ]
}
