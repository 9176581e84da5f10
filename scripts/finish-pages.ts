// After the web build: each prerendered page gets the part of the stylesheet that it can use, inline,
// so that nothing stands between the page and its first paint; the whole sheet comes with the first
// step to another page. Code is not announced ahead either: it would compete with the typefaces. Only
// the respondents' pages want it at once, as nothing of them can be read without it; they get code of
// their own. The router's list of files, which all others begin with, is made as short as it can be.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reachableText } from './pages/reachable-text.ts'
import { startRespondentPage } from './pages/respondent-start.ts'
import { slimManifest } from './pages/slim-manifest.ts'
import { usedCss } from './pages/used-css.ts'

const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/
const PRELOAD = /<link rel="modulepreload"[^>]*>/g
/** Answers for the addresses of the application, which loads what it needs by itself. */
const FALLBACK = '__spa-fallback.html'
const RESPONDENT = /^respondent[\\/](\w+)[\\/]/

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: finish-pages.ts <folder>')

const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const pages = names.filter((name) => name.endsWith('.html') && name !== FALLBACK)
let largest = 0
for (const name of pages) {
  const path = join(folder, name)
  const [, respondentPage] = RESPONDENT.exec(name) ?? []
  const built = readFileSync(path, 'utf8')
  const html = respondentPage
    ? startRespondentPage(built, respondentPage, join(folder, 'assets'))
    : built.replace(PRELOAD, '')
  const [link, href] = SHEET.exec(html) ?? []
  if (!link || !href) throw new Error(`${name} has no stylesheet.`)
  const sheet = readFileSync(join(folder, href), 'utf8')
  const css = usedCss(sheet, reachableText(html, join(folder, 'assets')))
  largest = Math.max(largest, css.length)
  // React takes it for a sheet of its own, and puts the whole one behind it.
  const style = `<style data-precedence="page" data-href="page">${css}</style>`
  writeFileSync(
    path,
    html.replace(link, () => style),
  )
}
const manifests = names.filter((name) => /^assets[\\/]manifest-[^\\/]+\.js$/.test(name))
if (manifests.length !== 1) throw new Error(`One list of files is wanted, not ${manifests.length}.`)
for (const name of manifests) {
  const path = join(folder, name)
  writeFileSync(path, slimManifest(readFileSync(path, 'utf8')))
}
console.log(
  `${pages.length} pages with their own styles, ${(largest / 1024).toFixed(1)} KB at most.`,
)
