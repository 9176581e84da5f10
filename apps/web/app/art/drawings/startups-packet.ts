import { bloom } from '../bloom.ts'
import { branch } from '../branch.ts'
import type { Drawing } from '../drawing.ts'
import { box, fill, INK, stroke } from '../ink.ts'

const WIDTH = 320
const HEIGHT = 450

/** Crimped by the packer's shears. */
function crimp(y: number): string {
  const teeth = Array.from({ length: 32 }, () => 'l5-5 5 5').join('')
  return `M0 ${y}${teeth}`
}

/** A packet of wattle seed, seen from the front: what was sown on Monday flowers on its face. */
export const startupsPacket: Drawing = {
  name: 'startups-packet',
  sheet: 'startups',
  width: WIDTH,
  height: HEIGHT,
  draw: () =>
    fill(`${crimp(8)}V${HEIGHT}H0Z`, INK.card) +
    stroke(`${crimp(8)}V${HEIGHT}H0Z`, 1.6, INK.line) +
    stroke(`M0 34H${WIDTH}`, 1.2, INK.line) +
    box({ x: 18, y: 52, width: 284, height: 380, colour: 'var(--color-band)' }) +
    branch({
      points: [
        { x: 70, y: 432 },
        { x: 110, y: 340 },
        { x: 168, y: 250 },
        { x: 190, y: 160 },
        { x: 236, y: 92 },
      ],
      seed: 17,
      nodes: 8,
      leaf: 128,
      head: 19,
      heads: 6,
      stem: [9, 2],
      span: [0.14, 0.98],
    }) +
    box({ x: 18, y: 52, width: 284, height: 380, colour: 'none', edge: INK.line }),
}

/** One flower head as large as the band, in the band's own gold. */
export const startupsGiant: Drawing = {
  name: 'startups-giant',
  sheet: 'startups',
  width: 800,
  height: 800,
  draw: () => bloom({ x: 400, y: 400 }, 330, { seed: 21, dots: 210 }),
}
