type RouteEntry = { id: string; path?: string; parentId?: string }

/** The addresses that the route table knows and that no prerendered page answers, as patterns. */
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
    .filter((known) => !known.includes('*') && !prerendered.includes(known))
    .sort()
}
