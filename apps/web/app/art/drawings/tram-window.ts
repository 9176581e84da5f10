import { bloom } from '../bloom.ts'
import type { Drawing } from '../drawing.ts'
import { box, dot, fill, INK, stroke } from '../ink.ts'

const CABIN =
  box({ x: 2, y: 2, width: 256, height: 208, round: 16, colour: INK.leaf }) +
  box({ x: 2, y: 166, width: 256, height: 14, colour: INK.petal }) +
  box({
    x: 20,
    y: 20,
    width: 220,
    height: 134,
    round: 14,
    colour: INK.wash,
    edge: INK.card,
    edgeWidth: 5,
  })

const HILLS = fill(
  'M22 116C62 92 94 118 132 112S206 92 238 108V140A12 12 0 0 1 226 152H34A12 12 0 0 1 22 140Z',
  INK.leaf2,
)

const ROAD =
  fill('M22 134H238V140A12 12 0 0 1 226 152H34A12 12 0 0 1 22 140Z', INK.line) +
  stroke('M34 143h22M74 143h22M114 143h22M154 143h22M194 143h22', 2, INK.petal)

const WIRES = stroke('M22 40C90 58 170 56 238 36M22 50C92 70 170 66 238 46', 1, INK.line)

const FITTINGS =
  stroke('M130 22V152', 5, INK.card) +
  dot(24, 195, 4, INK.lit) +
  dot(236, 195, 4, INK.lit) +
  stroke('M96 195H164', 3, INK.lit)

function house(x: number, width: number, eaves: number): string {
  const half = width / 2
  return (
    fill(`M${x} 140V${eaves}l${half}-18 ${half} 18V140Z`, INK.clay) +
    box({ x: x + half - 5, y: eaves + 12, width: 10, height: 15, round: 1, colour: INK.lit }) +
    stroke(`M${x + width - 9} ${eaves - 9}v-12h6v16`, 2, INK.clay)
  )
}

function strap(x: number): string {
  const ring = `<circle cx="${x}" cy="57" r="10" stroke="${INK.clay}" stroke-width="4" fill="none"/>`
  return stroke(`M${x} 22V46`, 3, INK.clay) + ring
}

/** The way home: a bloom rises over the roofs as the sun, in the dark as the moon. */
export const tramWindow: Drawing = {
  name: 'tram-window',
  sheet: 'plate',
  width: 260,
  height: 212,
  draw: () =>
    CABIN +
    bloom({ x: 172, y: 92 }, 31, { seed: 5 }) +
    HILLS +
    house(44, 34, 112) +
    house(80, 30, 118) +
    house(188, 36, 114) +
    ROAD +
    WIRES +
    strap(66) +
    strap(112) +
    FITTINGS,
}
