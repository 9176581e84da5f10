import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'rolldown/utils'

export type Import = {
  from: string
  line: number
  typeOnly: boolean
  /** The imported file's path, or its package, as in 'npm:zod'. Empty for generated code. */
  to: string
}

export type Tree = {
  /** Every file and folder in the repository, including those that aren't source code. */
  paths: Set<string>
  imports: Import[]
  /** The text of any file. */
  textOf: (path: string) => string
}

/**
 * `read` is the number of things a rule checked, because a rule that checks nothing proves nothing.
 * Each violation starts with the file, and the line if there is one.
 */
export type Rule = (tree: Tree) => { read: number; violations: string[] }

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

const SKIPPED = /(^|\/)(node_modules|dist|build)$|^(data|test-results|playwright-report)$/

function localPath(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (specifier.startsWith('@wattle/contract/'))
    return specifier.replace('@wattle/contract', 'packages/contract/src')
  if (!specifier.startsWith('#')) return undefined
  // Keep these in sync with the imports in each package.json.
  return specifier.replace(
    '#',
    from.startsWith('apps/server/') ? 'apps/server/src/' : 'apps/web/app/',
  )
}

function targetOf(from: string, specifier: string, paths: Set<string>): string {
  const local = localPath(from, specifier.split('?')[0] ?? '')
  if (local === undefined) return `npm:${/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0]}`
  return ['', '.ts', '.tsx', '.mjs'].map((end) => local + end).find((one) => paths.has(one)) ?? ''
}

/** Finds a file's imports with a real parser, so comments and strings can't mislead it. */
function importsOf(from: string, text: string, paths: Set<string>): Import[] {
  const { module, errors } = parseSync(from, text)
  if (errors[0]) throw new Error(`${from} can't be parsed: ${errors[0].message}`)
  const exported = module.staticExports.map(({ start, entries }) => {
    const moduleRequest = entries.find((entry) => entry.moduleRequest)?.moduleRequest
    return { start, entries, moduleRequest }
  })
  const specifiers = [
    ...[...module.staticImports, ...exported].map(({ start, entries, moduleRequest }) => {
      const typeOnly = entries.length > 0 && entries.every(({ isType }) => isType)
      return { start, typeOnly, specifier: moduleRequest?.value }
    }),
    ...module.dynamicImports.map(({ start, moduleRequest }) => {
      const argument = text.slice(moduleRequest.start, moduleRequest.end)
      return { start, typeOnly: false, specifier: /^(['"`])([^$]*)\1$/.exec(argument)?.[2] }
    }),
  ]
  return specifiers.flatMap(({ start, typeOnly, specifier }) => {
    const line = text.slice(0, start).split('\n').length
    return specifier ? [{ from, line, typeOnly, to: targetOf(from, specifier, paths) }] : []
  })
}

/** Builds a tree from files' paths and texts. A test can make them up. */
export function makeTree(list: string[], textOf: (path: string) => string): Tree {
  const paths = new Set(list)
  const code = list.filter((path) => /\.(ts|tsx|mjs|js)$/.test(path))
  const imports = code.flatMap((path) => importsOf(path, textOf(path), paths))
  return { paths, imports, textOf }
}

/** Reads the repository without its dependencies, builds and other output. */
export function readTree(root: string): Tree {
  const paths = globSync('**/*', { cwd: root, exclude: (path) => SKIPPED.test(path) })
  return makeTree(paths.sort(), (path) => readFileSync(join(root, path), 'utf8'))
}
