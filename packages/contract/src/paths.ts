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

const COUNTED_PATHS = [
  ...PUBLIC_PATHS,
  '/login',
  '/platform',
  '/platform/research/:id',
  '/platform/research/:id/edit-screener',
  '/platform/research/:id/edit-guide',
  '/platform/interviews',
  '/platform/interviews/:id',
  '/platform/account',
]

/** A path as the server counts it. Undefined: it isn't one of ours, or isn't counted. */
export function countedPath(path: string): string | undefined {
  const anonymous = anonymousPath(path)
  return COUNTED_PATHS.find((counted) => counted === anonymous)
}

/** Addresses that say something about a person, and the admin area, whose visitors are our own team. */
const PERSONAL = /^\/(respondent|change-password|verify-email|panel|admin)(\/|$)/

/**
 * A path without the ids of projects and interviews. Undefined: nobody may count it. Browsers decide by
 * this alone, so that no visitor has to load the list of pages.
 */
export function anonymousPath(path: string): string | undefined {
  if (PERSONAL.test(path)) return undefined
  // Case studies are public, and it is worth knowing which are read.
  return path.startsWith('/case/') ? path : path.replace(/\/\d+(?=\/|$)/g, '/:id')
}

/** Where forms go that a browser sends without our code. It stores nothing and says how to reach us. */
export const NOT_SENT_PATH = '/not-sent'

/** Where the browser posts the public forms without our code. */
export const FORM_PATHS = { CONTACT: '/forms/contact', PANEL: '/forms/panel' }

/** Stands in prerendered pages for the public address, which only the running server knows. */
export const PUBLIC_URL_MARK = '__PUBLIC_URL__'
