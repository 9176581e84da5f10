// This file is for the shared report's page, which doesn't load the schema library.

/** Reads a shared report. The key is in the body, so no log records it. */
export const OPEN_REPORT = { method: 'POST', path: '/report', audience: 'public' } as const

/** Shown in place of a quote that its participant withdrew. */
export const QUOTE_WITHDRAWN = 'Quote withdrawn'
