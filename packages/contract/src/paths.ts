/** Never counted: addresses that tell something about a person, and the office's, who are no visitors. */
const UNCOUNTED = /^\/(respondent|change-password|verify-email|panel|admin)(\/|$)/

/** A path as it is counted: which project somebody opened is nobody's business. Undefined: not at all. */
export function countedPath(path: string): string | undefined {
  if (UNCOUNTED.test(path)) return undefined
  // Case studies are public, and it is worth knowing which are read.
  return path.startsWith('/case/') ? path : path.replace(/\/\d+(?=\/|$)/g, '/:id')
}

/** Stands in prerendered pages for the public address, which only the running server knows. */
export const PUBLIC_URL_MARK = '__PUBLIC_URL__'
