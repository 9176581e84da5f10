import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bloomsOf } from '../../apps/web/app/art/bloom.ts'
import type { Drawing } from '../../apps/web/app/art/drawing.ts'

const ART = join(import.meta.dirname, '../../apps/web/app/art')
export const DRAWN = join(ART, 'drawn')

function isDrawing(value: unknown): value is Drawing {
  return typeof value === 'object' && value !== null && 'draw' in value
}

async function findDrawings(): Promise<Drawing[]> {
  const files = readdirSync(join(ART, 'drawings')).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(
    files.sort().map((file) => import(pathToFileURL(join(ART, 'drawings', file)).href)),
  )
  // By name: what loads the modules decides in which order they list what they export.
  return modules.flatMap((module: Record<string, unknown>) =>
    Object.keys(module)
      .sort()
      .map((name) => module[name])
      .filter(isDrawing),
  )
}

/** Blooms are defined once a sheet; the pictures refer to them. */
function sheetOf(drawings: Drawing[]): string {
  const pictures = drawings.map(({ name, draw }) => `<g id="${name}">${draw()}</g>`).join('\n')
  const blooms = bloomsOf(pictures)
  const definitions = blooms && `<defs>${blooms}</defs>\n`
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${definitions}${pictures}</svg>\n`
}

/** As the formatter would have it, whatever the length of the name. */
function moduleOf({ name, sheet = name, width, height }: Drawing): string {
  const variable = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const facts = [`href: \`\${sheet}#${name}\``, `width: ${width}`, `height: ${height}`]
  const declared = `export const ${variable}: Drawn =`
  const line = `${declared} { ${facts.join(', ')} }`
  const broken = `${declared} {\n${facts.map((fact) => `  ${fact},\n`).join('')}}`
  return `// Written by \`npm run draw\`.
import type { Drawn } from '../drawing.ts'
import sheet from './${sheet}.svg?url'

${line.length > 100 ? broken : line}
`
}

/** Every file of `drawn/`, by its name. */
export async function drawAll(): Promise<Map<string, string>> {
  const drawings = await findDrawings()
  const names = drawings.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`Two drawings are called ${twice}.`)
  const files = new Map<string, string>()
  for (const [sheet, together] of Map.groupBy(drawings, ({ name, sheet = name }) => sheet)) {
    files.set(`${sheet}.svg`, sheetOf(together))
  }
  for (const drawing of drawings) files.set(`${drawing.name}.ts`, moduleOf(drawing))
  return files
}
