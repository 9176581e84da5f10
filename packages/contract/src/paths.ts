/** The public pages, which are prerendered. Every one is counted. */
export const PUBLIC_PATHS = [
  '/',
  '/recruitment',
  '/recruitment/researchers',
  '/recruitment/participants',
  '/startups',
  '/research',
  '/about',
  '/case',
  '/case/1',
  '/case/2',
  '/case/3',
  '/case/4',
  '/case/5',
  '/accessibility',
  '/conditions',
  '/policy',
]

/**
 * What else is counted. Not here: addresses that say something about a person, such as surveys and
 * password pages, and the admin area, whose visitors are our own team.
 */
const COUNTED = new Set([
  ...PUBLIC_PATHS,
  '/login',
  '/platform',
  '/platform/research/:id',
  '/platform/research/:id/edit-screener',
  '/platform/research/:id/edit-guide',
  '/platform/interviews',
  '/platform/interviews/:id',
  '/platform/account',
])

/** A path as it is counted, without the ids of projects and interviews. Undefined: it isn't counted. */
export function countedPath(path: string): string | undefined {
  if (path.includes(':')) return undefined
  const route = path.startsWith('/platform/') ? path.replace(/\/\d{1,15}(?=\/|$)/, '/:id') : path
  return COUNTED.has(route) ? route : undefined
}

/** Stands in prerendered pages for the public address, which only the running server knows. */
export const PUBLIC_URL_MARK = '__PUBLIC_URL__'
