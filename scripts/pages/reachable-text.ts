import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ASSET = /(?:\/assets\/|"\.\/|`\.\/|'\.\/)([\w.-]+\.js)/g

/** The manifest lists the files of every route, which is not what a page can reach. */
const isOfAllPages = (file: string) => file.startsWith('manifest-')

function filesIn(text: string): string[] {
  return Array.from(text.matchAll(ASSET), ([, file = '']) => file)
}

/** A page's markup and all code that it can come to run without leaving it, as one text. */
export function reachableText(html: string, assetsFolder: string): string {
  const texts = [html]
  const seen = new Set<string>()
  const queue = filesIn(html)
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (seen.has(file) || isOfAllPages(file)) continue
    seen.add(file)
    const text = readFileSync(join(assetsFolder, file), 'utf8')
    texts.push(text)
    queue.push(...filesIn(text))
  }
  return texts.join('\n')
}
