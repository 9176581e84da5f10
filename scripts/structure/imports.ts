import { parseSync } from 'rolldown/utils'

/** An import or a re-export, as written. */
export type Reference = { specifier: string; line: number; typeOnly: boolean }
export type ParsedFile = {
  references: Reference[]
  /** Lines on which something is passed on from another file. */
  reexports: number[]
  /** Whether the file does nothing but pass on. */
  onlyReexports: boolean
  error: string | undefined
}

type Entry = { isType: boolean; moduleRequest?: { value: string } | null }

function isTypeOnly(entries: Entry[]): boolean {
  return entries.length > 0 && entries.every((entry) => entry.isType)
}

/** Reads a file with a real parser: comments, strings and types cannot mislead it. */
export function parse(path: string, text: string): ParsedFile {
  const { program, module, errors } = parseSync(path, text)
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  const references: Reference[] = []
  for (const { start, moduleRequest, entries } of module.staticImports) {
    references.push({
      specifier: moduleRequest.value,
      line: lineOf(start),
      typeOnly: isTypeOnly(entries),
    })
  }
  const reexports: number[] = []
  for (const { start, entries } of module.staticExports) {
    const source = entries.find((entry) => entry.moduleRequest)?.moduleRequest
    if (!source) continue
    const typeOnly = isTypeOnly(entries)
    references.push({ specifier: source.value, line: lineOf(start), typeOnly })
    reexports.push(lineOf(start))
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end)
    const specifier = /^(['"`])([^'"`$]*)\1$/.exec(written)?.[2]
    if (specifier) references.push({ specifier, line: lineOf(start), typeOnly: false })
  }
  const passesOn = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ExportNamedDeclaration'])
  const onlyReexports =
    reexports.length > 0 &&
    program.body.every(
      (node) => passesOn.has(node.type) && !('declaration' in node && node.declaration),
    )
  return { references, reexports, onlyReexports, error: errors[0]?.message }
}
