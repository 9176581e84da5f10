import { defineConfig } from '@playwright/test'
import { JOURNEY_FLAGS } from './scripts/setup/browser-flags.mjs'

const browser = process.env.CHROMIUM_PATH

/**
 * Takes a screenshot of every screen. Text looks different on each machine, so this isn't part of
 * the tests.
 */
export default defineConfig({
  testDir: 'e2e/screens',
  outputDir: 'screens/failures',
  snapshotPathTemplate: 'docs/pictures/screens/{arg}{ext}',
  projects: [
    { name: 'screens', testMatch: 'every-screen.pictures.ts' },
    // The images in the README: some screenshots, and an animation of the whole product loop.
    { name: 'readme', testMatch: ['readme.pictures.ts', 'loop.pictures.ts'] },
  ],
  workers: 1,
  timeout: 180_000,
  use: {
    launchOptions: {
      args: [...JOURNEY_FLAGS, '--force-color-profile=srgb'],
      ...(browser && { executablePath: browser }),
    },
  },
})
