// Checks the fieldwork forecast on made-up studies and writes the result to docs/forecast.md:
//   npm run calibration
//     3,000 studies, 400 runs for each forecast
//   npm run calibration -- --studies 50 --runs 100
//     prints a quick result and writes nothing
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chanceOf, simulate } from '../apps/server/src/features/forecast/simulate.ts'
import { certainStudy, EXACT_CASES, exactTail } from '../apps/server/src/testing/exact-tail.ts'
import {
  binsOf,
  brierOf,
  checkForecasts,
  comparePacing,
  EXPECTED,
  type Paced,
  SURPRISING,
  type World,
} from '../apps/server/src/testing/synthetic-studies.ts'
import { formatCount } from '../packages/contract/src/format-count.ts'
import { ROOT } from '../scripts/setup/paths.mjs'

const { values } = parseArgs({
  options: {
    studies: { type: 'string', default: '3000' },
    runs: { type: 'string', default: '400' },
    seed: { type: 'string', default: '11' },
  },
})
const studies = Number(values.studies)
const runs = Number(values.runs)
const seed = Number(values.seed)
const isWhole = studies >= 3000 && runs >= 400

const WORLDS: { name: string; world: World; allowed: number }[] = [
  { name: 'Studies with the rates and delays we expect', world: EXPECTED, allowed: 6 },
  {
    name: 'Studies with other rates and delays, by agencies without past studies',
    world: SURPRISING,
    allowed: 12,
  },
]

const percent = (share: number) => `${(share * 100).toFixed(1)}%`
const points = (difference: number) => `${(difference * 100).toFixed(1)} points`

/** A Markdown table with columns of equal width, as in the other documents. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((cells) => cells[at]?.length ?? 0)),
  )
  const lines = [head, widths.map((width) => '-'.repeat(width)), ...rows]
  return lines
    .map((cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`)
    .join('\n')
}

function calibration({ name, world, allowed }: (typeof WORLDS)[number]): string {
  const checked = checkForecasts(world, { studies, runs, seed })
  const bins = binsOf(checked, 5)
  const { score, baseRate } = brierOf(checked)
  const largest = Math.max(...bins.map(({ forecast, came }) => Math.abs(forecast - came)))
  const rows = bins.map(({ from, to, forecasts, forecast, came }) => [
    `${from * 100} to ${to * 100}%`,
    formatCount(forecasts),
    percent(forecast),
    percent(came),
    points(Math.abs(forecast - came)),
  ])
  return [
    `### ${name}`,
    table(['forecast chance', 'forecasts', 'average forecast', 'came true', 'difference'], rows),
    `The largest difference is ${points(largest)} (the limit is ${allowed}). The Brier score is ${score.toFixed(3)}. A forecast that always predicted the base rate would score ${baseRate.toFixed(3)}, and ours must score at most half of that.`,
  ].join('\n\n')
}

function exactCheck(): string {
  const rows = EXACT_CASES.map((exact) => {
    const chance = chanceOf(simulate(certainStudy(exact), seed, 4000))
    const right = exactTail(exact)
    return [
      `${exact.n} people, ${percent(exact.p)} each, ${exact.target} interviews`,
      percent(right),
      percent(chance),
      points(Math.abs(chance - right)),
    ]
  })
  return table(['study', 'exact binomial tail', 'forecast', 'difference'], rows)
}

function pacing(): string {
  const many = studies
  const rows = WORLDS.map(({ name, world }) => {
    const { fixed, self } = comparePacing(world, { studies: many, seed })
    const reached = ({ reached: times }: Paced) => percent(times / many)
    return [
      name,
      `${reached(fixed)}, ${formatCount(fixed.invited)}`,
      `${reached(self)}, ${formatCount(self.invited)}`,
      points((fixed.reached - self.reached) / many),
      percent(1 - self.invited / fixed.invited),
    ]
  })
  const head = [
    `${formatCount(many)} studies`,
    'fixed batches: reached, invitations',
    'self-pacing: reached, invitations',
    'reached less often with self-pacing',
    'fewer invitations with self-pacing',
  ]
  return table(head, rows)
}

const report = `# How good is the forecast?

\`npm run calibration\` writes this page. The command simulates ${formatCount(studies)} made-up studies, run by ${Math.ceil(studies / 25)} agencies, person by person and hour by hour. The command forecasts each study every second day, with ${formatCount(runs)} runs (seed ${seed}). The made-up studies share no code with the forecast, so this page checks the forecast's arithmetic. This page can't show how accurate forecasts are for a real agency. To see how accurate the forecasts are for your agency, look at the record on a study's page, which only counts real studies. [Decision 37](decisions/0037-a-forecast-is-played-many-times.md) explains the method.

## Do forecasts come true as often as predicted?

${WORLDS.map(calibration).join('\n\n')}

## Does the forecast match chances we can calculate exactly?

If everyone who qualifies books and comes, without delays and with plenty of slots, the exact chance of reaching the target is a binomial tail probability. Our forecast must be within 2 percentage points of that chance.

${exactCheck()}

## Do studies that pace themselves invite fewer people?

We simulated the same studies with fixed batches and with self-pacing. Self-pacing passes if it sends fewer invitations and the studies reach their target at most 2 percentage points less often. Each cell with two numbers shows what share of the studies reached their target, and how many invitations they sent.

${pacing()}
`

console.log(report)
if (isWhole) writeFileSync(path.join(ROOT, 'docs/forecast.md'), report)
else console.log('This was a quick run, so docs/forecast.md stays as it was.')
