import { isTest, type Rule, type Violation } from './rule.ts'
import { SEED_SECTIONS } from './seed-sections.ts'

const MAP = 'docs/map.md'
const ROW = /^- (00[01]\.[^:]+): (.*)$/
const PATH = /`([^`\s]+)`/g
const FEATURE = /^apps\/server\/src\/features\/[^/]+/
const ROUTE_FILE = /^apps\/web\/app\/routes\/(.+)\.tsx$/
const AUDIENCES = new Set(['site', 'auth', 'platform', 'respondent', 'admin'])

type Line = { text: string; line: number }

/** Everything in backticks is a path of the repository. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(PATH)].map(([, path = '']) => path.replace(/\/$/, ''))
}

function checkRows(lines: Line[]): { read: number; violations: Violation[] } {
  const seen = new Set<string>()
  const violations: Violation[] = []
  for (const { text, line } of lines) {
    const [, section, files = ''] = ROW.exec(text) ?? []
    if (!section) continue
    const problem = (sentence: string) => violations.push({ file: MAP, line, sentence })
    if (!SEED_SECTIONS.includes(section)) problem(`The seeds have no section '${section}'.`)
    if (seen.has(section)) problem(`'${section}' has two rows.`)
    if (pathsIn(files).length === 0 && !/(^|\W|_)planned(\W|_|$)/.test(files)) {
      problem(`'${section}' names neither a file nor the word planned.`)
    }
    seen.add(section)
  }
  for (const section of SEED_SECTIONS.filter((name) => !seen.has(name))) {
    violations.push({ file: MAP, line: 1, sentence: `'${section}' of the seeds has no row.` })
  }
  return { read: seen.size, violations }
}

function checkPaths(lines: Line[], paths: Set<string>): Violation[] {
  const folders = new Set([...paths].flatMap((path) => foldersOf(path)))
  return lines.flatMap(({ text, line }) =>
    pathsIn(text)
      .filter((path) => !paths.has(path) && !folders.has(path))
      .map((path) => ({ file: MAP, line, sentence: `${path} does not exist.` })),
  )
}

function foldersOf(path: string): string[] {
  const parts = path.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

/** Parts of a page that is no audience's own may be named by their folder. */
function isNamed(route: string, named: Set<string>): boolean {
  const folder = route.split('/').slice(0, 5).join('/')
  return named.has(route) || (!AUDIENCES.has(folder.split('/')[4] ?? '') && named.has(folder))
}

function checkCoverage(named: Set<string>, paths: Set<string>): Violation[] {
  const missing = new Set<string>()
  for (const path of paths) {
    const feature = FEATURE.exec(path)?.[0]
    const isFeatureNamed =
      feature && [...named].some((name) => `${name}/`.startsWith(`${feature}/`))
    if (feature && !isFeatureNamed) missing.add(feature)
    if (ROUTE_FILE.test(path) && !isTest(path) && !isNamed(path, named)) missing.add(path)
  }
  return [...missing].map((path) => ({
    file: MAP,
    line: 1,
    sentence: `${path} is named nowhere: which section of the seeds does it serve?`,
  }))
}

/** docs/map.md tells the truth: from every section of the seeds to the files that do it. */
export const map: Rule = {
  name: 'map',
  check: ({ paths, textOf }) => {
    if (!paths.has(MAP)) {
      return { read: 1, violations: [{ file: MAP, line: 1, sentence: 'It does not exist.' }] }
    }
    const lines = textOf(MAP)
      .split('\n')
      .map((text, index) => ({ text, line: index + 1 }))
    const rows = checkRows(lines)
    const named = new Set(lines.flatMap(({ text }) => pathsIn(text)))
    const others = [...checkPaths(lines, paths), ...checkCoverage(named, paths)]
    return { read: rows.read, violations: [...rows.violations, ...others] }
  },
}
