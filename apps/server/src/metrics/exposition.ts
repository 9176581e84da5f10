/** A Prometheus metric and its values by label. */
export type Metric = {
  name: string
  kind: 'counter' | 'gauge' | 'histogram'
  help: string
  samples: Sample[]
}
/** `suffix` is for histograms, whose samples add `_bucket`, `_sum` or `_count` to the name. */
export type Sample = { suffix?: string; labels?: Record<string, string>; value: number }

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Writes metrics in the Prometheus text format, version 0.0.4. */
export function exposition(metrics: Metric[]): string {
  return metrics.flatMap(linesOf).concat('').join('\n')
}

function linesOf({ name, kind, help, samples }: Metric): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${kind}`,
    ...samples.map(
      ({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${value}`,
    ),
  ]
}

function labelText(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
