type RouteEntry = { id: string; path?: string; parentId?: string }

/** What an address must look like to be one of the pattern's. */
const addressesOf = (pattern: string) => new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`)

/**
 * The addresses that the route table knows and that no prerendered page answers, as patterns. Where
 * pages of a pattern are prerendered (`/case/1`), they are all there are: another one (`/case/99`)
 * does not exist.
 */
export function appPaths(
  routes: Record<string, RouteEntry | undefined>,
  prerendered: string[],
): string[] {
  const fullPath = (route: RouteEntry): string => {
    const parent = route.parentId ? routes[route.parentId] : undefined
    return [parent ? fullPath(parent) : '', route.path].filter(Boolean).join('/')
  }
  const paths = Object.values(routes)
    .filter((route) => route !== undefined)
    .map((route) => `/${fullPath(route)}`)
  return [...new Set(paths)]
    .filter((known) => !known.includes('*'))
    .filter((known) => !prerendered.some((page) => addressesOf(known).test(page)))
    .sort()
}
