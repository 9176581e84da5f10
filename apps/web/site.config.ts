import tailwindcss from '@tailwindcss/vite'
import { type BuildEnvironmentOptions, defineConfig } from 'vite'
import { ENTRIES, type EntryName } from './app/site/entries.ts'

/** Builds the given entries' scripts and styles into the folder with the application's build. */
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
    // Pages preload what they need, and anything loaded later is a single file, so nothing else
    // needs preloading.
    modulePreload: false,
    rolldownOptions: {
      input: [...new Set(inputs)],
      output: {
        codeSplitting: {
          // Puts code that rarely changes in separate files, so they stay in the browser's cache
          // when the product changes.
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  }
}

/**
 * Builds the prerendered pages (the public site, the pages for respondents and the shared report)
 * and the program that writes them. They share no files with the application, so they only load
 * what they need.
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
