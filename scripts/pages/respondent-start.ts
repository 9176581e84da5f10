import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { earlyAskScript } from '../../apps/web/app/lib/api/early-ask.ts'

/** What the router writes into every page: its announcements, and all scripts but those of the head. */
const PRELOAD = /<link rel="modulepreload"[^>]*>/g
const ROUTER_SCRIPT =
  /<script(?: type="module" async="")?>(?:import |window\.__reactRouter)[\s\S]*?<\/script>/g
const CHARSET = '<meta charSet="utf-8"/>'
const IMPORTED = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g

/**
 * A respondent's page with code of its own (apps/web/respondent.config.ts) in place of the router's.
 * All of it is announced at once, as one file would name the next only when it has come; and before
 * anything else, styles too, the page asks for what it will show.
 */
export function startRespondentPage(html: string, page: string, assetsFolder: string): string {
  const names = readdirSync(assetsFolder)
  const [entry, ...others] = names.filter((name) => isEntry(name, page))
  if (!entry || others.length > 0)
    throw new Error(`One file starts ${page}, not ${entry ? 1 + others.length : 0}.`)
  const files = [...withImports(entry, (file) => readFileSync(join(assetsFolder, file), 'utf8'))]
  const announced = files.map((file) => `<link rel="modulepreload" href="/assets/${file}"/>`)
  const code = `${announced.join('')}<script type="module" src="/assets/${entry}"></script>`
  return html
    .replace(PRELOAD, '')
    .replace(ROUTER_SCRIPT, '')
    .replace('<html ', '<html data-plain-type="" ')
    .replace(CHARSET, (charset) => `${charset}<script>${earlyAskScript}</script>${code}`)
}

const isEntry = (name: string, page: string) =>
  name.startsWith(`respondent-${page}-`) && name.endsWith('.js')

/** The file and all that it cannot run without. */
function withImports(entry: string, textOf: (file: string) => string): Set<string> {
  const files = new Set([entry])
  for (const file of files) {
    for (const [, imported = ''] of textOf(file).matchAll(IMPORTED)) files.add(imported)
  }
  return files
}
