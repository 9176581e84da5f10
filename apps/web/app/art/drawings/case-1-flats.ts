import { bloom } from '../bloom.ts'
import type { Drawing } from '../drawing.ts'
import { box, dot, INK, stroke } from '../ink.ts'
import { GROUND, ground, pane, sapling, TITLE } from './case-marks.ts'

/** Three flats on each of six floors. */
const RENTERS = 18

function flat(index: number): string {
  const x = 150 + (index % 3) * 116
  const y = 64 + Math.floor(index / 3) * 96
  const sill = stroke(`M${x - 5} ${y + 66}h94`, 4, INK.line)
  const rails = [8, 22, 62, 76].map((step) => `M${x + step} ${y + 66}v-14`).join('')
  const balcony = index % 4 === 1 ? stroke(`${rails}M${x + 4} ${y + 52}h76`, 1.6, INK.leaf) : ''
  return pane(x, y, 84, 66) + bloom({ x: x + 42, y: y + 35 }, 24, { seed: index }) + sill + balcony
}

function letterbox(index: number): string {
  const x = 232 + (index % 6) * 26
  const y = 648 + Math.floor(index / 6) * 18
  return box({ x, y, width: 21, height: 13, round: 1.5, colour: INK.card, edge: INK.line })
}

const each = (draw: (index: number) => string) => Array.from({ length: RENTERS }, (_, i) => draw(i))

/** Eighteen renters: a lit window and a letterbox each. */
export const case1Flats: Drawing = {
  ...TITLE,
  name: 'case-1-flats',
  draw: () =>
    box({
      x: 118,
      y: 30,
      width: 384,
      height: 686,
      colour: INK.card,
      edge: INK.edge,
      edgeWidth: 2,
    }) +
    stroke('M104 30H516M132 18H488M510 32V700M118 622H502', 2, INK.edge) +
    each(flat).join('') +
    each(letterbox).join('') +
    box({ x: 150, y: 648, width: 60, height: GROUND - 648, round: 2, colour: INK.leaf }) +
    dot(200, 684, 2.6, INK.petal) +
    sapling(62, 1, 41) +
    sapling(566, 0.8, 42) +
    ground(),
}
