// For the shared report's page, which doesn't load the schema library.

/** Reads a shared report. Its key travels in the body, so no log gets it. */
export const OPEN_REPORT = { method: 'POST', path: '/report', audience: 'public' } as const

/** Shown in place of a quote that its participant withdrew. */
export const QUOTE_WITHDRAWN = 'Quote withdrawn'
