// Runs the groups of stages one after another and ends with the line `N passed, N failed`.
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../setup/browser.mjs'
import { ROOT } from '../setup/paths.mjs'
import { main } from '../setup/problem.mjs'
import type { Outcome } from './outcome.ts'
import { GROUPS, type Run, type Stage, WITH_BROWSER, WITH_FILES } from './stages.ts'
import { makeTempFolder, removeTempFolder } from './temp-folder.ts'

const MOST_LINES = 300
const RESULTS = join(ROOT, 'test-results')

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Makes this run's folder and deletes the folders of earlier runs, which we'd kept for their
 * traces.
 */
function makeFolder(): string {
  mkdirSync(RESULTS, { recursive: true })
  for (const name of readdirSync(RESULTS)) {
    const pid = Number(/^run-(\d+)$/.exec(name)?.[1])
    if (pid && !isRunning(pid)) rmSync(join(RESULTS, name), { recursive: true, force: true })
  }
  const folder = join(RESULTS, `run-${process.pid}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  return folder
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

function lastLines(text: string): string {
  const lines = text.trimEnd().split('\n')
  const left = lines.length - MOST_LINES
  return left > 0
    ? `(${left} lines omitted)\n${lines.slice(-MOST_LINES).join('\n')}`
    : text.trimEnd()
}

/** Runs the stages in parallel, but reports them in order. */
async function runGroup(stages: Stage[], run: Run): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const running = stages.map((stage) => ({ stage, ending: timed(stage, run) }))
  // If someone stops the command, every stage fails. The first one we await reports the error, so
  // ignore the others' errors.
  for (const { ending } of running) ending.catch(() => {})
  for (const { stage, ending } of running) {
    process.stdout.write(stage.does.padEnd(24))
    const { outcome, took } = await ending
    tell(outcome, took)
    outcomes.push(outcome)
  }
  return outcomes
}

async function timed(stage: Stage, run: Run): Promise<{ outcome: Outcome; took: string }> {
  const began = performance.now()
  const outcome = await stage.run(run)
  if (outcome.failed > 0) run.failedStages.add(stage.name)
  return { outcome, took: seconds(began) }
}

function tell({ passed, failed, skipped, output }: Outcome, took: string) {
  const counts = `${passed} passed${failed ? `, ${failed} FAILED` : ''}${skipped ? `, ${skipped} skipped` : ''}`
  console.log(`${counts.padEnd(26)} ${took.padStart(8)}`)
  if (failed > 0) console.log(`\n${lastLines(output)}\n`)
}

await main(async () => {
  const args = process.argv.slice(2)
  if (args.includes('--long')) process.env.LONG = '1'
  const words = args.filter((arg) => arg !== '--long')
  const names = new Set(GROUPS.flat().map(({ name }) => name))
  const named = new Set(words.filter((word) => names.has(word)))
  const filters = words.filter((word) => !names.has(word))
  const isChosen = ({ name }: Stage) =>
    named.size > 0 ? named.has(name) : filters.length === 0 || WITH_FILES.has(name)
  const groups = GROUPS.map((group) => group.filter(isChosen))

  const wantsBrowser = groups.flat().some(({ name }) => WITH_BROWSER.has(name))
  const browser = wantsBrowser ? await ensureBrowser() : undefined
  const run: Run = { folder: makeFolder(), filters, browser, failedStages: new Set() }
  const began = performance.now()
  const total = { passed: 0, failed: 0, skipped: 0 }
  process.env.TMPDIR = makeTempFolder()
  try {
    for (const group of groups) {
      for (const { passed, failed, skipped } of await runGroup(group, run)) {
        total.passed += passed
        total.failed += failed
        total.skipped += skipped
      }
    }
  } finally {
    await removeTempFolder(process.env.TMPDIR)
  }
  if (total.passed + total.failed === 0) {
    console.log(`\nNo test has ${filters.join(' or ')} in its name.`)
    total.failed = 1
  }
  if (total.failed === 0) rmSync(run.folder, { recursive: true, force: true })
  console.log(`\nAll in ${seconds(began)}.`)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
  return total.failed > 0 ? 1 : 0
})
