import { isTest, type Rule } from './tree.ts'

const MAP = 'docs/map.md'
/** Matches a file name, with or without a path. */
const FILE = /^[\w@.-]+(\/[\w@.-]+)*\.(ts|tsx|mjs|conf|service|timer|yml|yaml)$/
const COMMENT = /^\s*(\/\*\*|\*|\/\/) /
const SEE = /\bsee ([\w./-]+\w)/g

const quotedIn = (lines: string[]) =>
  lines.flatMap((text, index) =>
    Array.from(text.matchAll(/`([^`\s]+)`/g), ([, name = '']) => ({ name, line: index + 1 })),
  )

/** The names in a document, or in a file's comments: those in backticks, and those after "see". */
function namedIn(file: string, text: string) {
  const lines = text.split('\n')
  if (file.endsWith('.md')) return quotedIn(lines)
  return quotedIn(lines.map((line) => (COMMENT.test(line) ? line.replace(SEE, '`$1`') : '')))
}

/** Checks that every file named in a document or a comment exists. */
export const docPaths: Rule = {
  name: 'doc-paths',
  check: ({ paths, textOf }) => {
    const all = [...paths]
    const named = all
      .filter((path) => /\.(md|tsx?)$/.test(path) && path !== MAP)
      .flatMap((file) => namedIn(file, textOf(file)).map((found) => ({ file, ...found })))
      .filter(({ name }) => FILE.test(name))
    const violations = named
      .filter(({ name }) => !all.some((path) => `/${path}`.endsWith(`/${name}`)))
      .map(({ file, line, name }) => ({ file, line, sentence: `${name} does not exist.` }))
    return { read: named.length, violations }
  },
}

/** What the map has to name: server features and web routes, with the style guide as a folder. */
const ON_MAP =
  /^apps\/(server\/src\/features\/[^/]+(?=\/)|web\/app\/routes\/(styleguide(?=\/)|.+\.tsx$))/

/** Checks that every path on the map exists, and that nothing is missing from the map. */
export const map: Rule = {
  name: 'map',
  check: ({ paths, textOf }) => {
    const named = paths.has(MAP) ? quotedIn(textOf(MAP).split('\n')) : []
    const all = [...paths]
    const isIn = (folder: string) => (path: string) =>
      path === folder || path.startsWith(`${folder.replace(/\/$/, '')}/`)
    const gone = named.filter(({ name }) => !all.some(isIn(name)))
    const code = all.filter((path) => !isTest(path))
    const wanted = new Set(code.flatMap((path) => ON_MAP.exec(path)?.[0] ?? []))
    const missing = [...wanted].filter((path) => !named.some(({ name }) => isIn(path)(name)))
    const violations = [
      ...gone.map(({ name, line }) => ({ line, sentence: `${name} does not exist.` })),
      ...missing.map((path) => ({ line: 1, sentence: `${path} is missing from this page.` })),
    ].map((violation) => ({ file: MAP, ...violation }))
    return { read: named.length, violations }
  },
}
