import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metric, Sample } from './exposition.ts'

const NANOSECONDS = 1e9
/** How often the monitor samples the event loop. Extra time between two samples counts as delay. */
const RESOLUTION_MS = 20
const MICROSECONDS = 1e6

/** This process's memory, CPU time, and event loop delay since the last reading. */
export function openProcessMetrics(): { read(): Metric[]; close(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  return {
    read() {
      const lag: Sample[] = [
        { labels: { quantile: '0.5' }, value: waited(delay.percentile(50)) },
        { labels: { quantile: '0.99' }, value: waited(delay.percentile(99)) },
        { labels: { quantile: '1' }, value: waited(delay.max) },
      ]
      delay.reset()
      const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      return [
        gauge('wattle_event_loop_lag_seconds', 'Event loop delay since the last reading.', lag),
        gauge('process_resident_memory_bytes', 'Memory the process uses.', [{ value: rss }]),
        gauge('nodejs_heap_size_used_bytes', 'Heap in use.', [{ value: heapUsed }]),
        gauge('nodejs_heap_size_total_bytes', 'Heap reserved.', [{ value: heapTotal }]),
        gauge('nodejs_external_memory_bytes', 'Memory outside the heap.', [{ value: external }]),
        {
          name: 'process_cpu_seconds_total',
          kind: 'counter',
          help: 'CPU time used.',
          samples: [{ value: (user + system) / MICROSECONDS }],
        },
        gauge('process_start_time_seconds', 'When the process started.', [
          { value: Math.round(Date.now() / 1000 - process.uptime()) },
        ]),
      ]
    },
    close: () => delay.disable(),
  }
}

const waited = (nanoseconds: number) =>
  Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000)

const gauge = (name: string, help: string, samples: Sample[]): Metric => ({
  name,
  kind: 'gauge',
  help,
  samples,
})
