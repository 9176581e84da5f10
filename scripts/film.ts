// Films what stands beside each step of a project, frame by frame, into apps/web/public/media: a
// branch that grows from bud to pod, a cover of it, and captions. What it writes is committed: only
// this script needs a browser and ffmpeg.
//   npm run film                           all six
//   npm run film -- idea-shaping           one
//   npm run film -- --look FOLDER [NAME]   only stills, to look at
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { captionsOf } from './film/captions.ts'
import { encodeCover, encodeMp4, encodeWebm } from './film/encode.ts'
import { FILMS, type Film } from './film/films.ts'
import { record, Stage } from './film/record.ts'
import { coverOf, frameAt } from './film/scene.ts'
import { RECAP, SAYINGS, TITLE } from './film/timeline.ts'
import { ensureBrowser, HOW_TO_INSTALL } from './setup/browser.mjs'
import { BROWSER_FLAGS } from './setup/browser-flags.mjs'

/** The same on every machine: no hinting, no colour profile. */
const FLAGS = [...BROWSER_FLAGS, '--force-color-profile=srgb']

async function look(stage: Stage, film: Film, folder: string) {
  mkdirSync(folder, { recursive: true })
  const spans = [TITLE, ...SAYINGS, RECAP]
  for (const [index, { from, to }] of spans.entries()) {
    const picture = await stage.picture(frameAt(film, (from + to) / 2))
    writeFileSync(join(folder, `${film.number}-${index}.png`), picture)
  }
  writeFileSync(join(folder, `${film.number}-cover.png`), await stage.picture(coverOf(film)))
}

async function make(stage: Stage, film: Film) {
  const folder = mkdtempSync(join(tmpdir(), 'wattle-film-'))
  try {
    const source = join(folder, 'film.mkv')
    mkdirSync(dirname(film.file('text/vtt')), { recursive: true })
    writeFileSync(film.file('text/vtt'), captionsOf(film))
    encodeCover(await stage.picture(coverOf(film)), film.file('image/webp'))
    await record(stage, film, source)
    encodeWebm(source, film.file('video/webm'))
    encodeMp4(source, film.file('video/mp4'))
  } finally {
    rmSync(folder, { recursive: true })
  }
  for (const type of ['video/webm', 'video/mp4', 'image/webp', 'text/vtt'] as const)
    console.log(`${(statSync(film.file(type)).size / 1024).toFixed(1)} KB ${film.name} ${type}`)
}

async function filmAll(browser: Browser) {
  const { values, positionals } = parseArgs({
    options: { look: { type: 'string' } },
    allowPositionals: true,
  })
  const wanted = FILMS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  for (const film of wanted) {
    const stage = await Stage.open(browser, film)
    if (values.look) await look(stage, film, values.look)
    else await make(stage, film)
    await stage.close()
  }
}

const executablePath = await ensureBrowser()
if (!executablePath) throw new Error(HOW_TO_INSTALL)
const browser = await chromium.launch({ executablePath, args: FLAGS })
await filmAll(browser).finally(() => browser.close())
