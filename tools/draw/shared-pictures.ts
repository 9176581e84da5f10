// Makes the social preview images (Open Graph) from the site's own fonts, colours and drawings,
// into `apps/web/public/og`. The output is committed, so a build needs no browser.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import * as drawings from '../../apps/web/app/art/drawings.ts'
import { PROOF_IS_SAMPLE } from '../../apps/web/app/content/sample/notice.ts'
import { BRAND } from '../../packages/contract/src/brand.ts'
import { ensureBrowser, HOW_TO_INSTALL } from '../../scripts/setup/browser.mjs'
import { BROWSER_FLAGS } from '../../scripts/setup/browser-flags.mjs'
import { ROOT } from '../../scripts/setup/paths.mjs'

const APP = join(ROOT, 'apps/web/app')
const PUBLIC = join(ROOT, 'apps/web/public')

const studyLine = (participants: number) =>
  `A ${PROOF_IS_SAMPLE ? 'sample ' : ''}case study with ${participants} participants`

/** Each image's file name, its title, the line below the title, and the drawing next to them. */
const PICTURES = [
  ['home', 'Client-focused Market\u00a0Research Agency', BRAND.line, drawings.sprig],
  ['recruitment', 'How we recruit', 'People who match your brief', drawings.recruitmentFork],
  [
    'researchers',
    'Find the people you need to hear',
    'Recruitment for researchers',
    drawings.thornbill,
  ],
  ['participants', 'Say what you think. Get paid for it.', 'Join our panel', drawings.fiveBuds],
  ['startups', 'A startup idea, tested in 5 days', 'The Startup Pack', drawings.startupsPacket],
  ['research', 'Research that ends in a decision', 'How we can help', drawings.notebook],
  ['about', 'About us', 'Our mission, in a letter', drawings.tramWindow],
  ['case', 'Case studies', 'What was asked, who answered, what changed', drawings.knowledgePeople],
  ['case-1', 'Renters and energy plans', studyLine(18), drawings.case1Flats],
  ['case-2', 'Lunch on shift', studyLine(20), drawings.case2Roster],
  ['case-3', 'Pricing for sole traders', studyLine(15), drawings.case3Abacus],
  ['case-4', 'Clinic bookings', studyLine(8), drawings.case4WaitingRoom],
  ['case-5', 'A letter in Easy Read', studyLine(6), drawings.case5Letter],
  ['legal', 'How we deal with you', 'Accessibility, terms and privacy', drawings.gumLeaf],
] as const

/** An SVG that shows one drawing, next to the hidden content of the file it refers to. */
function drawingMarkup(drawing: string): string {
  const [file = '', id, width, height] = drawing.split(/[# ]/)
  const marks = readFileSync(join(PUBLIC, 'art', file), 'utf8')
  return `<div hidden>${marks}</div><svg class="art" viewBox="0 0 ${width} ${height}" overflow="visible"><use href="#${id}"/></svg>`
}

const font = (file: string) =>
  `data:font/woff2;base64,${readFileSync(join(APP, 'styles/fonts', file)).toString('base64')}`
/** The site's colour tokens, without the Tailwind wrapper. */
const tokens = readFileSync(join(APP, 'styles/tokens.css'), 'utf8')
  .match(/--color-[\w-]+: [^;]+;/g)
  ?.join('')

function pageFor(title: string, line: string, drawing: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: D; src: url(${font('bricolage-display.woff2')}); font-weight: 200 800 }
    @font-face { font-family: T; src: url(${font('atkinson-text.woff2')}); font-weight: 200 800 }
    :root { color-scheme: light; ${tokens} }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: var(--color-paper); color: var(--color-ink); position: relative; font-family: T }
    h1 { position: absolute; left: 72px; bottom: 150px; width: 640px; margin: 0; font: 600 72px/1.04 D; letter-spacing: -.02em; text-wrap: balance }
    p { position: absolute; left: 72px; bottom: 72px; margin: 0; font-size: 32px; color: var(--color-ink-2) }
    b { position: absolute; left: 72px; top: 64px; font: 600 34px/1 D }
    b::before { content: ''; display: inline-block; width: 26px; height: 26px; border-radius: 50%; background: var(--color-wattle); margin-right: 14px; vertical-align: -2px }
    .art { position: absolute; right: 40px; top: 40px; width: 420px; height: 550px; fill: none }
    hr { position: absolute; left: 72px; bottom: 128px; width: 96px; border: 0; border-top: 4px solid var(--color-wattle); margin: 0 }
  </style>${drawingMarkup(drawing)}<b>${BRAND.name}</b><h1>${title}</h1><hr><p>${line}</p>`
}

const executablePath = await ensureBrowser()
if (!executablePath) throw new Error(HOW_TO_INSTALL)
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const [name, title, line, drawing] of PICTURES) {
  await page.setContent(pageFor(title, line, drawing))
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(PUBLIC, 'og', `${name}.png`) })
}
await browser.close()
