import { formatCount } from '../../packages/contract/src/format-count.ts'
import { isMet, type Line, type RowResult, type Target } from './row.ts'

const HEAD = [
  'row',
  'measure',
  'product',
  'floor',
  "floor's",
  'ratio',
  'rounds',
  'target',
  'verdict',
]
const TO_THE_RIGHT = new Set([2, 4, 5, 6, 7])

/** Formats all rows as one aligned table. */
export function table(results: ({ name: string } & RowResult)[]): string {
  const cells = results.flatMap(({ name, lines }) =>
    lines.map((line, at) => [at === 0 ? name : '', ...cellsOf(line)]),
  )
  const all = [HEAD, ...cells]
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const rows = all.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return TO_THE_RIGHT.has(column) ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd(),
  )
  return [rows[0], widths.map((width) => '-'.repeat(width)).join('  '), ...rows.slice(1)].join('\n')
}

function cellsOf(line: Line): string[] {
  const { measure, product, floor, ratio, target } = line
  return [
    measure,
    asNumber(product),
    floor?.name ?? '',
    typeof floor?.value === 'number' ? asNumber(floor.value) : (floor?.value ?? ''),
    ratio ? ratio.median.toFixed(2) : '',
    ratio ? `${ratio.lowest.toFixed(2)}-${ratio.highest.toFixed(2)}` : '',
    target ? asTarget(target) : '',
    verdict(line),
  ]
}

function verdict(line: Line): string {
  const met = isMet(line)
  return met === undefined ? '' : met ? 'met' : 'MISSED'
}

function asTarget(target: Target): string {
  if ('atMost' in target) return `<= ${target.atMost}`
  if ('ratioAtMost' in target) return `<= ${target.ratioAtMost} of it`
  return 'atLeast' in target ? `>= ${target.atLeast}` : `>= ${target.ratioAtLeast} of it`
}

/** Three significant digits below 100, and whole numbers from 100 on: 0.131, 9.84, 10,212. */
function asNumber(value: number): string {
  if (value >= 100) return formatCount(Math.round(value))
  return value.toPrecision(3)
}
