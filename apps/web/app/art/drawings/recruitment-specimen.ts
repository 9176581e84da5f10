import { branch } from '../branch.ts'
import { stem } from '../curve.ts'
import type { Drawing } from '../drawing.ts'
import { at, box, fill, INK, stroke } from '../ink.ts'
import { phyllode } from '../phyllode.ts'
import { seedPod } from './seed-pod.ts'

const STEM = [
  { x: 250, y: 915 },
  { x: 262, y: 760 },
  { x: 300, y: 590 },
  { x: 316, y: 420 },
  { x: 372, y: 250 },
  { x: 470, y: 110 },
  { x: 560, y: 30 },
]
/** Last year's twig, which bears the pod. */
const TWIG = [
  { x: 270, y: 720 },
  { x: 330, y: 662 },
  { x: 410, y: 640 },
  { x: 486, y: 650 },
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
    phyllode({ x: 330, y: 663, turn: -0.75, length: 120, bend: 16, far: true }) +
    phyllode({ x: 400, y: 642, turn: 0.5, length: 112, bend: 14 }) +
    at({ x: 450, y: 652, turn: -0.16, scale: 0.95 }, seedPod.draw()) +
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
    tape(256, 836, 0.05, 74) +
    tape(309, 512, 0.12, 62) +
    tape(505, 76, 0.78, 54) +
    scaleBar(20, 916),
}
