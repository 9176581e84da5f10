import { defineConfig } from 'vite'

/**
 * Builds the code of the respondents' pages, into the build of all others: they start without the
 * router and share no file with anybody, so that they load what they need and nothing else.
 * scripts/pages/respondent-start.ts puts it into their pages.
 */
export default defineConfig({
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    copyPublicDir: false,
    // All files are announced in the page.
    modulePreload: false,
    rolldownOptions: {
      input: {
        'respondent-screener': 'app/routes/respondent/start-screener.tsx',
        'respondent-slots': 'app/routes/respondent/start-slots.tsx',
      },
      output: {
        codeSplitting: {
          // What does not change with the product stays in the browser when the product changes.
          groups: [
            { name: 'respondent-react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
          ],
        },
      },
    },
  },
})
