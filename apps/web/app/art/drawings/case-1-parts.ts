import { contour } from '../contour.ts'
import type { Drawing } from '../drawing.ts'
import { at, box, dashes, dot, fill, INK, stroke } from '../ink.ts'
import { blooms, pane, print } from './case-marks.ts'

const sheet = 'case-1'

const USAGE = [22, 26, 34, 48, 56, 40, 30, 24] as const
const DEAREST = 4

/** Torn off below, a corner folded, the sum circled in pen. */
const BILL =
  `<path d="M20 10H236L280 54V312${'l-13 10-13-10'.repeat(10)}Z" fill="${INK.card}" stroke="${INK.edge}" stroke-width="1.6" stroke-linejoin="round"/>` +
  `<path d="M236 10V54H280Z" fill="${INK.lit}" stroke="${INK.edge}" stroke-width="1.6" stroke-linejoin="round"/>` +
  stroke(print(48, 48, 18, [102, 72]), 5, INK.leaf) +
  stroke(print(48, 112, 24, [132, 112, 142, 92]), 2, INK.leaf2) +
  stroke('M206 112h46M214 136h38M200 160h52M220 184h32', 2, INK.leaf2) +
  USAGE.map((height, index) =>
    box({
      x: 50 + index * 25,
      y: 282 - height,
      width: 15,
      height,
      colour: index === DEAREST ? INK.petal : INK.leaf,
    }),
  ).join('') +
  stroke('M44 284H254', 1.6, INK.line) +
  at({ x: 230, y: 160, turn: -0.42 }, dashes('M36 0A36 36 0 1 1 35.9-1', '208 30', 2.4, INK.blue))

export const case1Bill: Drawing = {
  name: 'case-1-bill',
  sheet,
  width: 300,
  height: 330,
  draw: () => BILL,
}

const METRO = [
  [150, 150],
  [176, 132],
  [196, 166],
  [168, 182],
  [140, 182],
  [206, 136],
  [182, 206],
  [150, 214],
  [222, 186],
  [212, 218],
  [116, 156],
] as const
const REGIONAL = [
  [330, 90],
  [420, 150],
  [372, 240],
  [500, 110],
  [540, 220],
  [452, 270],
  [300, 270],
] as const

/** Eighteen renters, eleven of them in town. The places are invented. */
export const case1Map: Drawing = {
  name: 'case-1-map',
  sheet,
  width: 640,
  height: 330,
  draw: () =>
    contour({ width: 640, height: 330, seed: 61, levels: 11, cell: 9 }) +
    blooms(
      [...METRO, ...REGIONAL].map(([x, y]) => ({ x, y })),
      14,
      0,
    ),
}

/** A video call: the bill held up to the camera, the interviewer small in the corner. */
export const case1Call: Drawing = {
  name: 'case-1-call',
  sheet,
  width: 320,
  height: 250,
  draw: () =>
    box({ x: 34, y: 14, width: 252, height: 178, round: 12, colour: INK.leaf }) +
    pane(48, 28, 224, 150) +
    at({ x: 96, y: 44, turn: -0.06, scale: 0.38 }, BILL) +
    box({ x: 206, y: 122, width: 56, height: 46, round: 4, colour: INK.leaf2 }) +
    stroke('M220 140h28M220 150h18', 3, INK.card) +
    fill('M8 206H312L298 228H22Z', INK.edge) +
    dot(160, 21, 2.4, INK.petal) +
    stroke('M136 213h48', 3, INK.leaf2),
}

/** The comparison starts from the bill: photographed, and read. */
export const case1Phone: Drawing = {
  name: 'case-1-phone',
  sheet,
  width: 300,
  height: 330,
  draw: () =>
    at({ x: 4, y: 44, turn: -0.1, scale: 0.86 }, BILL) +
    at(
      { x: 150, y: 66, turn: 0.12 },
      box({ x: 0, y: 0, width: 134, height: 244, round: 18, colour: INK.leaf }) +
        box({ x: 9, y: 20, width: 116, height: 196, round: 4, colour: INK.card }) +
        stroke(print(24, 46, 16, [70, 52]), 4, INK.leaf) +
        stroke('M24 92v-8h10M110 92v-8h-10M24 148v8h10M110 148v8h-10', 3, INK.clay) +
        stroke(print(36, 106, 15, [60, 44, 54]), 3, INK.leaf2) +
        box({ x: 24, y: 176, width: 86, height: 26, round: 6, colour: INK.petal }) +
        stroke('M52 189l10 8 20-17', 3.4, INK.line) +
        dot(67, 230, 6, INK.card),
    ),
}
