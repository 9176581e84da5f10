import { bloom } from '../bloom.ts'
import { sides } from '../curve.ts'
import type { Drawing } from '../drawing.ts'
import { at, fill, INK, type Point, stroke } from '../ink.ts'
import { phyllode } from '../phyllode.ts'
import { trace } from '../trace.ts'

const SIZE = 400
const CENTRE = SIZE / 2
const LEAVES = 100
const YEARS = 6
const TOOLS = 10

function roundel(name: string, draw: () => string): Drawing {
  return { name: `about-${name}`, sheet: 'about', width: SIZE, height: SIZE, draw }
}

const onCircle = (radius: number, angle: number): Point => ({
  x: CENTRE + Math.cos(angle) * radius,
  y: CENTRE + Math.sin(angle) * radius,
})

/** A wreath of a hundred leaves, one a customer, and a bud where the next one goes. */
export const aboutCustomers = roundel('customers', () => {
  const radius = 146
  const start = -Math.PI / 2 + 0.16
  let back = ''
  let front = ''
  for (let i = 0; i < LEAVES; i++) {
    const angle = start + ((Math.PI * 2 - 0.34) * i) / LEAVES
    const side = i % 2 ? 1 : -1
    const lean = 0.52 + ((i * 3) % 5) * 0.06
    const length = 44 * (0.86 + ((i * 7) % 5) * 0.06)
    const leaf = phyllode({
      ...onCircle(radius, angle),
      turn: angle + Math.PI / 2 + side * lean,
      length,
      wide: length * 0.125,
      bend: side * length * 0.15,
      far: (i * 7) % 5 < 2,
    })
    if ((i * 7) % 5 < 2) back += leaf
    else front += leaf
  }
  const from = onCircle(radius, start - 0.05)
  const to = onCircle(radius, start - 0.22)
  const ring = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}A${radius} ${radius} 0 1 1 ${to.x.toFixed(1)} ${to.y.toFixed(1)}`
  return back + stroke(ring, 3.4, INK.wood) + front + bloom(to, 15, { seed: 3 })
})

/** A slice of a young tree: a ring for each year, the bark outside. */
export const aboutYears = roundel('years', () => {
  const ring = (index: number) => {
    const radius = 98 + index * 13.5
    const wobble = (turn: number) =>
      radius + Math.sin(turn * 3 + index * 0.4) * (1.5 + index * 0.7) + Math.cos(turn * 5) * 1.4
    const points = Array.from({ length: 72 }, (_, step) => {
      const turn = (step / 72) * Math.PI * 2
      return onCircle(wobble(turn), turn)
    })
    return trace(points, true)
  }
  const rings = Array.from({ length: YEARS }, (_, index) => ring(index))
  const bark = rings.at(-1) ?? ''
  return (
    fill(bark, INK.wash) +
    stroke(rings.slice(0, -1).join(''), 2, INK.wood) +
    stroke(bark, 8, INK.wood)
  )
})

/** A pod that has curled up, with a seed for each service and tool. */
export const aboutTools = roundel('tools', () => {
  const start = -Math.PI / 2 + 0.2
  const sweep = Math.PI * 2 - 0.4
  const spine = Array.from({ length: 61 }, (_, step) => onCircle(140, start + (sweep * step) / 60))
  const halfWidth = (t: number) =>
    (19 + 7 * Math.sin(t * TOOLS * 2 * Math.PI - Math.PI / 2)) * Math.min(1, t * 14, (1 - t) * 14)
  const { left, right } = sides(spine, 180, halfWidth)
  const seeds = Array.from({ length: TOOLS }, (_, index) => {
    const angle = start + (sweep * (index + 0.5)) / TOOLS
    const body = `<ellipse rx="17" ry="10" fill="${INK.line}"/>${stroke('M-8-3.4q8-5 16 0', 2, INK.lit)}`
    return at({ ...onCircle(140, angle), turn: angle + Math.PI / 2 }, body)
  })
  const stalk = onCircle(140, start)
  return (
    stroke(`M${stalk.x} ${stalk.y}q-14-10-12-40`, 4, INK.wood) +
    fill(trace([...left, ...right], true), INK.clay) +
    stroke(trace(left), 1.8, INK.lit) +
    seeds.join('')
  )
})
