/** The public pages. We prerender them all and count views of each. */
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

/**
 * The path under which the server counts a page view. Undefined if the page isn't ours or we don't
 * count it.
 */
export function countedPath(path: string): string | undefined {
  const anonymous = anonymousPath(path)
  return COUNTED_PATHS.find((counted) => counted === anonymous)
}

/**
 * We don't count views of pages whose path reveals something about a person, or of the admin area,
 * which only our own team visits.
 */
const PERSONAL = /^\/(respondent|change-password|verify-email|panel|join|report|admin)(\/|$)/

/**
 * A path with its project and interview ids replaced by `:id`. Undefined if we don't count views of
 * it. The browser uses only this function, so it doesn't have to load the list of pages.
 */
export function anonymousPath(path: string): string | undefined {
  if (PERSONAL.test(path)) return undefined
  // Case studies are public, and we want to know which ones people read.
  return path.startsWith('/case/') ? path : path.replace(/\/\d+(?=\/|$)/g, '/:id')
}

/** Where browsers post our public forms if JavaScript is off or hasn't loaded. */
export const FORM_PATHS = { CONTACT: '/forms/contact', PANEL: '/forms/panel' }

/**
 * The prerendered page that the server uses to show the result of a form posted without JavaScript.
 * If people open it directly, it says that nothing was sent.
 */
export const FORM_ANSWER_PATH = '/forms/answer'

/**
 * The placeholder on that page, which the server replaces with the result. The page must contain it
 * exactly once.
 */
export const FORM_ANSWER_PLACE = '<div id="form-answer"></div>'

/** A honeypot: a field that people can't see, so only bots fill it in. */
export const HONEYPOT = 'website'

/** A placeholder in prerendered pages for the public URL, which only the running server knows. */
export const PUBLIC_URL_MARK = '__PUBLIC_URL__'

/**
 * The placeholder where the server inserts the usual incentives in public pages, if any are
 * configured.
 */
export const INCENTIVES_MARK = '<!--INCENTIVES-->'

/**
 * Marks the sample notes on public pages. If a public site still has any, the server logs a warning
 * at startup.
 */
export const SAMPLE_ATTRIBUTE = 'data-sample'

/**
 * The page of a shared report. The report's key is in the URL's fragment. The page isn't indexed,
 * counted or cached.
 */
export const REPORT_PATH = '/report'

/** The page of an open link. Its URL ends with the link's slug, as in `/join/k7m2p9xw3d`. */
export const JOIN_PATH = '/join'

const JOIN_PAGE = /^\/join\/[^/]+$/

/** The prerendered page for a path. All open links share one page. */
export const prerenderedPath = (path: string) => (JOIN_PAGE.test(path) ? JOIN_PATH : path)

/** Version 1 of the privacy policy, for people who agreed to that version. */
export const FIRST_POLICY_PATH = '/policy/version-1'

/**
 * Where version 2 of the privacy policy is prerendered. Visitors can't open this path: once version
 * 2 is published, they see it at `/policy`.
 */
export const NEXT_POLICY_PATH = '/policy/version-2'
