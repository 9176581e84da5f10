import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { BROWSER_FLAGS } from './scripts/setup/browser-flags.mjs'

/** Each run writes to its own folder, so two runs can overlap. */
const runFolder = process.env.TEST_RUN_FOLDER
const browser = process.env.CHROMIUM_PATH

const API_TESTS = 'src/**/*.test.ts'
const LOAD_TSX = 'apps/server/src/testing/load-tsx.ts'
/** Tests that need their own process, mostly because they mock modules. */
const ALONE = [
  // A process prepares at most 400 statements, and other tests would use them up.
  'src/db/prepared-client.test.ts',
  'src/features/auth/auth-enumeration.test.ts',
  'src/features/participation/notice-period.test.ts',
]
/** Component tests that mock a module, or need to be the first to import it. */
const WEB_ALONE = ['app/ui/toast/toast-plain.test.tsx']

const emulateMotion: BrowserCommand<['no-preference' | 'reduce']> = ({ page }, reducedMotion) =>
  page.emulateMedia({ reducedMotion })

const api = {
  root: 'apps/server',
  globalSetup: join(import.meta.dirname, 'apps/server/src/testing/global-setup.ts'),
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // By default, Node reserves little memory for short-lived objects, so it would collect garbage
  // far more often.
  execArgv: ['--max-semi-space-size=64'],
}

export default defineConfig({
  test: {
    // By default, Vitest leaves one core free, which is half of a small machine.
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
        // Runs these files one after another in the same process, so the modules they share only
        // load once. Node loads them without Vite, whose rewritten imports take longer to run.
        test: {
          ...api,
          name: 'server',
          include: [API_TESTS],
          exclude: ALONE,
          isolate: false,
          execArgv: [...api.execArgv, '--import', join(import.meta.dirname, LOAD_TSX)],
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { test: { ...api, name: 'server-alone', include: ALONE } },
      {
        // Leave out the router's own plugin, because it takes over the dev server that Vitest
        // needs.
        plugins: [tailwindcss()],
        root: 'apps/web',
        ...(runFolder && { cacheDir: join(runFolder, 'vite') }),
        resolve: { dedupe: ['react', 'react-dom'] },
        optimizeDeps: {
          // If Vite only found these packages while a test runs, it would reload the page or load a
          // second React.
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
          // A busy machine renders slowly. Tests still continue as soon as they see what they
          // expect.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000, interval: 15 } },
          // Loads the real styles, so tests can't click anything that people can't see.
          setupFiles: [join(import.meta.dirname, 'apps/web/app/testing/fresh-page.ts')],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { emulateMotion },
            provider: playwright({
              // Animations cost CPU time, and tests would have to wait for them. Tests about motion
              // call `withMotion`.
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: {
                args: BROWSER_FLAGS,
                ...(browser && { executablePath: browser }),
              },
            }),
            instances: [
              // Runs these files one after another in the same page, so the modules they share only
              // load once.
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
