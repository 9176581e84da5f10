import { bloom } from '../bloom.ts'
import type { Drawing } from '../drawing.ts'
import { box, fill, INK, stroke } from '../ink.ts'
import { phyllode } from '../phyllode.ts'
import { GROUND, ground, sapling, TITLE } from './case-marks.ts'

/** Easy Read: a picture beside each sentence, and much white. */
const SENTENCES = [
  [210, 150],
  [190, 204],
  [214, 96],
  [176, 198],
  [206, 130],
  [188, 160],
] as const

const SHEET = { x: 132, y: 26, width: 356, height: 672 }

function sentence([first, second]: (typeof SENTENCES)[number], index: number): string {
  const y = 88 + index * 83
  return (
    bloom({ x: SHEET.x + 62, y }, 34, { seed: index }) +
    stroke(`M${SHEET.x + 116} ${y - 11}h${first}M${SHEET.x + 116} ${y + 12}h${second}`, 7, INK.line)
  )
}

const STAMP =
  box({ x: 498, y: 612, width: 50, height: 60, colour: INK.card, edge: INK.line }) +
  phyllode({ x: 509, y: 658, turn: -0.9, length: 44, wide: 7, bend: 5 }) +
  stroke('M470 624c10-8 20 8 30 0s20 8 30 0M470 640c10-8 20 8 30 0s20 8 30 0', 1.6, INK.vein)

/** The letter stands in its envelope: the back and the open flap are behind it, the pocket before. */
export const case5Letter: Drawing = {
  ...TITLE,
  name: 'case-5-letter',
  draw: () =>
    sapling(34, 0.7, 47) +
    sapling(594, 0.62, 48) +
    fill('M48 524L310 396L572 524Z', INK.leaf2) +
    box({ ...SHEET, colour: INK.card, edge: INK.edge, edgeWidth: 2 }) +
    SENTENCES.map(sentence).join('') +
    fill(`M48 524L232 640L388 640L572 524V${GROUND}H48Z`, INK.leaf) +
    stroke(`M48 524L232 640M388 640L572 524M48 ${GROUND}L232 640H388L572 ${GROUND}`, 2, INK.vein) +
    STAMP +
    ground(),
}
