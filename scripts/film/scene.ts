import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bloomsOf } from '../../apps/web/app/art/bloom.ts'
import { contour } from '../../apps/web/app/art/contour.ts'
import { ROOT } from '../setup/paths.mjs'
import type { Film } from './films.ts'
import { grow, wayAhead } from './grow.ts'
import { BASE, nearness } from './plant.ts'
import { eased, growth, presence, RECAP, SAYINGS, type Span, TITLE } from './timeline.ts'

export const WIDTH = 1280
export const HEIGHT = 720

const STYLES = join(ROOT, 'apps/web/app/styles')
const STEPS = 6
const TEXT_TOP = 206
/** How far a text rises as it comes, in pixels. */
const RISE = 14

/** What changes from frame to frame. */
export type Frame = { plant: string; texts: { opacity: string; top: string }[] }

const font = (file: string) =>
  `data:font/woff2;base64,${readFileSync(join(STYLES, 'fonts', file)).toString('base64')}`

/** The tokens as the site has them, freed from Tailwind's frame. */
const tokens = () =>
  readFileSync(join(STYLES, 'tokens.css'), 'utf8')
    .match(/--color-[\w-]+: [^;]+;/g)
    ?.join('') ?? ''

const styles = () => `
  @font-face { font-family: Display; src: url(${font('bricolage-display.woff2')}); font-weight: 200 800 }
  @font-face { font-family: Text; src: url(${font('atkinson-text.woff2')}); font-weight: 200 800 }
  :root { color-scheme: dark; ${tokens()}
    --color-art-leaf: #7cc0a3; --color-art-leaf-2: #337f67; --color-art-wood: #9bd3bb }
  .bud { --color-art-petal: #c6ca55; --color-art-lit: #eceba4; --color-art-shade: #a0a63c; --color-art-deep: #7d8a34 }
  .pod { --color-art-clay: #cf8152; --color-art-line: #5b2813; --color-art-lit: #f0c9a0 }
  body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; overflow: hidden; position: relative;
    background: var(--color-band); color: var(--color-on-band) }
  svg { position: absolute; inset: 0; fill: none }
  #land { opacity: .1 }
  .step { position: absolute; left: 72px; top: 146px; margin: 0; font: 500 31px/1 Text; color: #c9d8ce;
    display: flex; align-items: center; gap: 20px }
  .step i { width: 13px; height: 13px; border-radius: 50%; box-shadow: inset 0 0 0 2px #7fa594; margin-right: -11px }
  .step i.done { background: var(--color-wattle); box-shadow: none }
  .step b { font-weight: 500; margin-left: 12px }
  .text { position: absolute; left: 72px; margin: 0; white-space: nowrap; font: 600 76px/1.06 Display; letter-spacing: -.02em }
  .text.title { font-size: 84px; line-height: 1.02 }
  .recap { list-style: none; padding: 0; font-size: 37px; line-height: 1.14; letter-spacing: -.012em; white-space: normal; width: 470px }
  .recap li { position: relative; padding-left: 36px; margin-bottom: 18px; text-wrap: balance }
  .recap li::before { content: ''; position: absolute; left: 0; top: 13px; width: 16px; height: 16px; border-radius: 50%; background: var(--color-wattle) }
`

/** Everything of a film, still without its first frame. */
export function sceneOf({ number, label, words }: Film): string {
  const dots = Array.from(
    { length: STEPS },
    (_, i) => `<i class="${i < number ? 'done' : ''}"></i>`,
  )
  const saying = (lines: readonly string[], kind = '') =>
    `<p class="text ${kind}">${lines.join('<br>')}</p>`
  const recap = words.sayings
    .map(({ lines }) => `<li>${lines.join(' ').replace(/([.?]) /g, '$1<br>')}</li>`)
    .join('')
  const land = contour({ width: WIDTH, height: HEIGHT, seed: 91, levels: 13, cell: 10 })
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><style>${styles()}</style>
    <svg id="land" width="${WIDTH}" height="${HEIGHT}">${land}</svg>
    <svg id="plant" width="${WIDTH}" height="${HEIGHT}"></svg>
    <p class="step">${dots.join('')}<b>Step ${number}: ${label}</b></p>
    ${saying(words.title.lines, 'title')}
    ${words.sayings.map(({ lines }) => saying(lines)).join('')}
    <ul class="text recap">${recap}</ul>`
}

/** A pale sun that crosses the sky in six films. */
function sun(age: number): string {
  const k = age / STEPS
  const x = 700 + 470 * k
  const y = 176 - 84 * Math.sin(Math.PI * k)
  return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="52" fill="#d3d8ca"/>`
}

function plantAt(age: number): string {
  const near = nearness(age).toFixed(4)
  const nearer = (body: string) =>
    `<g transform="translate(${BASE.x} ${BASE.y}) scale(${near}) translate(${-BASE.x} ${-BASE.y})">${body}</g>`
  const branch = grow(age)
  return `<defs>${bloomsOf(branch)}</defs>${nearer(wayAhead(age))}${sun(age)}${nearer(branch)}`
}

/** The picture at a time, in seconds; the same for the same time, on any machine. */
export function frameAt({ number }: Film, time: number): Frame {
  const text = (span: Span) => {
    const there = presence(span, time)
    const isGoing = time > (span.from + span.to) / 2
    const top = TEXT_TOP + (isGoing ? 0 : RISE * (1 - eased(there)))
    return { opacity: there.toFixed(3), top: `${top.toFixed(2)}px` }
  }
  return {
    plant: plantAt(number - 1 + growth(time)),
    texts: [TITLE, ...SAYINGS, RECAP].map(text),
  }
}

/** What stands there before the film is played: its title, and the branch as it will have grown. */
export function coverOf({ number }: Film): Frame {
  const isTitle = (index: number) => ({ opacity: index === 0 ? '1' : '0', top: `${TEXT_TOP}px` })
  return {
    plant: plantAt(number),
    texts: [TITLE, ...SAYINGS, RECAP].map((_, index) => isTitle(index)),
  }
}
