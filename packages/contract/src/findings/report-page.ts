// The shared report's page uses this file. It has no schemas, because that page doesn't load the
// schema library.

/** Opens a shared report. The key is in the body, so that no log records it. */
export const OPEN_REPORT = { method: 'POST', path: '/report', audience: 'public' } as const

/** Shown instead of a quote that its participant withdrew. */
export const QUOTE_WITHDRAWN = 'Quote withdrawn'
