import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS } from './scripts/setup/browser-flags.mjs'

/** Where this run alone writes, so that two may go on at once. */
const runFolder = process.env.TEST_RUN_FOLDER ?? 'test-results'
const browser = process.env.CHROMIUM_PATH

/** They mostly wait for what happens once a minute, so they run beside the others from the start. */
const WAITING = 'whole-loop.spec.ts'
/** Between the others they would cost a start of the product that those share, again and again. */
const OWN_PRODUCT = [
  '*-survives-*.spec.ts',
  'admin-sets-*.spec.ts',
  'database-*.spec.ts',
  'person-signs-in-*.spec.ts',
]

// The journeys start the products that they need, so nothing is started here.
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/prepare-data.ts',
  outputDir: join(runFolder, 'journeys'),
  workers: 4,
  fullyParallel: true,
  projects: [
    { name: 'waiting', testMatch: WAITING, workers: 2 },
    { name: 'own-product', testMatch: OWN_PRODUCT, workers: 1 },
    {
      name: 'journeys',
      testMatch: '*.spec.ts',
      testIgnore: [WAITING, ...OWN_PRODUCT],
      workers: 3,
    },
  ],
  // docs/testing.md lists the others, and what covers the same behaviour meanwhile.
  ...(!process.env.LONG && { grepInvert: /@long/ }),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // A busy machine draws late; a test that waits still ends as soon as it can.
  expect: { timeout: 20_000 },
  use: {
    // What can't be pressed fails by itself, long before the test's own limit.
    actionTimeout: 60_000,
    // What was done and asked for, and the last picture: whole films of every test cost a third more.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: BROWSER_FLAGS,
      ...(browser && { executablePath: browser }),
    },
  },
})
