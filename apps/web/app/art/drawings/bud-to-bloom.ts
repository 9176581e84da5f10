import { bloom } from '../bloom.ts'
import type { Drawing } from '../drawing.ts'
import { INK, stroke, tenth } from '../ink.ts'

/** A week on the gold band: the page sets the days in five equal columns under it. */
export const weekOfBuds: Drawing = {
  name: 'week-of-buds',
  sheet: 'home',
  width: 640,
  height: 124,
  draw: () => {
    const stalks: string[] = []
    const heads = [5, 9, 14, 20, 28].map((radius, day) => {
      const x = 64 + day * 128
      stalks.push(`M${x} 114V${tenth(98 - radius * 0.6)}`)
      return bloom({ x, y: 96 - radius }, radius, { seed: day, dots: day < 2 ? 14 : 60 })
    })
    return (
      stroke('M0 118C120 104 240 128 360 112S560 104 640 116', 3, INK.line) +
      stroke(stalks.join(''), 2, INK.line) +
      heads.join('')
    )
  },
}

/** The same in small, beside the words. */
export const fiveBuds: Drawing = {
  name: 'five-buds',
  sheet: 'home',
  width: 140,
  height: 110,
  draw: () => {
    const stalks: string[] = []
    const heads = [3.5, 5.5, 8, 11, 14.5].map((radius, day) => {
      const x = 12 + day * 27
      stalks.push(`M${x} 90V${tenth(80 - radius)}`)
      return bloom({ x, y: 78 - radius }, radius, { seed: day, dots: day < 2 ? 14 : 60 })
    })
    return (
      stroke('M6 92C50 84 90 98 134 88', 2.4, INK.wood) +
      stroke(stalks.join(''), 1.6, INK.leaf) +
      heads.join('')
    )
  },
}

/** One head as large as a band, gold on gold. */
export const giantBloom: Drawing = {
  name: 'giant-bloom',
  sheet: 'home',
  width: 800,
  height: 800,
  draw: () => bloom({ x: 400, y: 400 }, 330, { seed: 3, dots: 210 }),
}
