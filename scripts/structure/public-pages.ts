import { isTest, type Rule, type Violation } from './rule.ts'

const PRIVATE_ROUTES = ['platform', 'admin']
const PUBLIC_FEATURES = ['analytics', 'auth', 'enquiry', 'panel', 'site']

function isPrivate(path: string): boolean {
  const [, folder, part = ''] = /^apps\/web\/app\/(routes|features)\/([^/]+)/.exec(path) ?? []
  return folder === 'features' ? !PUBLIC_FEATURES.includes(part) : PRIVATE_ROUTES.includes(part)
}

/**
 * Whether a file is an entry point that needs no account: a page of the public site, or a route
 * outside the signed-in areas. Leaves out the style guide, which is only for development.
 */
function isPublicStart(path: string): boolean {
  const isPage = /^apps\/web\/app\/(site\/(pages|site)\.|root\.tsx$|routes\/(?!styleguide))/.test(
    path,
  )
  return isPage && !isPrivate(path) && !isTest(path)
}

/** Checks that public pages never import code from the signed-in areas, directly or indirectly. */
export const publicPages: Rule = {
  name: 'public-pages',
  check: ({ sources, imports }) => {
    const bySource = Map.groupBy(imports, ({ from }) => from)
    const startOf = new Map([...sources.keys()].filter(isPublicStart).map((path) => [path, path]))
    const violations: Violation[] = []
    // `for … of` also visits the entries we add to the map inside the loop.
    for (const [file, start] of startOf) {
      for (const { line, to, typeOnly } of bySource.get(file) ?? []) {
        if (typeOnly || to.kind !== 'file') continue
        if (!isPrivate(to.path)) startOf.set(to.path, startOf.get(to.path) ?? start)
        else
          violations.push({
            file,
            line,
            sentence: `The public ${start} must not reach ${to.path}.`,
          })
      }
    }
    return { read: startOf.size, violations }
  },
}
