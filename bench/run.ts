import { writeFileSync } from 'node:fs'
import { availableParallelism, constants, cpus, loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBench } from './harness/bench.ts'
import { isTemporaryFolderInMemory } from './harness/folder.ts'
import { isMet, type Row, type RowResult } from './harness/row.ts'
import { table } from './harness/table.ts'
import { ROWS } from './rows.ts'

type Result = { name: string; seconds: number } & RowResult

const machine = {
  date: new Date().toISOString(),
  node: process.version,
  cores: availableParallelism(),
  processor: `${cpus()[0]?.model ?? 'unknown'}, ${process.arch}`,
  loadBefore: loadavg()[0] ?? 0,
}

/** If a signal ends the run, we first stop the current row's processes and delete their files. */
let isStopped = false
let closeRow = async () => {}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, async () => {
    isStopped = true
    await closeRow().catch(() => {})
    process.exit(128 + constants.signals[signal])
  })
}

async function runRow(row: Row): Promise<Result> {
  const began = performance.now()
  console.log(`Measuring ${row.name}: ${row.about} ...`)
  const { bench, close } = openBench()
  closeRow = close
  const result = await row
    .run(bench)
    .catch((error: Error): RowResult => ({ lines: [], problems: [error.message] }))
  await close()
  return { name: row.name, ...result, seconds: Math.round((performance.now() - began) / 1000) }
}

function sayConditions() {
  const { node, cores, processor, loadBefore } = machine
  console.log(`Node ${node.slice(1)}, ${cores} cores (${processor}), ${machine.date.slice(0, 10)}`)
  if (loadBefore > cores / 4)
    console.log(
      `Something else is running (load ${loadBefore.toFixed(1)}): trust the ratios more than the numbers.`,
    )
  if (isTemporaryFolderInMemory())
    console.log('The temporary folder is in memory, so commits are faster here than on a disk.')
}

type Files = { json?: string | undefined; plots?: string | undefined }

function report(results: Result[], { json: jsonFile, plots: plotFolder }: Files) {
  console.log(`\n${table(results)}\n`)
  for (const { name, remarks = [], problems } of results) {
    for (const remark of remarks) console.log(`${name}: ${remark}`)
    for (const problem of problems) console.log(`${name} FAILED: ${problem}`)
  }
  for (const { name, svg } of plotFolder ? results.flatMap(({ plots = [] }) => plots) : [])
    writeFileSync(path.join(plotFolder ?? '.', name), svg)
  if (jsonFile) writeFileSync(jsonFile, `${JSON.stringify({ machine, results }, null, 2)}\n`)
}

function chosenRows(names: string[]): Row[] {
  const unknown = names.filter((name) => !ROWS.some((row) => row.name === name))
  if (unknown.length > 0) {
    console.error(`Unknown row: ${unknown.join(', ')}. Choose from:`)
    for (const { name, about } of ROWS) console.error(`  ${name.padEnd(16)} ${about}`)
    process.exit(2)
  }
  return names.length === 0 ? ROWS : ROWS.filter(({ name }) => names.includes(name))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    plots: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
})
const rows = chosenRows(positionals)
sayConditions()
const results: Result[] = []
for (const row of rows) {
  const result = await runRow(row)
  results.push(result)
  // A full run takes a long time, so print each result as soon as it's ready. Someone might
  // interrupt the run.
  if (rows.length > 1) console.log(`\n${table([result])}\n`)
  // If a signal stopped the run, wait here until its handler ends the process.
  if (isStopped) await new Promise(() => {})
}
report(results, values)
const hasFailed = results.some(({ problems }) => problems.length > 0)
const hasMissed = results.some(({ lines }) => lines.some((line) => isMet(line) === false))
// A half-open socket could keep the process alive, so exit explicitly.
process.exit(hasFailed || (values.check && hasMissed) ? 1 : 0)
