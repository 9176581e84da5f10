import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS } from './scripts/setup/browser-flags.mjs'

/** Where this run alone writes, so that two may go on at once. */
const runFolder = process.env.TEST_RUN_FOLDER ?? 'test-results'
const browser = process.env.CHROMIUM_PATH

// Every journey starts a product of its own, so nothing is started here.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: join(runFolder, 'journeys'),
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // A busy machine draws late; a test that waits still ends as soon as it can.
  expect: { timeout: 20_000 },
  use: {
    // What was done and asked for, and the last picture: whole films of every test cost a third more.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      args: BROWSER_FLAGS,
      ...(browser && { executablePath: browser }),
    },
  },
})
