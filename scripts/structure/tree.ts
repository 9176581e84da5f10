import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ParsedFile, parse } from './imports.ts'
import { type Resolved, resolve } from './resolve.ts'

export type Import = {
  from: string
  line: number
  specifier: string
  typeOnly: boolean
  to: Resolved
}
export type SourceFile = ParsedFile & { path: string; text: string }

export type Tree = {
  /** Every file of the repository, source or not. */
  paths: Set<string>
  /** TypeScript and JavaScript. */
  sources: Map<string, SourceFile>
  imports: Import[]
  /** The text of a file that is not source, such as a stylesheet or a page of the docs. */
  textOf: (path: string) => string
}

const SKIPPED = new Set(['node_modules', '.git', 'dist', 'build', '.react-router'])
const SKIPPED_AT_ROOT = new Set(['data', 'test-results', 'playwright-report'])

function isSource(path: string): boolean {
  return /\.(ts|tsx|mjs|js)$/.test(path)
}

/** Builds a tree from paths and texts, read from disk or invented by a test. */
export function makeTree(paths: string[], textOf: (path: string) => string): Tree {
  const known = new Set(paths)
  const sources = new Map<string, SourceFile>()
  const imports: Import[] = []
  for (const path of paths.filter(isSource)) {
    const text = textOf(path)
    const parsed = parse(path, text)
    sources.set(path, { ...parsed, path, text })
    for (const reference of parsed.references) {
      const to = resolve(path, reference.specifier, (candidate) => known.has(candidate))
      imports.push({ from: path, ...reference, to })
    }
  }
  return { paths: known, sources, imports, textOf }
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
