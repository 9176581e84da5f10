import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { HOW_TO_INSTALL } from '../setup/browser.mjs'
import { ensureBuild } from '../setup/build.mjs'
import { ROOT, tool } from '../setup/paths.mjs'
import { type Command, runCommand } from './command.ts'
import { fromRunner, type Outcome, single } from './outcome.ts'
import { readPlaywrightReport, readVitestReport } from './reports.ts'

export type Run = {
  /** This run's own output folder, so that two runs can overlap. */
  folder: string
  /**
   * Only runs files whose names contain one of these strings. If there are none, every file runs.
   */
  filters: string[]
  /** The Chromium to use, if there is one. */
  browser: string | undefined
  failedStages: Set<string>
}
export type Stage = { name: string; does: string; run: (run: Run) => Promise<Outcome> }

const node = process.execPath
/** In CI, Biome colours its output even if the environment turns colours off. */
const plainly = process.stdout.isTTY ? [] : ['--colors=off']

/** A stage that runs commands and counts as one test. All of them must succeed. */
function commands(name: string, does: string, ...list: Command[]): Stage {
  const run = async () => {
    let output = ''
    for (const command of list) {
      const result = await runCommand(command)
      output += result.output
      if (result.code !== 0) return single(false, output)
    }
    return single(true, output)
  }
  return { name, does, run }
}

function typesOf(workspace: string): Command {
  return { command: tool('tsc'), args: ['-p', workspace, '--checkers', '1'] }
}

/**
 * Arguments that limit a runner to some files. It may find none, because a file name can be meant
 * for another runner.
 */
function narrowedTo(filters: string[], emptyIsFine: string): string[] {
  return filters.length > 0 ? [emptyIsFine, ...filters] : []
}

/**
 * Runs one more worker than there are cores, because these tests mostly wait for a database, a
 * browser or another process.
 */
const ONE_MORE = `--maxWorkers=${availableParallelism() + 1}`

function vitest(
  name: string,
  does: string,
  projects: string[],
  { needs, manner = [] }: { needs?: 'browser'; manner?: string[] } = {},
): Stage {
  const run = async ({ folder, filters, browser = '' }: Run) => {
    if (needs === 'browser' && !browser) return single(false, HOW_TO_INSTALL)
    const report = join(folder, `${name}.json`)
    const { code, output } = await runCommand({
      command: tool('vitest'),
      args: [
        'run',
        ...projects.map((project) => `--project=${project}`),
        ...manner,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...narrowedTo(filters, '--passWithNoTests'),
      ],
      env: {
        TEST_RUN_FOLDER: folder,
        CHROMIUM_PATH: browser,
        // Components run with the product's build of React, which is quicker. The long run uses the
        // development build, which also warns about mistakes.
        ...(needs === 'browser' && !process.env.LONG && { NODE_ENV: 'production' }),
      },
    })
    return fromRunner(code, readVitestReport(report), output, filters.length > 0)
  }
  return { name, does, run }
}

const hasJourney = (filters: string[]) =>
  filters.length === 0 ||
  readdirSync(join(ROOT, 'e2e')).some((file) => filters.some((part) => file.includes(part)))

async function runJourneys({ folder, filters, browser, failedStages }: Run): Promise<Outcome> {
  if (failedStages.has('build')) return single(false, 'Not run, because the build failed.')
  if (!browser) return single(false, HOW_TO_INSTALL)
  if (!hasJourney(filters)) return { passed: 0, failed: 0, skipped: 0, output: '' }
  // A run limited to some files or stages skips the build stage.
  await ensureBuild()
  const report = join(folder, 'journeys.json')
  const { code, output } = await runCommand({
    command: tool('playwright'),
    // Print a dot per test, then the failures. With a line per test, the failures would be hard to
    // find in a long log.
    args: ['test', '--reporter=dot,json', ...narrowedTo(filters, '--pass-with-no-tests')],
    env: {
      TEST_RUN_FOLDER: folder,
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // By default, Playwright caches compiled tests in the temporary folder, which is new for
      // every run. This folder stays.
      PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(ROOT, 'node_modules/.cache/playwright'),
    },
  })
  return fromRunner(code, readPlaywrightReport(report), output, filters.length > 0)
}

/** These stages run in parallel, because none of them keeps a second core busy for long. */
const TOGETHER: Stage[] = [
  commands('lint', 'formatting and lint', { command: tool('biome'), args: ['ci', ...plainly] }),
  commands(
    'types',
    'types',
    { command: tool('react-router'), args: ['typegen'], cwd: join(ROOT, 'apps/web') },
    // Check the web types first, because the build deletes and rewrites the generated types after
    // it has bundled the pages.
    typesOf('apps/web'),
    typesOf('packages/contract'),
    typesOf('apps/server'),
    typesOf('.'),
  ),
  commands('structure', 'structure', { command: node, args: ['scripts/check-structure.ts'] }),
  commands('dead-code', 'dead code', { command: tool('knip'), args: ['--no-progress'] }),
  commands('build', 'build', { command: node, args: ['scripts/run.mjs', '--build'] }),
  vitest('unit', 'units', ['contract', 'scripts']),
]

/** The groups of stages, in the order they run and report, quick ones first. */
export const GROUPS: Stage[][] = [
  TOGETHER,
  [vitest('api', 'API on PostgreSQL', ['server', 'server-alone'], { manner: [ONE_MORE] })],
  [
    vitest('components', 'components in Chromium', ['web'], {
      needs: 'browser',
      manner: [ONE_MORE],
    }),
  ],
  [{ name: 'journeys', does: 'journeys in Chromium', run: runJourneys }],
]

/** The stages that can be limited to some files. */
export const WITH_FILES = new Set(['unit', 'api', 'components', 'journeys'])
export const WITH_BROWSER = new Set(['components', 'journeys'])
