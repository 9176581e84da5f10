// This file has no schemas, because an open link's page doesn't load the schema library at first.

/** Gets what an open link's page shows about its study. */
export const GET_OPEN_LINK = {
  method: 'GET',
  path: '/site/open-link/:slug',
  audience: 'public',
} as const
