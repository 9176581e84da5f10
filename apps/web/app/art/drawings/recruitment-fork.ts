import { bloom } from '../bloom.ts'
import { stem } from '../curve.ts'
import type { Drawing } from '../drawing.ts'
import { phyllode } from '../phyllode.ts'

const TRUNK = [
  { x: -1300, y: 250 },
  { x: -1000, y: 216 },
  { x: -660, y: 220 },
  { x: -380, y: 240 },
  { x: -150, y: 190 },
  { x: 20, y: 196 },
  { x: 130, y: 170 },
]
const UPPER = [
  { x: 120, y: 173 },
  { x: 190, y: 132 },
  { x: 250, y: 84 },
  { x: 336, y: 70 },
]
const LOWER = [
  { x: 116, y: 174 },
  { x: 190, y: 196 },
  { x: 246, y: 256 },
  { x: 336, y: 268 },
]

/** One twig that parts: a leaf for those who ask, a bloom for those who are asked. */
export const recruitmentFork: Drawing = {
  name: 'recruitment-fork',
  sheet: 'recruitment',
  width: 420,
  height: 340,
  draw: () =>
    phyllode({ x: 20, y: 195, turn: -0.72, length: 118, bend: -16, far: true }) +
    phyllode({ x: 190, y: 132, turn: -1.05, length: 104, bend: -14, far: true }) +
    phyllode({ x: 214, y: 216, turn: 1.2, length: 108, bend: 15, far: true }) +
    stem({ points: TRUNK, from: 22, to: 8 }) +
    stem({ points: UPPER, from: 8, to: 3 }) +
    stem({ points: LOWER, from: 8, to: 3 }) +
    phyllode({ x: 60, y: 190, turn: 0.55, length: 112, bend: 15 }) +
    phyllode({ x: -70, y: 187, turn: 0.6, length: 124, bend: 16 }) +
    phyllode({ x: -230, y: 208, turn: 0.5, length: 138, bend: 18, far: true }) +
    phyllode({ x: 336, y: 70, turn: -0.16, length: 84, bend: 10 }) +
    phyllode({ x: 256, y: 82, turn: 0.62, length: 78, bend: 10 }) +
    phyllode({ x: 262, y: 260, turn: -0.7, length: 82, bend: -11 }) +
    bloom({ x: 366, y: 268 }, 29, { seed: 4 }),
}
