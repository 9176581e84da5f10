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
  '/platform/research/:id/report',
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
const PERSONAL = /^\/(respondent|change-password|verify-email|panel|report|admin)(\/|$)/

/**
 * A path without the ids of projects and interviews. Undefined: nobody may count it. Browsers decide by
 * this alone, so that no visitor has to load the list of pages.
 */
export function anonymousPath(path: string): string | undefined {
  if (PERSONAL.test(path)) return undefined
  // Case studies are public, and it is worth knowing which are read.
  return path.startsWith('/case/') ? path : path.replace(/\/\d+(?=\/|$)/g, '/:id')
}

/** Where a browser posts our public forms when our code doesn't run. */
export const FORM_PATHS = { CONTACT: '/forms/contact', PANEL: '/forms/panel' }

/** The prerendered page around every answer to such a post. On its own it says that nothing was sent. */
export const FORM_ANSWER_PATH = '/forms/answer'

/** In that page, the place that the server fills. It must be there once, written exactly like this. */
export const FORM_ANSWER_PLACE = '<div id="form-answer"></div>'

/** A honeypot: a field that people can't see, so only bots fill it in. */
export const HONEYPOT = 'website'

/** Stands in prerendered pages for the public address, which only the running server knows. */
export const PUBLIC_URL_MARK = '__PUBLIC_URL__'

/** Public pages have it where the server puts the usual incentives, if any are configured. */
export const INCENTIVES_MARK = '<!--INCENTIVES-->'

/** Elements of a public page that say "this is a sample" have this attribute, so that the server sees them. */
export const SAMPLE_ATTRIBUTE = 'data-sample'

/** A shared report. Its key stands behind the hash sign. Nobody indexes, counts or caches it. */
export const REPORT_PATH = '/report'

/** Version 1 of the privacy policy, for people who agreed to it. */
export const FIRST_POLICY_PATH = '/policy/version-1'

/** Prerendered without an address of its own: `/policy` shows it once it is published. */
export const NEXT_POLICY_PATH = '/policy/version-2'
