import { matchesGlob, posix } from 'node:path'
import { isTest, type Rule, type Tree, type Violation } from './tree.ts'

/** The shortest path from a node back to itself, found by breadth-first search. */
function wayBack(start: string, edges: Map<string, Set<string>>): string[] | undefined {
  const ways = new Map([[start, [start]]])
  // `for … of` also visits the entries we add to the map inside the loop.
  for (const [node, way] of ways) {
    const next = edges.get(node) ?? new Set()
    if (next.has(start)) return [...way, start]
    for (const to of next) if (!ways.has(to)) ways.set(to, [...way, to])
  }
  return undefined
}

/** Finds cycles between files, or between groups of files. Returns each cycle once, as a chain. */
function findCycles(
  { imports, paths }: Tree,
  groupOf = (path: string): string | undefined => (paths.has(path) ? path : undefined),
): Violation[] {
  const edges = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [source, target] = [groupOf(from), groupOf(to)]
    const isInside = source === target && from !== source
    if (!source || !target || isInside) continue
    edges.set(source, (edges.get(source) ?? new Set()).add(target))
  }
  const reported = new Set<string>()
  return [...edges.keys()].flatMap((file) => {
    const way = reported.has(file) ? undefined : wayBack(file, edges)
    for (const node of way ?? []) reported.add(node)
    return way ? [{ file, line: 1, sentence: `A cycle: ${way.join(' -> ')}.` }] : []
  })
}

const FEATURE = /^apps\/(server\/src|web\/app)\/features\/[^/]+(?=\/)/
const featureOf = (path: string) =>
  path.startsWith('apps/server/') && isTest(path) ? undefined : FEATURE.exec(path)?.[0]

/**
 * Finds cycles between files and between feature folders, even if they only import types. Files
 * that depend on each other are really one module.
 */
export const cycles: Rule = {
  name: 'cycles',
  check: (tree) => ({
    read: tree.imports.length,
    violations: [...findCycles(tree), ...findCycles(tree, featureOf)],
  }),
}

/** Maps each file that the first ones load, directly or not, to the one it starts from. */
function loadedBy({ imports, paths }: Tree, first: string[], isEnd = (_path: string) => false) {
  const startOf = new Map(first.map((path) => [path, path]))
  const bySource = Map.groupBy(imports, ({ from }) => from)
  for (const [file, start] of startOf)
    for (const { to, typeOnly } of (!isEnd(file) && bySource.get(file)) || [])
      if (!typeOnly && paths.has(to) && !startOf.has(to)) startOf.set(to, start)
  return startOf
}

const PUBLIC_FEATURES = ['analytics', 'auth', 'enquiry', 'panel', 'site']

function isPrivate(path: string): boolean {
  const [, folder, part = ''] = /^apps\/web\/app\/(routes|features)\/([^/]+)/.exec(path) ?? []
  return folder === 'features'
    ? !PUBLIC_FEATURES.includes(part)
    : ['platform', 'admin'].includes(part)
}

/** The pages that need no account. Leaves out the style guide, which only exists in development. */
const PUBLIC_PAGE = /^apps\/web\/app\/(site\/(pages|site)\.|root\.tsx$|routes\/(?!styleguide))/

/** Checks that public pages never import code from the signed-in areas, directly or indirectly. */
export const publicPages: Rule = {
  name: 'public-pages',
  check: (tree) => {
    const code = [...tree.paths].filter((path) => /\.tsx?$/.test(path) && !isTest(path))
    const pages = code.filter((path) => PUBLIC_PAGE.test(path) && !isPrivate(path))
    const startOf = loadedBy(tree, pages, isPrivate)
    const violations = tree.imports
      .filter(
        ({ from, to, typeOnly }) =>
          startOf.has(from) && !isPrivate(from) && !typeOnly && isPrivate(to),
      )
      .map(({ from, line, to }) => ({
        file: from,
        line,
        sentence: `${startOf.get(from)} is public, so it can't import ${to}, not even indirectly.`,
      }))
    return { read: startOf.size, violations }
  },
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
export const pageStyles: Rule = {
  name: 'page-styles',
  check: (tree) => {
    const pairs = Object.entries(SHEETS).flatMap(([sheet, starts]) => {
      if (!tree.paths.has(sheet)) return []
      const folder = posix.dirname(sheet)
      const sources = Array.from(tree.textOf(sheet).matchAll(SOURCE), ([, pattern = '']) =>
        posix.join(folder, pattern),
      )
      const files = loadedBy(
        tree,
        starts.map((name) => `${folder}/${name}`),
      ).keys()
      return [...files]
        .filter((file) => HAS_CLASSES.test(file))
        .map((file) => ({ sheet, sources, file }))
    })
    const violations = pairs
      .filter(({ sources, file }) => !sources.some((pattern) => matchesGlob(file, pattern)))
      .map(({ sheet, file }) => ({
        file: sheet,
        line: 1,
        sentence: `Add an @source line for ${file}.`,
      }))
    return { read: pairs.length, violations }
  },
}
