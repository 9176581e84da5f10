import { bloom } from '../bloom.ts'
import type { Drawing } from '../drawing.ts'
import { at, box, dot, fill, INK, stroke } from '../ink.ts'
import { GROUND, ground, print, sapling, TITLE } from './case-marks.ts'

const RADIUS = 41
const FRAME = { left: 108, right: 512, top: 54, bottom: 640 }
/** On each of five rods three beads, some of them counted: 15. */
const RODS = [
  { y: 128, counted: 3 },
  { y: 236, counted: 1 },
  { y: 344, counted: 2 },
  { y: 452, counted: 0 },
  { y: 560, counted: 2 },
] as const
const BEADS = 3

function rod({ y, counted }: (typeof RODS)[number], index: number): string {
  const beads = Array.from({ length: BEADS }, (_, bead) => {
    const x =
      bead < counted
        ? FRAME.left + 62 + bead * RADIUS * 2.02
        : FRAME.right - 62 - (BEADS - 1 - bead) * RADIUS * 2.02
    return bloom({ x, y }, RADIUS, { seed: index * BEADS + bead })
  })
  return stroke(`M${FRAME.left} ${y}H${FRAME.right}`, 4, INK.edge) + beads.join('')
}

const post = (x: number) =>
  box({
    x: x - 13,
    y: FRAME.top - 22,
    width: 26,
    height: GROUND - FRAME.top + 22,
    round: 6,
    colour: INK.clay,
  }) + stroke(`M${x - 5} ${FRAME.top}V${GROUND - 10}`, 1.4, INK.line)

const beam = (y: number) =>
  box({
    x: FRAME.left - 34,
    y: y - 12,
    width: FRAME.right - FRAME.left + 68,
    height: 24,
    round: 6,
    colour: INK.clay,
  }) + stroke(`M${FRAME.left - 22} ${y + 4}H${FRAME.right + 22}`, 1.4, INK.line)

/** A till receipt that curls over the ground. */
const RECEIPT = at(
  { x: 250, y: 0 },
  fill('M0 652H104V700C104 712 112 716 122 716H20C8 716 0 710 0 698Z', INK.card) +
    stroke('M0 652H104V700C104 712 112 716 122 716H20C8 716 0 710 0 698Z', 1.6, INK.edge) +
    stroke(print(14, 668, 12, [40, 52, 34]), 2, INK.leaf2) +
    stroke(print(74, 668, 12, [16, 16, 16]), 2, INK.line),
)

const PENCIL = at(
  { x: 398, y: 706, turn: -0.06 },
  fill('M0-7H92L112 0 92 7H0Z', INK.petal) +
    fill('M92-7L112 0 92 7Z', INK.lit) +
    fill('M104-2.6L112 0 104 2.6Z', INK.line) +
    fill('M-14-7H0V7H-14Z', INK.leaf),
)

/** Fifteen sole traders: the beads of the abacus that they do their books on. */
export const case3Abacus: Drawing = {
  ...TITLE,
  name: 'case-3-abacus',
  draw: () =>
    sapling(48, 0.9, 43) +
    sapling(580, 1.05, 44) +
    RODS.map(rod).join('') +
    beam(FRAME.top) +
    beam(FRAME.bottom) +
    post(FRAME.left) +
    post(FRAME.right) +
    dot(FRAME.left, FRAME.top, 4, INK.petal) +
    dot(FRAME.right, FRAME.top, 4, INK.petal) +
    RECEIPT +
    PENCIL +
    ground(),
}
