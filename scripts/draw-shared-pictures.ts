// Draws what is shown where somebody shares a page (Open Graph), from the site's own type, colours and
// drawings, into `apps/web/public/og`; and the icon for those who cannot show the SVG or never read
// that there is one, and ask for it by its old name. The results are committed: a build needs no browser.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { BRAND } from '../packages/contract/src/brand.ts'
import { ICON_SIZES, iconOf } from './draw/icon.ts'
import { ensureBrowser } from './setup/browser.mjs'
import { BROWSER_FLAGS } from './setup/browser-flags.mjs'
import { ROOT } from './setup/paths.mjs'

const APP = join(ROOT, 'apps/web/app')
const PUBLIC = join(ROOT, 'apps/web/public')
const TARGET = join(PUBLIC, 'og')

/** A title, a line under it, and the drawing beside them. */
const PICTURES: { name: string; title: string; line: string; drawing: string }[] = [
  {
    name: 'home',
    title: 'Client-focused Market\u00a0Research Agency',
    line: BRAND.line,
    drawing: 'sprig',
  },
  {
    name: 'recruitment',
    title: 'How we recruit',
    line: 'People who fit the brief, and turn up.',
    drawing: 'recruitment-fork',
  },
  {
    name: 'researchers',
    title: 'Find the people you need to hear',
    line: 'Recruitment for researchers',
    drawing: 'thornbill',
  },
  {
    name: 'participants',
    title: 'Say what you think. Be paid for it.',
    line: 'Join our panel',
    drawing: 'five-buds',
  },
  {
    name: 'startups',
    title: 'A startup idea, tested in 5 days',
    line: 'The Startup Pack',
    drawing: 'startups-packet',
  },
  {
    name: 'research',
    title: 'Research that ends in a decision',
    line: 'How we can help',
    drawing: 'notebook',
  },
  { name: 'about', title: 'About us', line: 'Six years of asking people', drawing: 'tram-window' },
  {
    name: 'case',
    title: 'Case studies',
    line: 'What was asked, who answered, what changed',
    drawing: 'knowledge-people',
  },
  {
    name: 'case-1',
    title: 'Renters and energy plans',
    line: 'A case study with 18 participants',
    drawing: 'case-1-flats',
  },
  {
    name: 'case-2',
    title: 'Lunch on shift',
    line: 'A case study with 20 participants',
    drawing: 'case-2-roster',
  },
  {
    name: 'case-3',
    title: 'Pricing for sole traders',
    line: 'A case study with 15 participants',
    drawing: 'case-3-abacus',
  },
  {
    name: 'case-4',
    title: 'Clinic bookings',
    line: 'A case study with 8 participants',
    drawing: 'case-4-waiting-room',
  },
  {
    name: 'case-5',
    title: 'A letter in Easy Read',
    line: 'A case study with 6 participants',
    drawing: 'case-5-letter',
  },
  {
    name: 'legal',
    title: 'How we deal with you',
    line: 'Accessibility, terms and privacy',
    drawing: 'gum-leaf',
  },
]

/** The drawing's sheet with only that drawing shown. */
function drawingMarkup(name: string): string {
  const written = readFileSync(join(APP, `art/drawn/${name}.ts`), 'utf8')
  const sheet = /from '\.\/([\w-]+\.svg)\?url'/.exec(written)?.[1]
  const size = /#([\w-]+)`,\s*width: (\d+),\s*height: (\d+)/.exec(written)
  if (!sheet || !size) throw new Error(`${name} is not written as expected`)
  const [, id, width, height] = size
  const marks = readFileSync(join(APP, 'art/drawn', sheet), 'utf8')
  return `<div hidden>${marks}</div><svg class="art" viewBox="0 0 ${width} ${height}" overflow="visible"><use href="#${id}"/></svg>`
}

const font = (file: string) =>
  `data:font/woff2;base64,${readFileSync(join(APP, 'styles/fonts', file)).toString('base64')}`
/** The tokens as the site has them, freed from Tailwind's frame. */
const tokens = readFileSync(join(APP, 'styles/tokens.css'), 'utf8')
  .match(/--color-[\w-]+: [^;]+;/g)
  ?.join('')

function pageFor({ title, line, drawing }: (typeof PICTURES)[number]): string {
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

mkdirSync(TARGET, { recursive: true })
const executablePath = await ensureBrowser()
if (!executablePath) throw new Error('There is no Chromium to draw with.')
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const picture of PICTURES) {
  await page.setContent(pageFor(picture))
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(TARGET, `${picture.name}.png`) })
}

/** A telephone's home screen fills what is clear with black. */
const HOME_SCREEN = { size: 180, ground: '#fbf8f0', margin: 8 }
const bloom = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')

async function drawBloom(size: number, { ground = 'transparent', margin = 0 } = {}) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>body { margin: 0; background: ${ground} } svg { display: block; box-sizing: border-box; width: ${size}px; height: ${size}px; padding: ${margin}px }</style>${bloom}`,
  )
  return page.screenshot({ omitBackground: true })
}

const icons = []
for (const size of ICON_SIZES) icons.push({ size, png: await drawBloom(size) })
writeFileSync(join(PUBLIC, 'favicon.ico'), iconOf(icons))
writeFileSync(join(PUBLIC, 'apple-touch-icon.png'), await drawBloom(HOME_SCREEN.size, HOME_SCREEN))
await browser.close()
console.log(`Drew ${PICTURES.length} pictures and the icons.`)
