import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'rolldown/utils'

export type Import = {
  from: string
  line: number
  specifier: string
  typeOnly: boolean
  /** The imported file's path, or its package, as in 'npm:zod'. Empty for generated code. */
  to: string
}

export type Tree = {
  /** Every file in the repository, including those that aren't source code. */
  paths: Set<string>
  imports: Import[]
  /** The text of any file. */
  textOf: (path: string) => string
}

export type Violation = { file: string; line: number; sentence: string }

/** `read` is the number of things a rule checked, because a rule that checks nothing proves nothing. */
export type Rule = {
  name: string
  check: (tree: Tree) => { read: number; violations: Violation[] }
}

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

const SKIPPED = new Set(['node_modules', '.git', 'dist', 'build', '.react-router'])
const SKIPPED_AT_ROOT = new Set(['data', 'test-results', 'playwright-report'])

/** The folders that `#` imports start from, as in each package.json. */
const HASH_ROOTS = { 'apps/server/': 'apps/server/src/', 'apps/web/': 'apps/web/app/' }

function localPath(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (specifier.startsWith('@wattle/contract/'))
    return specifier.replace('@wattle/contract', 'packages/contract/src')
  if (!specifier.startsWith('#')) return undefined
  const root = Object.entries(HASH_ROOTS).find(([workspace]) => from.startsWith(workspace))
  return root && root[1] + specifier.slice(1)
}

function targetOf(from: string, specifier: string, paths: Set<string>): string {
  const local = localPath(from, specifier.split('?')[0] ?? '')
  if (local === undefined) return `npm:${/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0]}`
  return ['', '.ts', '.tsx', '.mjs'].map((end) => local + end).find((one) => paths.has(one)) ?? ''
}

type Entry = { isType: boolean; moduleRequest?: { value: string } | null }
const isTypeOnly = (entries: Entry[]) => entries.length > 0 && entries.every(({ isType }) => isType)

/** Finds a file's imports with a real parser, so comments and strings can't mislead it. */
function importsOf(from: string, text: string, paths: Set<string>): Import[] {
  const { module, errors } = parseSync(from, text)
  if (errors[0]) throw new Error(`${from} can't be parsed: ${errors[0].message}`)
  const found: Import[] = []
  const add = (specifier: string | undefined, start: number, typeOnly: boolean) => {
    if (!specifier) return
    const line = text.slice(0, start).split('\n').length
    found.push({ from, line, specifier, typeOnly, to: targetOf(from, specifier, paths) })
  }
  for (const { start, moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, start, isTypeOnly(entries))
  for (const { start, entries } of module.staticExports)
    add(
      entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value,
      start,
      isTypeOnly(entries),
    )
  for (const { start, moduleRequest } of module.dynamicImports)
    add(
      /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2],
      start,
      false,
    )
  return found
}

/** Builds a tree from files' paths and texts. A test can make them up. */
export function makeTree(list: string[], textOf: (path: string) => string): Tree {
  const paths = new Set(list)
  const code = list.filter((path) => /\.(ts|tsx|mjs|js)$/.test(path))
  const imports = code.flatMap((path) => importsOf(path, textOf(path), paths))
  return { paths, imports, textOf }
}

function listFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || (!folder && SKIPPED_AT_ROOT.has(entry.name))) return []
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return listFiles(root, path)
    return entry.isFile() ? [path] : []
  })
}

export function readTree(root: string): Tree {
  return makeTree(listFiles(root).sort(), (path) => readFileSync(join(root, path), 'utf8'))
}
