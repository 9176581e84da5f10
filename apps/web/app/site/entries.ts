const FONTS = ['bricolage-display', 'bricolage-numerals', 'atkinson-text']

interface Entry {
  script: string
  styles: string
  /** Typefaces that are asked for with the page. */
  fonts: readonly string[]
}

/** What Vite builds for the pages that are rendered ahead, by the file's place in `apps/web`. */
export const ENTRIES = {
  site: {
    script: 'app/site/site.ts',
    styles: 'app/site/site.css',
    fonts: FONTS.map((name) => `app/styles/fonts/${name}.woff2`),
  },
  screener: {
    script: 'app/respondent/screener.tsx',
    styles: 'app/respondent/respondent.css',
    fonts: [],
  },
  slots: {
    script: 'app/respondent/slots.tsx',
    styles: 'app/respondent/respondent.css',
    fonts: [],
  },
} satisfies Record<string, Entry>

export type EntryName = keyof typeof ENTRIES
