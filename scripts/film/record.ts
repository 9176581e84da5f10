import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { encodeLossless, ffmpeg } from './encode.ts'
import type { Film } from './films.ts'
import { type Frame, frameAt, HEIGHT, sceneOf, WIDTH } from './scene.ts'
import { FILM_SECONDS, FRAMES_PER_SECOND } from './timeline.ts'

/** A page that shows one frame after another, and gives each as a PNG. */
export class Stage {
  #page: Page
  #session: CDPSession
  #last: { frame: string; picture: Buffer } | undefined

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  static async open(browser: Browser, film: Film): Promise<Stage> {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
    await page.setContent(sceneOf(film))
    await page.evaluate(() => document.fonts.ready)
    return new Stage(page, await page.context().newCDPSession(page))
  }

  async picture(frame: Frame): Promise<Buffer> {
    const key = JSON.stringify(frame)
    if (this.#last?.frame === key) return this.#last.picture
    await this.#page.evaluate(({ plant, texts }) => {
      const drawing = document.querySelector('#plant')
      if (drawing) drawing.innerHTML = plant
      for (const [index, text] of document.querySelectorAll<HTMLElement>('.text').entries())
        Object.assign(text.style, texts[index])
    }, frame)
    const shot = await this.#session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    })
    const picture = Buffer.from(shot.data, 'base64')
    this.#last = { frame: key, picture }
    return picture
  }

  close() {
    return this.#page.close()
  }
}

/** Every frame of the film into one file without loss, from which all others are made. */
export async function record(stage: Stage, film: Film, target: string): Promise<void> {
  const encoder = spawn(ffmpeg(), encodeLossless(target), { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(encoder, 'close')
  for (let index = 0; index < FILM_SECONDS * FRAMES_PER_SECOND; index++) {
    const picture = await stage.picture(frameAt(film, index / FRAMES_PER_SECOND))
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
}
