import { existsSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** The system's own browser where there is one; otherwise Playwright looks for its own. */
function chromiumPath() {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  return ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))
}

const executablePath = chromiumPath()
const isRoot = process.getuid?.() === 0

export default defineConfig({
  plugins: [tailwindcss()],
  // Found only while running, a package is bundled afresh and brings a second React with it.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-router',
      'react-aria-components',
      'react-toastify/unstyled',
      'lucide-react',
      'axe-core',
      '@tanstack/react-query',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'web',
    include: ['app/**/*.test.{ts,tsx}'],
    setupFiles: ['./testing/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1024, height: 768 },
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
