// Prints the report of the demo's finished project, as readers see it, into
// `apps/web/public/samples`. The result is committed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { BRAND } from '../packages/contract/src/brand.ts'
import { ensureBrowser, HOW_TO_INSTALL } from '../scripts/setup/browser.mjs'
import { BROWSER_FLAGS } from '../scripts/setup/browser-flags.mjs'
import { demoDataDir, removeData } from '../scripts/setup/fresh-data.mjs'
import { ROOT } from '../scripts/setup/paths.mjs'

const PORT = process.env.PORT ?? '4310'
const PERSON = { email: 'robin@demo.example', password: 'Sample people 2026' }
const PROJECT = 'Roster Meals'
const FOOTER = `<p style="width:100%;margin:0 15mm;display:flex;justify-content:space-between;font:8pt sans-serif;color:#59665F">
  <span>Sample with made-up people, by ${BRAND.name}, ${BRAND.city}</span>
  <span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></p>`

const executablePath = await ensureBrowser()
if (!executablePath) throw new Error(HOW_TO_INSTALL)
const dataDir = mkdtempSync(join(tmpdir(), 'wattle-samples-'))
const demo = spawn(process.execPath, [join(ROOT, 'scripts/demo.mjs')], {
  env: { ...process.env, PORT, DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
})

/** Waits until the demo prints that it's ready. */
const isReady = () =>
  new Promise<void>((resolve, reject) => {
    demo.stdout.on('data', (text) => String(text).includes('is ready at') && resolve())
    demo.on('exit', () => reject(new Error('The demo stopped before it was ready.')))
  })

try {
  await isReady()
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${PORT}` })
  await page.goto('/login')
  await page.getByLabel('Email').first().fill(PERSON.email)
  await page.getByLabel('Password', { exact: true }).fill(PERSON.password)
  await page.keyboard.press('Enter')
  const project = page.getByRole('link', { name: new RegExp(PROJECT) }).first()
  await page.goto(`${await project.getAttribute('href')}/report?tab=share`)
  const link = await page
    .getByText(/\/report#/)
    .first()
    .textContent()
  await page.goto('about:blank')
  await page.goto(new URL(link ?? '').href)
  await page.getByRole('article').waitFor()
  await page.evaluate(() => document.fonts.ready)
  await page.pdf({
    path: join(ROOT, 'apps/web/public/samples/report.pdf'),
    preferCSSPageSize: true,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: FOOTER,
    tagged: true,
    outline: true,
  })
  await browser.close()
} finally {
  demo.kill()
  if (demo.exitCode === null) await once(demo, 'exit')
  // The database may be elsewhere, with only a link from the data folder.
  removeData(demoDataDir({ DATA_DIR: dataDir }))
  rmSync(dataDir, { recursive: true, force: true })
}
