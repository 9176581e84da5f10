import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS } from './scripts/setup/browser-flags.mjs'

const browser = process.env.CHROMIUM_PATH

/** Pictures of every screen. Letters differ between machines, so it is no part of the tests. */
export default defineConfig({
  testDir: 'e2e/screens',
  outputDir: 'screens/failures',
  snapshotPathTemplate: 'docs/pictures/screens/{arg}{ext}',
  projects: [
    { name: 'screens', testMatch: 'every-screen.pictures.ts' },
    // What README shows: stills of some of them, and the whole loop in motion.
    { name: 'readme', testMatch: ['readme.pictures.ts', 'loop.pictures.ts'] },
  ],
  workers: 1,
  timeout: 180_000,
  use: {
    launchOptions: {
      args: [...BROWSER_FLAGS, '--force-color-profile=srgb'],
      ...(browser && { executablePath: browser }),
    },
  },
})
