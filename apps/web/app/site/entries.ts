/** The files Vite builds for the prerendered pages, by their path in `apps/web`. */
export const ENTRIES = {
  site: { script: 'app/site/site.ts', styles: 'app/site/site.css' },
  screener: { script: 'app/respondent/screener.tsx', styles: 'app/respondent/respondent.css' },
  slots: { script: 'app/respondent/slots.tsx', styles: 'app/respondent/respondent.css' },
  join: { script: 'app/respondent/join.tsx', styles: 'app/respondent/respondent.css' },
  report: { script: 'app/reader/report.tsx', styles: 'app/reader/report.css' },
} as const

export type EntryName = keyof typeof ENTRIES
