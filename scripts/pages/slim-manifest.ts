type Route = { parentId?: string; module: string; imports: string[]; [flag: string]: unknown }
type Manifest = { routes: Record<string, Route> }

/** Screens of few people find their files one after another, so that everybody's list is shorter. */
const RARE = /^routes\/(admin\/|platform\/account|auth\/(verify-email|change-password))/

const BEGIN = 'window.__reactRouterManifest='

/**
 * The router's list of files, which every page begins with, without what a route's parents bring
 * already: whoever comes to the route has those, and a browser asks for no file twice. What a route
 * has not need not be said either.
 */
export function slimManifest(script: string): string {
  if (!script.startsWith(BEGIN)) throw new Error('This is no list of the router’s.')
  const end = script.lastIndexOf('}') + 1
  const manifest = JSON.parse(script.slice(BEGIN.length, end)) as Manifest
  const { routes } = manifest
  const broughtBy = (id: string | undefined): string[] => {
    const route = id ? routes[id] : undefined
    return route ? [route.module, ...route.imports, ...broughtBy(route.parentId)] : []
  }
  const slim = Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const known = new Set(broughtBy(route.parentId))
      const imports = RARE.test(id) ? [] : route.imports.filter((file) => !known.has(file))
      return [id, { ...withoutNoes(route), imports }]
    }),
  )
  return BEGIN + JSON.stringify({ ...manifest, routes: slim }) + script.slice(end)
}

const withoutNoes = (route: Route) =>
  Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))
