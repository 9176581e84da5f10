// An open link's page uses this file. It has no schemas, because that page doesn't load the schema
// library at first.

/** Returns what an open link's page shows about its study. */
export const GET_OPEN_LINK = {
  method: 'GET',
  path: '/site/open-link/:slug',
  audience: 'public',
} as const
