import { bloom } from '../bloom.ts'
import { chance } from '../chance.ts'
import type { Drawing } from '../drawing.ts'
import { at, box, dot, fill, INK, stroke, tenth } from '../ink.ts'
import { phyllode } from '../phyllode.ts'

const RINGS = 9
const WRITTEN = 6
const LINE_HEIGHT = 22

const COVER =
  box({ x: 14, y: 12, width: 156, height: 214, round: 9, colour: INK.leaf }) +
  box({ x: 20, y: 6, width: 156, height: 214, round: 7, colour: INK.card, edge: INK.edge })

/** What mattered in the interview. */
const HIGHLIGHT = box({ x: 44, y: 76, width: 92, height: 17, round: 2, colour: INK.petal })

const PENCIL = at(
  { x: 216, y: 92, turn: 2.02 },
  fill('M0-6H112L130 0 112 6H0Z', INK.petal) +
    fill('M112-6L130 0 112 6Z', INK.lit) +
    fill('M123-2.2L130 0 123 2.2Z', INK.line) +
    fill('M-14-6H0V6H-14Z', INK.clay) +
    stroke('M0-2H112M0 2H112', 0.8, INK.deep),
)

function ruling(): string {
  const lines = Array.from({ length: 8 }, (_, index) => `M44 ${50 + index * LINE_HEIGHT}H162`)
  return stroke(lines.join(''), 0.7, INK.leaf2)
}

function rings(): string {
  let wire = ''
  let holes = ''
  for (let i = 0; i < RINGS; i++) {
    const y = 30 + i * LINE_HEIGHT
    holes += dot(28, y, 3.2, INK.line)
    wire += `M28 ${y}C10 ${y - 6} 8 ${y + 8} 26 ${y + 4}`
  }
  return holes + stroke(wire, 2, INK.edge)
}

/** Handwriting that says nothing: humps and gaps. */
function script(): string {
  const random = chance(8)
  let lines = ''
  for (let line = 0; line < WRITTEN; line++) {
    const end = 150 - random() * 42
    let x = 48
    let path = `M48 ${46 + line * LINE_HEIGHT}`
    while (x < end) {
      const step = 3 + random() * 4
      const hump = `${tenth(step / 2)} ${tenth(-3 - random() * 8)}`
      path += `q${hump} ${tenth(step)} ${tenth(random() * 2 - 1)}`
      x += step
      if (random() <= 0.78) continue
      path += 'm6 0'
      x += 6
    }
    lines += stroke(path, 1.5, line === 2 ? INK.blue : INK.line)
  }
  return lines
}

export const notebook: Drawing = {
  name: 'notebook',
  sheet: 'plate',
  width: 230,
  height: 236,
  draw: () =>
    COVER +
    HIGHLIGHT +
    ruling() +
    script() +
    rings() +
    bloom({ x: 142, y: 190 }, 17, { seed: 3 }) +
    phyllode({ x: 134, y: 204, turn: 2.7, length: 52, wide: 6, bend: 7 }) +
    PENCIL,
}
