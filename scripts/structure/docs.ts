import { isTest, type Rule, type Violation } from './rule.ts'

const MAP = 'docs/map.md'
const QUOTED = /`([^`\s]+)`/g
/** Matches a file name, with or without a path. */
const FILE = /^[\w@.-]+(\/[\w@.-]+)*\.(ts|tsx|mjs|conf|service|timer|yml|yaml)$/

function quotedIn(text: string): { name: string; line: number }[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(QUOTED)].map(([, name = '']) => ({ name, line: index + 1 })),
    )
}

const COMMENT = /^\s*(\/\*\*|\*|\/\/) /
const SEEN = /\bsee ([\w./-]+\w)/g

/** Finds file names in comments: those in backticks, and those after "see". */
function namedInComments(text: string): { name: string; line: number }[] {
  const lines = text.split('\n').map((line) => (COMMENT.test(line) ? line : ''))
  return quotedIn(lines.join('\n').replace(SEEN, '`$1`'))
}

/** Checks that every file named in a document or a comment exists. */
export const docPaths: Rule = {
  name: 'doc-paths',
  check: ({ paths, textOf }) => {
    const all = [...paths]
    const violations: Violation[] = []
    let read = 0
    for (const file of all.filter((path) => /\.(md|tsx?)$/.test(path) && path !== MAP)) {
      const found = file.endsWith('.md') ? quotedIn(textOf(file)) : namedInComments(textOf(file))
      const named = found.filter(({ name }) => FILE.test(name))
      read += named.length
      for (const { name, line } of named)
        if (!all.some((path) => `/${path}`.endsWith(`/${name}`)))
          violations.push({ file, line, sentence: `${name} does not exist.` })
    }
    return { read, violations }
  },
}

const FEATURE_OR_ROUTE = /^apps\/(server\/src\/features\/[^/]+(?=\/)|web\/app\/routes\/.+\.tsx$)/

/**
 * Checks that every path in docs/map.md exists, and that the map names every server feature and web
 * route.
 */
export const map: Rule = {
  name: 'map',
  check: ({ paths, textOf }) => {
    const named = paths.has(MAP) ? quotedIn(textOf(MAP)) : []
    const all = [...paths]
    const exists = (name: string) =>
      paths.has(name) || all.some((path) => path.startsWith(`${name.replace(/\/$/, '')}/`))
    const missing = named
      .filter(({ name }) => !exists(name))
      .map(({ name, line }) => ({ file: MAP, line, sentence: `${name} does not exist.` }))
    const wanted = new Set(
      all.filter((path) => !isTest(path)).map((path) => FEATURE_OR_ROUTE.exec(path)?.[0]),
    )
    const unnamed = [...wanted]
      .filter((path) => path !== undefined)
      .filter((path) => !named.some(({ name }) => isNamedBy(path, name)))
      .map((path) => ({ file: MAP, line: 1, sentence: `${path} is missing from this page.` }))
    return { read: named.length, violations: [...missing, ...unnamed] }
  },
}

/**
 * Whether the map's entry `name` covers this path: if it's the same path, a file inside this path,
 * or the style guide's folder around it.
 */
function isNamedBy(path: string, name: string): boolean {
  const isGuide = name.endsWith('/styleguide') && path.startsWith(`${name}/`)
  return path === name || name.startsWith(`${path}/`) || isGuide
}
