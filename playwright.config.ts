import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { JOURNEY_FLAGS } from './scripts/setup/browser-flags.mjs'

/** Each run writes to its own folder, so two runs can overlap. */
const runFolder = process.env.TEST_RUN_FOLDER ?? 'test-results'
const browser = process.env.CHROMIUM_PATH

/**
 * This test mostly waits for jobs that run once a minute, so it runs alongside the others from the
 * start.
 */
const WAITING = 'whole-loop.spec.ts'
/**
 * Each of these tests starts its own product. If they ran among the other tests, Playwright would
 * keep restarting the product that the others share.
 */
const OWN_PRODUCT = [
  '*-survives-*.spec.ts',
  'admin-sets-*.spec.ts',
  'database-*.spec.ts',
  'person-signs-in-*.spec.ts',
]

// Tests start the product themselves, so there's no `webServer` here.
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
  // Only the long run includes tests tagged @long. docs/testing.md lists them, and which tests
  // cover the same behaviour in `npm test`.
  ...(!process.env.LONG && { grepInvert: /@long/ }),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // Generous, because a busy machine renders slowly. Tests continue as soon as they see what they
  // expect.
  expect: { timeout: 20_000 },
  use: {
    // If an element can't be clicked, the action fails well before the test times out.
    actionTimeout: 60_000,
    // If a test fails, keep its trace of actions and requests, and one screenshot. Recording
    // screenshots and DOM snapshots of every step would make the run a third longer.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // Animations cost CPU time, and tests would have to wait for them. Tests about motion turn them
    // back on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: JOURNEY_FLAGS,
      ...(browser && { executablePath: browser }),
    },
  },
})
