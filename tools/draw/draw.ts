// Redraws the brand's plants and landscapes into apps/web/public/art. The output is committed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bloomsOf } from './bloom.ts'
import { BRAND_DRAWINGS } from './brand.ts'

export const ART = join(import.meta.dirname, '../../apps/web/public/art')

/**
 * Each line of the file is a drawing. The blooms that the drawings refer to come first, in
 * `<defs>`, without duplicates.
 */
function withDrawings(sheet: string, drawn: Map<string, string>): string {
  const [, head = '', body = ''] =
    /^(<svg[^>]*>)(?:<defs>.*<\/defs>\n)?(.*)<\/svg>\n$/s.exec(sheet) ?? []
  const pictures = body.replace(/^<g id="([\w-]+)">.*$/gm, (line, id) => drawn.get(id) ?? line)
  const blooms = bloomsOf(pictures)
  return `${head}${blooms && `<defs>${blooms}</defs>\n`}${pictures}</svg>\n`
}

/** Returns each file's new content, with all its drawings redrawn. */
export function drawAll(): Map<string, string> {
  const files = Map.groupBy(BRAND_DRAWINGS, ({ file }) => file)
  return new Map(
    Array.from(files, ([file, drawings]) => {
      const drawn = new Map(drawings.map(({ id, draw }) => [id, `<g id="${id}">${draw()}</g>`]))
      return [file, withDrawings(readFileSync(join(ART, file), 'utf8'), drawn)]
    }),
  )
}

if (import.meta.main) for (const [file, text] of drawAll()) writeFileSync(join(ART, file), text)
