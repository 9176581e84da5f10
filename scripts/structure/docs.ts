import { isTest, type Rule } from './tree.ts'

const MAP = 'docs/map.md'
/** Matches the name of a file, with or without a path. */
const FILE = /^[\w@.-]+(\/[\w@.-]+)*\.(ts|tsx|mjs|conf|service|timer|yml|yaml)$/
const COMMENT = /^\s*(\/\*\*|\*|\/\/) /
const SEE = /\bsee ([\w./-]+\w)/g

/** The names in a document, or in a file's comments: those in backticks, and those after "see". */
function namedIn(file: string, text: string) {
  const isDocument = file.endsWith('.md')
  return text.split('\n').flatMap((line, index) => {
    const comment = COMMENT.test(line) ? line.replace(SEE, '`$1`') : ''
    const quoted = (isDocument ? line : comment).matchAll(/`([^`\s]+)`/g)
    return Array.from(quoted, ([, name = '']) => ({ name, place: `${file}:${index + 1}` }))
  })
}

/**
 * Checks that every file named in a document or a comment exists, and that every folder on the map
 * does.
 */
export const docPaths: Rule = ({ paths, textOf }) => {
  const all = [...paths]
  const named = all
    .filter((path) => /\.(md|tsx?)$/.test(path))
    .flatMap((file) => namedIn(file, textOf(file)))
    .filter(({ name, place }) => FILE.test(name) || place.startsWith(MAP))
  const violations = named
    .filter(({ name }) => !all.some((path) => `/${path}`.endsWith(`/${name}`)))
    .map(({ place, name }) => `${place} ${name} does not exist.`)
  return { read: named.length, violations }
}

/** What the map has to name: each server feature, each web route, and the style guide's folder. */
const ON_MAP =
  /^apps\/(server\/src\/features\/[^/]+(?=\/)|web\/app\/routes\/(styleguide(?=\/)|.+\.tsx$))/

/** Checks that nothing is missing from the map. */
export const map: Rule = ({ paths, textOf }) => {
  const named = paths.has(MAP) ? namedIn(MAP, textOf(MAP)) : []
  const code = [...paths].filter((path) => !isTest(path))
  const wanted = new Set(code.flatMap((path) => ON_MAP.exec(path)?.[0] ?? []))
  const missing = [...wanted].filter(
    (path) => !named.some(({ name }) => `${name}/`.startsWith(`${path}/`)),
  )
  return {
    read: named.length,
    violations: missing.map((path) => `${MAP} ${path} is missing from this page.`),
  }
}
