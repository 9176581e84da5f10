import { matchesGlob, posix } from 'node:path'
import { isTest, type Rule, type Tree } from './tree.ts'

type Graph = Map<string, Set<string>>

/** What imports what: files and packages, or groups of files. */
function graphOf(imports: Tree['imports'], groupOf = (path: string): string | undefined => path) {
  const graph: Graph = new Map()
  for (const { from, to } of imports) {
    const [source, target] = [groupOf(from), groupOf(to)]
    const isBetween = source !== target || source === from
    if (source && target && isBetween)
      graph.set(source, (graph.get(source) ?? new Set()).add(target))
  }
  return graph
}

/**
 * Everything that the first nodes import, directly or not, with the shortest chain of imports to
 * it.
 */
function waysFrom(graph: Graph, first: string[]): Map<string, string[]> {
  const ways = new Map(first.map((node) => [node, [node]]))
  // `for … of` also visits the entries we add to the map inside the loop.
  for (const [node, way] of ways)
    for (const to of graph.get(node) ?? []) if (!ways.has(to)) ways.set(to, [...way, to])
  return ways
}

/** Finds each cycle once. */
function cyclesIn(graph: Graph): string[] {
  const reported = new Set<string>()
  return [...graph.keys()].flatMap((start) => {
    if (reported.has(start)) return []
    const ways = [...waysFrom(graph, [start])]
    const [, way] = ways.find(([node]) => graph.get(node)?.has(start)) ?? []
    for (const node of way ?? []) reported.add(node)
    return way ? [`${[...way, start].join(' -> ')} is a cycle.`] : []
  })
}

const FEATURE = /^apps\/(server\/src|web\/app)\/features\/[^/]+(?=\/)/
const featureOf = (path: string) =>
  path.startsWith('apps/server/') && isTest(path) ? undefined : FEATURE.exec(path)?.[0]

/**
 * Finds cycles between files and between feature folders, even if they only import types. Files
 * that depend on each other are really one module.
 */
export const cycles: Rule = ({ imports }) => {
  const graphs = [graphOf(imports), graphOf(imports, featureOf)]
  return { read: imports.length, violations: graphs.flatMap(cyclesIn) }
}

/**
 * Everything that these files load, with the shortest chain of imports to it. Imports of types
 * don't load anything.
 */
function loadedBy({ imports }: Tree, first: string[], isEnd = (_path: string) => false) {
  const loading = imports.filter(({ from, typeOnly }) => !typeOnly && !isEnd(from))
  return waysFrom(graphOf(loading), first)
}

/** The signed-in areas, and the features that only they use. */
const PRIVATE =
  /^apps\/web\/app\/(routes\/(platform|admin)|features\/(?!(analytics|auth|enquiry|panel|site)\/)[^/]+)\//
const isPrivate = (path: string) => PRIVATE.test(path)

/** The pages that need no account. Leaves out the style guide, which only exists in development. */
const PUBLIC_PAGE = /^apps\/web\/app\/(site\/(pages|site)\.|root\.tsx$|routes\/(?!styleguide))/

/** Checks that public pages never import code from the signed-in areas, directly or indirectly. */
export const publicPages: Rule = (tree) => {
  const code = [...tree.paths].filter((path) => /\.tsx?$/.test(path) && !isTest(path))
  const pages = code.filter((path) => PUBLIC_PAGE.test(path) && !isPrivate(path))
  const ways = [...loadedBy(tree, pages, isPrivate)]
  const violations = ways
    .filter(([path]) => isPrivate(path))
    .map(([, way]) => `${way.join(' -> ')}: public pages can't load code that needs an account.`)
  return { read: ways.length, violations }
}

/** The stylesheets that we inline into pages, and the entry files of those pages. */
const SHEETS: Record<string, string[]> = {
  'apps/web/app/site/site.css': ['pages.tsx', 'frame.tsx', 'document.tsx', 'site.ts'],
  'apps/web/app/reader/report.css': ['report.tsx'],
  'apps/web/app/respondent/respondent.css': ['screener.tsx', 'slots.tsx', 'join.tsx'],
}
const SOURCE = /^@source "([^"]+)";$/gm
/** Files with class names: components, and the "-look" files with styles that components share. */
const HAS_CLASSES = /^apps\/web\/app\/(?!art\/|lib\/).*(\.tsx|-look\.ts)$/

/** Checks that a page's own stylesheet scans every component the page can show. */
export const pageStyles: Rule = (tree) => {
  const pairs = Object.entries(SHEETS).flatMap(([sheet, starts]) => {
    if (!tree.paths.has(sheet)) return []
    const inFolder = (name: string) => posix.join(posix.dirname(sheet), name)
    const sources = Array.from(tree.textOf(sheet).matchAll(SOURCE), ([, glob = '']) =>
      inFolder(glob),
    )
    const files = [...loadedBy(tree, starts.map(inFolder)).keys()]
    return files.filter((file) => HAS_CLASSES.test(file)).map((file) => ({ sheet, sources, file }))
  })
  const violations = pairs
    .filter(({ sources, file }) => !sources.some((glob) => matchesGlob(file, glob)))
    .map(({ sheet, file }) => `${sheet} Add an @source line for ${file}.`)
  return { read: pairs.length, violations }
}
