import { branch } from '../branch.ts'
import { stem } from '../curve.ts'
import type { Drawing } from '../drawing.ts'
import { phyllode } from '../phyllode.ts'

const MAIN = [
  { x: 900, y: 1180 },
  { x: 800, y: 980 },
  { x: 664, y: 740 },
  { x: 490, y: 510 },
  { x: 310, y: 340 },
  { x: 120, y: 250 },
]

/** Where the thornbill sits, and the pod hangs. */
const PERCH = [
  { x: 424, y: 444 },
  { x: 438, y: 396 },
  { x: 482, y: 362 },
  { x: 570, y: 342 },
  { x: 660, y: 322 },
  { x: 738, y: 276 },
]

/** Golden wattle: grows in from the lower right, over the fold. */
export const sprig: Drawing = {
  name: 'sprig',
  sheet: 'plate',
  width: 820,
  height: 1000,
  draw: () =>
    stem({ points: PERCH, from: 7, to: 2 }) +
    phyllode({ x: 628, y: 330, turn: 0.5, length: 92, wide: 11, bend: -13 }) +
    phyllode({ x: 664, y: 320, turn: -1.25, length: 84, wide: 10, bend: 12, far: true }) +
    phyllode({ x: 736, y: 277, turn: -0.9, length: 70, wide: 8, bend: 10 }) +
    branch({
      points: MAIN,
      seed: 11,
      nodes: 12,
      leaf: 225,
      head: 25,
      heads: 7,
      stem: [17, 2.5],
      span: [0.2, 0.98],
    }),
}
