// The last step of the web build: writes every prerendered page, with the files from Vite's
// manifest.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { stylesFor } from '../../page-styles.ts'
import { ENTRIES, type EntryName } from './entries.ts'
import { RENDERED_PAGES } from './render.tsx'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: write.js <client build folder>')

const read = (name: string) => readFileSync(join(folder, name), 'utf8')
/** Each build has its own manifest, with its own names for shared chunks. */
const manifests = readdirSync(join(folder, '.vite')).map(
  (name) => JSON.parse(read(`.vite/${name}`)) as Manifest,
)

const manifestOf = (name: EntryName) =>
  manifests.find((manifest) => ENTRIES[name].script in manifest) ?? {}

function assetsOf(name: EntryName) {
  const { script, styles } = ENTRIES[name]
  const manifest = manifestOf(name)
  const chunkOf = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`Vite's manifests don't have ${source}.`)
    return chunk
  }
  /** The files that a script imports, directly or through other files. */
  const importsOf = (source: string): string[] =>
    (chunkOf(source).imports ?? []).flatMap((name) => [chunkOf(name).file, ...importsOf(name)])
  return {
    styles: read(chunkOf(styles).file).trim(),
    scripts: [`/${chunkOf(script).file}`],
    preloads: [...new Set(importsOf(script))].map((file) => `/${file}`),
  }
}

/** All the code that an entry's pages may run, including what they load later. */
function codeOf(name: EntryName): string {
  return Object.values(manifestOf(name))
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file }) => read(file))
    .join('\n')
}

/** Drawings are separate files, but they read the page's custom properties. */
const drawings = readdirSync(join(folder, 'art'))
  .map((name) => read(`art/${name}`))
  .join('\n')

for (const { path, entry, render } of RENDERED_PAGES) {
  const place = join(folder, path)
  const { styles, ...assets } = assetsOf(entry)
  const needed = stylesFor(render(assets), codeOf(entry) + drawings, styles)
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'index.html'), render({ ...assets, styles: needed }))
}
// Visitors shouldn't get Vite's manifests.
rmSync(join(folder, '.vite'), { recursive: true })
