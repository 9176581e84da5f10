import { bloom } from '../bloom.ts'
import type { Drawing } from '../drawing.ts'
import { dot, faint, fill, INK, type Point, stroke, tenth } from '../ink.ts'

const UPPER = 'C340-20 930-40 1330 168'
const RIB_BACK = 'C930 92 340 118 40 176'
const RIB = 'C340 118 930 92 1330 168'
const LOWER_BACK = 'C930 300 340 300 40 176'

/** Those who are asked, on the half that is lit. */
const PEOPLE: readonly Point[] = [
  { x: 262, y: 116 },
  { x: 376, y: 84 },
  { x: 492, y: 94 },
  { x: 606, y: 62 },
  { x: 722, y: 84 },
  { x: 838, y: 62 },
  { x: 950, y: 92 },
  { x: 1068, y: 102 },
]

/** What is already known: a moth's track that is a line chart. */
const TRACK =
  'M300 212l36-14 28 22 36-34 32 30 40-44 28 46 36-28 32 18 40-48 34 58 38-38 30 16 44-50 34 42 40-30 36 14 52-30'

function veins(): string {
  let path = ''
  for (let i = 1; i < 19; i++) {
    const t = i / 19
    const x = 40 + t * 1290
    const reach = Math.sin(t * Math.PI)
    const y = 176 - Math.sin(t * 3.1) * 62 + t * -8
    path += `M${tenth(x)} ${tenth(y)}l52 ${tenth(-reach * 58)}M${tenth(x)} ${tenth(y)}l58 ${tenth(reach * 66)}`
  }
  return faint(0.4, stroke(path, 1, INK.vein))
}

/** One leaf, two halves: what people tell us, and what is written down. */
export const researchLeaf: Drawing = {
  name: 'research-leaf',
  sheet: 'research',
  width: 1296,
  height: 300,
  draw: () =>
    stroke('M-140 232C-80 226 -20 204 44 174', 9, INK.clay) +
    fill(`M40 176${UPPER}${RIB_BACK}Z`, INK.leaf2) +
    fill(`M40 176${RIB}${LOWER_BACK}Z`, INK.leaf) +
    veins() +
    stroke(`M40 176${RIB}`, 2.4, INK.vein) +
    stroke(TRACK, 3, INK.lit) +
    dot(916, 142, 9, INK.petal) +
    PEOPLE.map((person, index) => bloom(person, 25, { seed: index })).join(''),
}
