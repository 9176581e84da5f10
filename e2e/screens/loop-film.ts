import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { settled } from './demo.ts'
import { drawFrame, FRAME, type Turn } from './loop-frame.ts'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

export type Film = {
  themes: typeof THEMES
  /** The person looking at the screen. */
  turn: Turn
  /** One frame per theme: the screen, its caption, and what is pressed next. */
  show(page: Page, words: string, pressed?: Locator): Promise<void>
  /** A theme's numbered frames, for ffmpeg. */
  framesOf(theme: Theme): string
}

export async function openFilm(browser: Browser, folder: string): Promise<Film> {
  const context = await browser.newContext({ viewport: FRAME })
  const stage = await context.newPage()
  mkdirSync(folder, { recursive: true })
  let count = 0
  const film: Film = {
    themes: THEMES,
    turn: 'Visitor',
    framesOf: (theme) => join(folder, `${theme}-%02d.png`),
    async show(page, words, pressed) {
      await settled(page)
      // Otherwise the element under the pointer would show its hover state.
      await page.mouse.move(0, 0)
      const box = (await pressed?.first().boundingBox()) ?? undefined
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme })
        await stage.emulateMedia({ colorScheme })
        const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
        const { width = 0 } = page.viewportSize() ?? {}
        const frame = await drawFrame(stage, {
          ...{ picture, width, turn: film.turn, words, pressed: box },
        })
        const name = `${colorScheme}-${String(count).padStart(2, '0')}.png`
        writeFileSync(join(folder, name), frame)
      }
      count += 1
    },
  }
  return film
}
