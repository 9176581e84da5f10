import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const STYLES = join(import.meta.dirname, '../../apps/web/app/styles')

const TURNS = ['Visitor', 'Researcher', 'Our team', 'Panel member'] as const
export type Turn = (typeof TURNS)[number]

export const FRAME = { width: 1080, height: 672 }

type Box = { x: number; y: number; width: number; height: number }

export type Frame = {
  picture: Buffer
  width: number
  /** Who's looking at the screen. */
  turn: Turn
  words: string
  /** What the person is about to press. */
  pressed: Box | undefined
}

const font = (file: string) =>
  `data:font/woff2;base64,${readFileSync(join(STYLES, 'fonts', file)).toString('base64')}`
/** Only the colour tokens from tokens.css, without Tailwind's syntax around them. */
const tokens = () =>
  readFileSync(join(STYLES, 'tokens.css'), 'utf8')
    .match(/--color-[\w-]+: [^;]+;/g)
    ?.join('')

/**
 * Draws the screenshot with its caption and the list of people below, and highlights the person
 * whose turn it is.
 */
export async function drawFrame(stage: Page, { picture, width, turn, words, pressed }: Frame) {
  const isPhone = width < 500
  const scale = (isPhone ? 360 : FRAME.width) / width
  const edge = ({ x, y, width, height }: Box) =>
    `left:${x * scale}px;top:${y * scale}px;width:${width * scale}px;height:${height * scale}px`
  const person = (name: Turn) => `<li class="${name === turn ? 'now' : ''}"><i></i>${name}</li>`
  await stage.setContent(`<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: D; src: url(${font('bricolage-display.woff2')}); font-weight: 200 800 }
    @font-face { font-family: T; src: url(${font('atkinson-text.woff2')}); font-weight: 200 800 }
    :root { color-scheme: light dark; ${tokens()} }
    * { box-sizing: border-box; margin: 0; padding: 0 }
    body { width: ${FRAME.width}px; height: ${FRAME.height}px; overflow: hidden; background: var(--color-sunk); color: var(--color-ink); font: 500 15px/1.4 T }
    main { position: relative; height: 608px; overflow: hidden }
    .shot { position: absolute; overflow: hidden; ${isPhone ? 'left: 360px; top: 20px; width: 360px; height: 608px; border: 1px solid var(--color-control); border-bottom: 0; border-radius: 20px 20px 0 0' : 'inset: 0'} }
    img { display: block; width: 100% }
    b { position: absolute; border-radius: 9px; box-shadow: 0 0 0 3px var(--color-paper), 0 0 0 7px var(--color-wattle), 0 0 0 9px #1a2721 }
    footer { position: relative; height: 64px; display: flex; align-items: center; gap: 32px; padding: 0 24px; background: var(--color-paper); border-top: 1px solid var(--color-line) }
    p { font: 600 20px/1.2 D; flex: 1 }
    ol { display: flex; list-style: none; gap: 18px; color: var(--color-ink-3); font-size: 13px }
    li { display: flex; align-items: center; gap: 6px }
    i { width: 12px; height: 12px; border-radius: 50%; border: 2px solid var(--color-line-3) }
    .now { color: var(--color-ink); font-weight: 700 }
    .now i { background: var(--color-wattle); border-color: var(--color-wattle); box-shadow: 0 0 0 3px var(--color-paper), 0 0 0 5px var(--color-wattle) }
  </style><main><div class="shot"><img alt="" src="data:image/png;base64,${picture.toString('base64')}">${pressed ? `<b style="${edge(pressed)}"></b>` : ''}</div></main>
  <footer><p>${words}</p><ol>${TURNS.map(person).join('')}</ol></footer>`)
  await stage.evaluate(async () => {
    await document.fonts.ready
    await document.querySelector('img')?.decode()
  })
  return stage.screenshot()
}
