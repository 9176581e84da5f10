import type { Browser, Locator, Page } from '@playwright/test'
import { settled } from './demo.ts'
import { drawFrame, FRAME, type Turn } from './loop-frame.ts'
import { writeLoop } from './webp.ts'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

export type Film = {
  /** Who's looking at the screen. */
  turn: Turn
  /**
   * Adds one frame per theme: the screen, its caption, and a highlight on what the person presses
   * next.
   */
  show(page: Page, words: string, pressed?: Locator): Promise<void>
  /** Writes one animation per theme. */
  write(fileOf: (theme: Theme) => string, secondsEach: number): Promise<void>
}

export async function openFilm(browser: Browser): Promise<Film> {
  const context = await browser.newContext({ viewport: FRAME })
  const stage = await context.newPage()
  const frames: Record<Theme, Buffer[]> = { light: [], dark: [] }
  const film: Film = {
    turn: 'Visitor',
    async write(fileOf, secondsEach) {
      for (const theme of THEMES) await writeLoop(stage, frames[theme], fileOf(theme), secondsEach)
    },
    async show(page, words, pressed) {
      await settled(page)
      // Move the pointer away, or the element under it would show its hover state.
      await page.mouse.move(0, 0)
      const box = (await pressed?.first().boundingBox()) ?? undefined
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme })
        await stage.emulateMedia({ colorScheme })
        const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
        const { width = 0 } = page.viewportSize() ?? {}
        frames[colorScheme].push(
          await drawFrame(stage, { picture, width, turn: film.turn, words, pressed: box }),
        )
      }
    },
  }
  return film
}
