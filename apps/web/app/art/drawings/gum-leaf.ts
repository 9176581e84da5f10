import type { Drawing } from '../drawing.ts'
import { at, dot, faint, fill, INK, stroke, tenth } from '../ink.ts'

const VEINS = 14

function veins(): string {
  let path = ''
  for (let i = 1; i <= VEINS; i++) {
    const t = i / (VEINS + 1)
    const reach = Math.sin(t * Math.PI) * 21
    const start = `M${24 + i * 17} ${tenth(44 - Math.sin(t * 3.1) * 26)}`
    path += `${start}l15 ${tenth(-reach * 0.8)}${start}l17 ${tenth(reach * 0.72)}`
  }
  return path
}

/** A gum leaf; the scribbly moth's track on it is a small line chart that ends in gold. */
export const gumLeaf: Drawing = {
  name: 'gum-leaf',
  sheet: 'plate',
  width: 312,
  height: 90,
  draw: () =>
    at(
      { x: 0, y: 12 },
      stroke('M2 58C12 54 18 48 26 44', 4, INK.clay) +
        fill('M24 45C80-20 210-22 306 52C214 34 110 86 24 45Z', INK.leaf2) +
        fill('M24 45C90 4 210-4 306 52C214 34 110 86 24 45Z', INK.leaf) +
        faint(0.55, stroke(veins(), 0.9, INK.vein)) +
        stroke('M24 45C90 4 210-2 304 51', 1.6, INK.vein) +
        stroke('M92 46l9-9 7 13 10-19 8 11 11-20 8 14 12-16', 1.8, INK.lit) +
        dot(157, 20, 3.4, INK.petal),
    ),
}
