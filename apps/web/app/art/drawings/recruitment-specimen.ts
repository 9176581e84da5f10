import { branch } from '../branch.ts'
import { stem } from '../curve.ts'
import type { Drawing } from '../drawing.ts'
import { at, box, fill, INK, stroke } from '../ink.ts'
import { phyllode } from '../phyllode.ts'
import { seedPod } from './seed-pod.ts'

const STEM = [
  { x: 262, y: 925 },
  { x: 268, y: 780 },
  { x: 304, y: 620 },
  { x: 318, y: 470 },
  { x: 366, y: 320 },
  { x: 446, y: 200 },
  { x: 530, y: 128 },
]
/** Last year's twig, which bears the pod. */
const TWIG = [
  { x: 272, y: 752 },
  { x: 220, y: 690 },
  { x: 150, y: 660 },
  { x: 76, y: 664 },
]

/** Gummed linen, as collectors use it. */
function tape(x: number, y: number, turn: number, length: number): string {
  return at(
    { x, y, turn },
    box({
      x: -length / 2,
      y: -11,
      width: length,
      height: 22,
      colour: INK.card,
      edge: INK.leaf2,
      edgeWidth: 1,
    }) + stroke(`M${-length / 2 + 5} -11v22M${length / 2 - 5} -11v22`, 0.8, INK.leaf2),
  )
}

/** Five centimetres, in alternating fields. */
function scaleBar(x: number, y: number): string {
  const fields = [0, 2, 4].map((field) => fill(`M${field * 26} 0h26v7h-26Z`, INK.edge))
  const ticks = stroke('M0 7h130M0 -4v11M130 -4v11', 1.2, INK.edge)
  return at({ x, y }, fields.join('') + stroke('M0 0h130', 1.2, INK.edge) + ticks)
}

/** A pressed golden wattle: stem, leaf, bud, bloom and pod on one sheet. */
export const recruitmentSpecimen: Drawing = {
  name: 'recruitment-specimen',
  sheet: 'recruitment',
  width: 680,
  height: 940,
  draw: () =>
    stem({ points: TWIG, from: 6, to: 2 }) +
    phyllode({ x: 214, y: 688, turn: 2.75, length: 118, bend: 16, far: true }) +
    at({ x: 48, y: 664, turn: 0.06, scale: 0.92 }, seedPod.draw()) +
    branch({
      points: STEM,
      seed: 5,
      nodes: 11,
      leaf: 232,
      head: 25,
      heads: 7,
      stem: [15, 2.5],
      span: [0.2, 0.98],
      open: (t) => (t > 0.78 ? 0.26 : 1),
    }) +
    tape(264, 862, 0.05, 74) +
    tape(312, 548, 0.12, 62) +
    tape(478, 170, 0.85, 54) +
    scaleBar(84, 925),
}
