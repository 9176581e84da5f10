type RouteEntry = { id: string; path?: string; parentId?: string }

/** The URL patterns of all routes, such as `/admin/people/:id`, except wildcard routes. */
export function appPaths(routes: Record<string, RouteEntry | undefined>): string[] {
  const fullPath = (route: RouteEntry): string => {
    const parent = route.parentId ? routes[route.parentId] : undefined
    return [parent ? fullPath(parent) : '', route.path].filter(Boolean).join('/')
  }
  const paths = Object.values(routes).flatMap((route) =>
    route?.path ? [`/${fullPath(route)}`] : [],
  )
  return [...new Set(paths)].filter((path) => !path.includes('*')).sort()
}
