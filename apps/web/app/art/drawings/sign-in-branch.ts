import { branch } from '../branch.ts'
import { contour } from '../contour.ts'
import type { Drawing } from '../drawing.ts'

const WIDTH = 720
const HEIGHT = 1040

const STEM = [
  { x: 640, y: 1060 },
  { x: 560, y: 860 },
  { x: 420, y: 640 },
  { x: 330, y: 420 },
  { x: 300, y: 210 },
  { x: 360, y: 40 },
]

/** In full bloom beside the form of the sign-in. */
export const signInBranch: Drawing = {
  name: 'sign-in-branch',
  sheet: 'sign-in',
  width: WIDTH,
  height: HEIGHT,
  draw: () =>
    branch({
      points: STEM,
      seed: 57,
      nodes: 13,
      leaf: 235,
      head: 27,
      heads: 7,
      stem: [17, 3],
      span: [0.06, 0.96],
    }),
}

/** The ground behind it. */
export const signInLand: Drawing = {
  name: 'sign-in-land',
  sheet: 'sign-in',
  width: WIDTH,
  height: HEIGHT,
  draw: () => contour({ width: WIDTH, height: HEIGHT, seed: 91, levels: 13, cell: 13 }),
}
