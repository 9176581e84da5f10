import { bloom } from '../bloom.ts'
import { contour } from '../contour.ts'
import type { Drawing } from '../drawing.ts'
import { at, box, fill, INK, stroke } from '../ink.ts'
import { clock, GROUND, ground, pottedPlant, TITLE } from './case-marks.ts'

const CHAIRS = 4
const ROWS = [
  { left: 118, step: 128, scale: 1, floor: 478 },
  { left: 92, step: 134, scale: 1.12, floor: GROUND },
] as const

/** A chair seen from the front, its feet at 0, 0. */
const CHAIR =
  stroke('M-36 0L-32-62M36 0L32-62M-22-6V-60M22-6V-60', 5, INK.edge) +
  box({ x: -40, y: -178, width: 80, height: 96, round: 16, colour: INK.leaf }) +
  box({ x: -44, y: -78, width: 88, height: 20, round: 8, colour: INK.leaf2 }) +
  stroke('M-40-78v-30M40-78v-30', 5, INK.edge)

function row({ left, step, scale, floor }: (typeof ROWS)[number], index: number): string {
  return Array.from({ length: CHAIRS }, (_, seat) =>
    at(
      { x: left + seat * step, y: floor, scale },
      CHAIR + bloom({ x: 0, y: -114 }, 36, { seed: index * CHAIRS + seat }),
    ),
  ).join('')
}

/** The practice's picture of somewhere else. */
const PICTURE =
  box({ x: 96, y: 74, width: 190, height: 128, colour: INK.card, edge: INK.edge, edgeWidth: 5 }) +
  `<g transform="translate(100 78)" color="${INK.leaf2}">${contour({ width: 182, height: 120, seed: 5, levels: 7, cell: 9 })}</g>` +
  stroke('M150 74L191 44L232 74', 2, INK.edge)

const NOTICES =
  box({ x: 470, y: 66, width: 62, height: 84, colour: INK.card, edge: INK.edge }) +
  stroke('M482 86h38M482 100h30M482 114h36M482 128h22', 2.4, INK.leaf2) +
  fill('M500 60l5 8h-10Z', INK.clay)

/** Eight practice managers, for once in their own chairs. */
export const case4WaitingRoom: Drawing = {
  ...TITLE,
  name: 'case-4-waiting-room',
  draw: () =>
    PICTURE +
    clock({ x: 384, y: 108 }, 50, 7, 10) +
    NOTICES +
    stroke('M8 246H612', 1.4, INK.leaf2) +
    row(ROWS[0], 0) +
    stroke('M30 478H590', 1.6, INK.leaf2) +
    row(ROWS[1], 1) +
    pottedPlant(584, 0.92, 46) +
    ground(),
}
