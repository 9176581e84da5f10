import { bloom } from '../bloom.ts'
import { along, stem } from '../curve.ts'
import type { Drawing } from '../drawing.ts'
import { foliage, type Phyllode } from '../phyllode.ts'

/** One leaf a customer. */
const LEAVES = 100

interface Twigs {
  rows: number
  width: number
  rowHeight: number
  leaf: number
  wave: number
  stem: [number, number]
  bud: number
}

function twig(row: number, plan: Twigs): string {
  const leaves = LEAVES / plan.rows
  const isLast = row === plan.rows - 1
  const end = plan.width - (isLast ? 20 : 48)
  const middle = plan.rowHeight * (row + 0.5)
  const points = Array.from({ length: 13 }, (_, i) => ({
    x: (end * i) / 12,
    y: middle + Math.sin(i * 1.05 + row) * plan.wave,
  }))
  const back: Phyllode[] = []
  const front: Phyllode[] = []
  for (let i = 0; i < leaves; i++) {
    const side = i % 2 ? 1 : -1
    const { x, y, heading } = along(points, (i + 0.3) / (leaves * 1.05))
    const step = (row * 7 + i * 3) % 5
    const far = (i * 7 + row) % 5 < 2
    const length = plan.leaf * (0.84 + step * 0.06)
    const leaf = {
      x,
      y,
      turn: heading + side * (0.5 + step * 0.06),
      length,
      wide: plan.leaf * 0.125,
      bend: side * plan.leaf * 0.15,
    }
    if (far) back.push(leaf)
    else front.push(leaf)
  }
  const tip = along(points, 1)
  const [from, to] = plan.stem
  return (
    foliage(back, true) +
    stem({ points, from, to }) +
    foliage(front, false) +
    (isLast ? bloom({ x: tip.x + 5, y: tip.y }, plan.bud, { seed: 3 }) : '')
  )
}

const drawTwigs = (plan: Twigs) => () =>
  Array.from({ length: plan.rows }, (_, row) => twig(row, plan)).join('')

export const hundredLeaves: Drawing = {
  name: 'hundred-leaves',
  sheet: 'home',
  width: 1296,
  height: 104,
  draw: drawTwigs({
    rows: 1,
    width: 1296,
    rowHeight: 104,
    leaf: 56,
    wave: 9,
    stem: [4.5, 2],
    bud: 15,
  }),
}

/** For a phone: the same hundred on two twigs. */
export const hundredLeavesNarrow: Drawing = {
  name: 'hundred-leaves-narrow',
  sheet: 'home',
  width: 560,
  height: 192,
  draw: drawTwigs({
    rows: 2,
    width: 560,
    rowHeight: 96,
    leaf: 46,
    wave: 4,
    stem: [2.6, 1.4],
    bud: 14,
  }),
}
