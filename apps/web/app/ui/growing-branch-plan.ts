interface Point {
  x: number
  y: number
}

type Curve = readonly [Point, Point, Point]

interface Size {
  width: number
  height: number
  seed: number
}

interface Leaf extends Point {
  at: number
  length: number
  turn: number
  isFar: boolean
}

/** The random number generator mulberry32: the same seed gives the same drawing on any machine. */
function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Start, bend and end of a branch, as fractions of the drawing's width and height. */
const SHAPES = [
  [0.05, 0.78, 0.4, 0.74, 0.93, 0.2],
  [0.04, 0.55, 0.4, 1.05, 0.94, 0.3],
  [0.05, 0.8, 0.5, 0.5, 0.95, 0.42],
  [0.04, 0.88, 0.5, 0.62, 0.95, 0.24],
  [0.05, 0.4, 0.42, 1, 0.95, 0.34],
  [0.04, 0.8, 0.52, 0.78, 0.89, 0.2],
] as const

const tenth = (value: number) => Math.round(value * 10) / 10
const DEGREES = 180 / Math.PI

function place([from, bow, to]: Curve, t: number): Point {
  const u = 1 - t
  const mix = (axis: 'x' | 'y') => u * u * from[axis] + 2 * u * t * bow[axis] + t * t * to[axis]
  return { x: tenth(mix('x')), y: tenth(mix('y')) }
}

function heading(curve: Curve, t: number): number {
  const a = place(curve, Math.max(0, t - 0.02))
  const b = place(curve, Math.min(1, t + 0.02))
  return Math.atan2(b.y - a.y, b.x - a.x) * DEGREES
}

export function pathBetween(curve: Curve, from: number, to: number): string {
  const steps = 24
  return Array.from({ length: steps + 1 }, (_, index) => {
    const { x, y } = place(curve, from + ((to - from) * index) / steps)
    return `${index ? 'L' : 'M'}${x} ${y}`
  }).join('')
}

interface Growth extends Size {
  grown: number
  heads: number
  scale: number
}

/** Works out where everything on the branch goes. */
export function grow({ width, height, seed, grown, heads, scale }: Growth) {
  const random = chance(seed * 97 + 3)
  const [x0, y0, x1, y1, x2, y2] = SHAPES[seed % SHAPES.length] ?? SHAPES[0]
  const curve: Curve = [
    { x: width * x0, y: height * y0 },
    { x: width * x1, y: height * y1 },
    { x: width * x2, y: height * y2 },
  ]
  const end = Math.min(1, 0.16 + grown * 0.84)
  const count = Math.max(1, Math.round(grown * 9.6))
  const leaves: Leaf[] = Array.from({ length: count }, (_, index) => {
    const at = 0.08 + ((end - 0.1) * (index + 0.4)) / count
    const isFar = index % 2 === 0
    const length = (38 + random() * 18) * scale
    const lean = isFar ? -38 - random() * 18 : 40 + random() * 16
    return { ...place(curve, at), at, isFar, length, turn: heading(curve, at) + lean }
  })
  const flowers = Array.from({ length: heads }, (_, index) => {
    const { x, y } = place(curve, 0.3 + ((end - 0.34) * (index + 0.5)) / heads)
    const side = index % 2 ? 1 : -1
    const head = { x: tenth(x + side * 5 * scale), y: tenth(y + side * 15 * scale) }
    return { ...head, stalk: `M${x} ${y}L${head.x} ${head.y}`, radius: (11 + random() * 2) * scale }
  })
  return {
    curve,
    end,
    leaves,
    heads: flowers,
    tip: { ...place(curve, end), turn: heading(curve, end) },
  }
}

/** Draws a sickle-shaped leaf that bulges towards the branch's tip. */
export function leafPath({ x, y, length, turn, isFar }: Leaf) {
  const wide = length * (isFar ? 0.27 : -0.27)
  const n = tenth
  return {
    transform: `translate(${x} ${y}) rotate(${n(turn)})`,
    d:
      `M0 0C${n(length * 0.14)} ${n(-wide * 0.75)} ${n(length * 0.58)} ${n(-wide * 1.15)} ${n(length)} ${n(-wide * 0.12)}` +
      `C${n(length * 0.7)} ${n(-wide * 0.08)} ${n(length * 0.34)} ${n(wide * 0.28)} 0 0Z`,
  }
}

const RINGS = 6
const POINTS = 48

/** Contour lines around one hill, as one path. */
export function hills({ width, height, seed }: Size): string {
  const random = chance(seed)
  const centre = { x: width * (0.3 + random() * 0.4), y: height * (0.35 + random() * 0.3) }
  const phases = [random() * 6, random() * 6, random() * 6] as const
  const reach = (Math.max(width, height) / RINGS) * 0.62
  let path = ''
  for (let ring = 1; ring <= RINGS; ring++) {
    for (let i = 0; i < POINTS; i++) {
      const angle = (i / POINTS) * Math.PI * 2
      const wobble =
        1 +
        0.14 * Math.sin(3 * angle + phases[0] + ring * 0.16) +
        0.09 * Math.sin(5 * angle + phases[1]) +
        0.06 * Math.sin(2 * angle + phases[2] - ring * 0.1)
      const x = tenth(centre.x + ring * reach * wobble * Math.cos(angle) * 1.15)
      const y = tenth(centre.y + ring * reach * wobble * Math.sin(angle) * 0.72)
      path += `${i ? 'L' : 'M'}${x} ${y}`
    }
    path += 'Z'
  }
  return path
}
