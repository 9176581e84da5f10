import { bloom } from '../bloom.ts'
import { along, stem } from '../curve.ts'
import type { Drawing } from '../drawing.ts'
import { at, dashes, dot, faint, fill, INK, pair, stroke } from '../ink.ts'
import { phyllode } from '../phyllode.ts'

const WIDTH = 220
const HEIGHT = 120

function specimen(name: string, draw: () => string): Drawing {
  return { name: `researchers-${name}`, sheet: 'researchers', width: WIDTH, height: HEIGHT, draw }
}

/** A collector's pin, seen from above. */
const pin = (x: number, y: number): string =>
  stroke(`M${x} ${y}l9 12`, 1.4, INK.edge) + dot(x, y, 4.4, INK.clay)

/** Leaves of one twig, in order of rank. */
export const researchersProfessionals = specimen(
  'professionals',
  () =>
    [
      [16, 92, 190, -0.16],
      [40, 72, 150, -0.14],
      [66, 52, 108, -0.12],
    ]
      .map(([x = 0, y = 0, length = 0, turn = 0], index) =>
        phyllode({ x, y, turn, length, bend: length * 0.12, far: index === 1 }),
      )
      .join('') +
    pin(64, 80) +
    pin(84, 60) +
    pin(104, 41),
)

/** A shoot that has three ways to go, and takes one. */
export const researchersStrategy = specimen('strategy', () => {
  const ways = [
    [
      { x: 104, y: 118 },
      { x: 102, y: 86 },
      { x: 76, y: 62 },
      { x: 52, y: 52 },
    ],
    [
      { x: 104, y: 118 },
      { x: 106, y: 80 },
      { x: 114, y: 52 },
      { x: 112, y: 30 },
    ],
    [
      { x: 104, y: 118 },
      { x: 108, y: 92 },
      { x: 140, y: 76 },
      { x: 170, y: 62 },
    ],
  ]
  const buds = [
    dot(48, 50, 8, INK.leaf2),
    bloom({ x: 112, y: 26 }, 20, { seed: 1 }),
    dot(174, 60, 8, INK.leaf2),
  ]
  return (
    phyllode({ x: 106, y: 92, turn: 0.25, length: 60, bend: 8, far: true }) +
    phyllode({ x: 103, y: 88, turn: 2.75, length: 58, bend: -8 }) +
    ways.map((points) => stem({ points, from: 4, to: 2 })).join('') +
    buds.join('')
  )
})

/** A slice of wood: one ring for each of twenty years. */
export const researchersExperts = specimen('experts', () => {
  const rings = Array.from({ length: 20 }, (_, index) => {
    const reach = 3 + index * 2.45
    const shift = index * 0.5
    return `M${110 - reach * 1.5 - shift} 61a${reach * 1.5} ${reach} 0 1 0 ${reach * 3} 0a${reach * 1.5} ${reach} 0 1 0-${reach * 3} 0`
  })
  return (
    `<ellipse cx="101" cy="61" rx="82" ry="55" fill="${INK.wash}"/>` +
    stroke(rings.join(''), 1.1, INK.wood) +
    `<ellipse cx="101" cy="61" rx="82" ry="55" fill="none" stroke="${INK.wood}" stroke-width="4.5"/>` +
    stroke('M112 60L186 34', 1.2, INK.clay) +
    dot(112, 60, 3, INK.clay)
  )
})

/** A gum leaf with a moth's track, and where it went wrong. */
export const researchersExperience = specimen('experience', () => {
  const ring = `<circle cx="128" cy="50" r="21" fill="none" stroke="${INK.clay}" stroke-width="2.4" stroke-dasharray="112 20"/>`
  return (
    stroke('M6 86C16 82 22 78 30 72', 4, INK.clay) +
    fill('M28 73C72 12 158 8 214 66C158 62 92 112 28 73Z', INK.leaf2) +
    fill('M28 73C84 36 160 32 214 66C158 62 92 112 28 73Z', INK.leaf) +
    stroke('M28 73C84 36 160 32 212 65', 1.4, INK.vein) +
    stroke('M62 72l12-8 10 8 12-13 11 6 10-14 8 12 7-16 6 17 5-9 14 4 12-5', 2, INK.lit) +
    dot(171, 54, 3.6, INK.petal) +
    ring
  )
})

/** One leaf in the hand, and the place of one that is not. */
export const researchersCustomers = specimen('customers', () => {
  const curve = 'M0 0C42 -30 96 -30 140 0C96 -4 42 -4 0 0Z'
  return (
    phyllode({ x: 14, y: 62, turn: -0.2, length: 150, bend: 20 }) +
    at({ x: 62, y: 104, turn: -0.2 }, dashes(curve, '5 5', 1.6, INK.edge)) +
    pin(50, 40)
  )
})

/** A pod opened, its seeds laid out in order. */
export const researchersTesting = specimen('testing', () => {
  const half = 'M14 40C60 22 160 22 206 40C160 58 60 58 14 40Z'
  const seeds = [52, 110, 168].map(
    (x, index) =>
      `<ellipse cx="${x}" cy="92" rx="${17 - index * 3}" ry="${10 - index * 1.7}" fill="${INK.line}" stroke="${INK.edge}"/>` +
      stroke(`M${x - 7} ${89 - index * -0.5}q7-4.5 14 0`, 1.6, INK.lit),
  )
  const beds = [52, 110, 168].map((x) =>
    faint(0.35, `<ellipse cx="${x}" cy="40" rx="15" ry="8" fill="${INK.line}"/>`),
  )
  const falls = [52, 110, 168].map((x) => `M${x} 56V74`)
  return (
    fill(half, INK.clay) +
    stroke('M14 40C60 22 160 22 206 40', 1.6, INK.lit) +
    beds.join('') +
    dashes(falls.join(''), '1 5', 1.6, INK.edge) +
    seeds.join('')
  )
})

/** One bloom: one person. */
export const researchersConsumers = specimen('consumers', () => {
  const stalk = [
    { x: 20, y: 104 },
    { x: 66, y: 92 },
    { x: 112, y: 66 },
  ]
  const node = along(stalk, 0.4)
  return (
    phyllode({ ...node, turn: 0.35, length: 92, bend: 12, far: true }) +
    phyllode({ ...node, turn: -1.05, length: 82, bend: -11 }) +
    stem({ points: stalk, from: 5, to: 2.5 }) +
    bloom({ x: 142, y: 52 }, 38, { seed: 2 })
  )
})

/** An empty place, and something to write its label with. */
export const researchersEmpty = specimen('empty', () => {
  const pencil =
    fill('M0-7H124L144 0 124 7H0Z', INK.petal) +
    fill('M124-7L144 0 124 7Z', INK.lit) +
    fill('M136-2.500L144 0 136 2.500Z', INK.line) +
    fill('M-16-7H0V7H-16Z', INK.clay) +
    stroke('M0-2.300H124M0 2.300H124', 0.9, INK.deep)
  const line = [pair({ x: 22, y: 100 }), 'q6-9 12 0t12-1 12 1 10-3']
  return stroke(`M${line.join('')}`, 1.8, INK.edge) + at({ x: 186, y: 18, turn: 2.55 }, pencil)
})
