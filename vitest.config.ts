import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BROWSER_FLAGS } from './scripts/setup/browser-flags.mjs'

/** Where this run alone writes, so that two may go on at once. */
const runFolder = process.env.TEST_RUN_FOLDER
const browser = process.env.CHROMIUM_PATH

const API_TESTS = 'src/**/*.test.ts'
/** Those that start and kill servers, and those that put something else in a module's place. */
const ALONE = [
  'src/db/embedded/**/*.test.ts',
  'src/db/backup/console.test.ts',
  // A process prepares 400 statements at most, and others use them up.
  'src/db/prepared-client.test.ts',
  'src/features/auth/auth-enumeration.test.ts',
  'src/features/participation/notice-period.test.ts',
]
/** Component tests that put something in a module's place, or need its first import. */
const WEB_ALONE = ['app/ui/toast/toast-plain.test.tsx']
const api = {
  root: 'apps/server',
  globalSetup: join(import.meta.dirname, 'apps/server/src/testing/global-setup.ts'),
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    // Left to itself it keeps one core free, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'contract',
          root: 'packages/contract',
          include: ['src/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'scripts',
          root: '.',
          include: ['{scripts,tools}/**/*.test.ts', 'apps/web/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        // One after the other in the same process: what they have in common is read once.
        test: { ...api, name: 'server', include: [API_TESTS], exclude: ALONE, isolate: false },
      },
      { test: { ...api, name: 'server-alone', include: ALONE } },
      {
        // The router's own plugin is left out: it takes over the dev server that Vitest needs.
        plugins: [tailwindcss()],
        root: 'apps/web',
        ...(runFolder && { cacheDir: join(runFolder, 'vite') }),
        resolve: { dedupe: ['react', 'react-dom'] },
        optimizeDeps: {
          // Found only while a test runs, they would make the page reload, or load a second React.
          entries: ['app/**/*.{ts,tsx}', '!app/**/+types/**'],
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'web',
          // A busy machine draws late; a test that waits still ends as soon as it can.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          // With the real styles: what a person cannot see, a test cannot click.
          setupFiles: [join(import.meta.dirname, 'apps/web/app/testing/fresh-page.ts')],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                args: BROWSER_FLAGS,
                ...(browser && { executablePath: browser }),
              },
            }),
            instances: [
              // One after the other in the same page: what they have in common is loaded once.
              {
                browser: 'chromium',
                include: ['app/**/*.test.tsx'],
                exclude: WEB_ALONE,
                isolate: false,
              },
              { browser: 'chromium', name: 'web (alone)', include: WEB_ALONE },
            ],
          },
        },
      },
    ],
  },
})
