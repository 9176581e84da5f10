import { join } from 'node:path'
import { openPage, settled, test } from './demo.ts'
import { SCREENS } from './list.ts'
import { writeStill } from './webp.ts'

const PICTURES = join(import.meta.dirname, '../../docs/pictures')
const SHOWN = ['home', 'step-6-interviews', 'edit-screener', 'admin-answers']
const WINDOW = { width: 1440, height: 900 }

for (const { name, role, path, prepare } of SCREENS.filter(({ name }) => SHOWN.includes(name))) {
  test(`${name} for the README`, async ({ browser, demo }) => {
    const page = await openPage(browser, demo, role, WINDOW)
    const blank = await page.context().newPage()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(demo.pathOf(path))
      // The first page of a visit may keep the fallback fonts.
      await page.reload()
      await settled(page)
      await prepare?.(page)
      await settled(page)
      // Opening a row can scroll to the list it's in.
      await page.evaluate(() => window.scrollTo(0, 0))
      const taken = await page.screenshot({ animations: 'disabled' })
      await writeStill(blank, taken, join(PICTURES, `${name}-${colorScheme}.webp`), 1080)
    }
  })
}
