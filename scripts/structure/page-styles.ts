import { matchesGlob, posix } from 'node:path'
import type { Rule, Violation } from './rule.ts'
import type { Tree } from './tree.ts'

/** The stylesheets that we inline into pages, and the entry files of those pages. */
const SHEETS: Record<string, string[]> = {
  'apps/web/app/site/site.css': ['pages.tsx', 'frame.tsx', 'document.tsx', 'site.ts'],
  'apps/web/app/reader/report.css': ['report.tsx'],
  'apps/web/app/respondent/respondent.css': ['screener.tsx', 'slots.tsx', 'join.tsx'],
}
const SOURCE = /^@source "([^"]+)";$/gm
/** Files with class names: components, and the "-look" files with styles that components share. */
const HAS_CLASSES = /^apps\/web\/app\/(?!art\/|lib\/).*(\.tsx|-look\.ts)$/

function reachable({ imports }: Tree, starts: string[]): Set<string> {
  const found = new Set(starts)
  // `for … of` also visits the entries we add to the set inside the loop.
  for (const file of found)
    for (const { from, to, typeOnly } of imports)
      if (from === file && !typeOnly && to.kind === 'file') found.add(to.path)
  return found
}

/** Checks that a page's own stylesheet scans every component the page can show. */
export const pageStyles: Rule = {
  name: 'page-styles',
  check: (tree) => {
    let read = 0
    const violations: Violation[] = []
    for (const [sheet, starts] of Object.entries(SHEETS)) {
      if (!tree.paths.has(sheet)) continue
      const folder = posix.dirname(sheet)
      const sources = Array.from(tree.textOf(sheet).matchAll(SOURCE), ([, pattern = '']) =>
        posix.join(folder, pattern),
      )
      const files = reachable(
        tree,
        starts.map((name) => `${folder}/${name}`),
      )
      for (const file of files) {
        if (!HAS_CLASSES.test(file)) continue
        read += 1
        if (!sources.some((pattern) => matchesGlob(file, pattern)))
          violations.push({ file: sheet, line: 1, sentence: `It doesn't read ${file}.` })
      }
    }
    return { read, violations }
  },
}
