import tailwindcss from '@tailwindcss/vite'
import { type BuildEnvironmentOptions, defineConfig } from 'vite'
import { ENTRIES, type EntryName } from './app/site/entries.ts'

/** Builds the given entries' scripts and styles into the same folder as the application. */
function clientBuild(...names: EntryName[]): BuildEnvironmentOptions {
  const inputs = names
    .map((name) => ENTRIES[name])
    .flatMap(({ script, styles }) => [script, styles])
  return {
    outDir: 'build/client',
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: `.vite/${names.join('-')}.json`,
    // No data URLs, because the content security policy doesn't allow them for fonts.
    assetsInlineLimit: 0,
    // Pages preload what they need, and anything loaded later is a single file, so Vite doesn't
    // need to preload anything.
    modulePreload: false,
    rolldownOptions: {
      input: [...new Set(inputs)],
      output: {
        codeSplitting: {
          // React rarely changes, so a separate file for it stays in the browser's cache across
          // releases.
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  }
}

/**
 * Builds the prerendered pages (the public site, the pages for respondents and the shared report)
 * and the program that writes them. These pages share no files with the application, so they only
 * load what they need.
 */
export default defineConfig({
  plugins: [tailwindcss()],
  builder: {},
  environments: {
    client: { build: clientBuild('site') },
    respondent: { consumer: 'client', build: clientBuild('screener', 'slots') },
    join: { consumer: 'client', build: clientBuild('join') },
    reader: { consumer: 'client', build: clientBuild('report') },
    pages: {
      build: { outDir: 'build/pages', ssr: true, rolldownOptions: { input: 'app/site/write.ts' } },
    },
  },
})
