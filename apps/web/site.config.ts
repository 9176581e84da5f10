import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { ENTRIES } from './app/site/entries.ts'

const INPUTS = new Set(Object.values(ENTRIES).flatMap(({ script, styles }) => [script, styles]))

/**
 * Builds what is rendered ahead: the scripts and styles of the site and of respondents' pages, into
 * the build of the application, and the program that writes the pages (`app/site/write.ts`).
 */
export default defineConfig({
  plugins: [tailwindcss()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: true,
        // No data addresses: the policy allows none for a typeface.
        assetsInlineLimit: 0,
        // Pages announce what they need; what comes later is one file.
        modulePreload: false,
        rolldownOptions: {
          input: [...INPUTS],
          output: {
            codeSplitting: {
              // What does not change with the product stays in the browser when the product changes.
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              ],
            },
          },
        },
      },
    },
    pages: {
      build: { outDir: 'build/pages', ssr: true, rolldownOptions: { input: 'app/site/write.ts' } },
    },
  },
})
