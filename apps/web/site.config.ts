import tailwindcss from '@tailwindcss/vite'
import { type BuildEnvironmentOptions, defineConfig } from 'vite'
import { ENTRIES, type EntryName } from './app/site/entries.ts'

/** Scripts and styles for the browser, into the build of the application. */
function clientBuild(...names: EntryName[]): BuildEnvironmentOptions {
  const inputs = names
    .map((name) => ENTRIES[name])
    .flatMap(({ script, styles }) => [script, styles])
  return {
    outDir: 'build/client',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: `.vite/${names.join('-')}.json`,
    // No data addresses: the policy allows none for a typeface.
    assetsInlineLimit: 0,
    // Pages announce what they need; what comes later is one file.
    modulePreload: false,
    rolldownOptions: {
      input: [...new Set(inputs)],
      output: {
        codeSplitting: {
          // What does not change with the product stays in the browser when the product changes.
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  }
}

/**
 * Builds what is rendered ahead: the site, respondents' pages and a reader's, which share no file with
 * it, so that they load what they need and nothing else, and the program that writes all of them.
 */
export default defineConfig({
  plugins: [tailwindcss()],
  builder: {},
  environments: {
    client: { build: clientBuild('site') },
    respondent: { consumer: 'client', build: clientBuild('screener', 'slots') },
    reader: { consumer: 'client', build: clientBuild('report') },
    pages: {
      build: { outDir: 'build/pages', ssr: true, rolldownOptions: { input: 'app/site/write.ts' } },
    },
  },
})
