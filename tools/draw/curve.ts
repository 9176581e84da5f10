import { fill, INK, type Point } from './ink.ts'
import { trace } from './trace.ts'

/** A point on a curve, and the curve's direction there, in radians. */
export interface Pose extends Point {
  heading: number
}

/** The point at `t`, from 0 to 1, on the smooth (Catmull-Rom) curve through the points. */
export function along(points: readonly Point[], t: number): Pose {
  const last = points.length - 1
  const position = Math.min(Math.max(t, 0), 0.9999) * last
  const index = Math.floor(position)
  const k = position - index
  const point = (i: number): Point => points[Math.min(Math.max(i, 0), last)] ?? { x: 0, y: 0 }
  const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
  const value = (axis: 'x' | 'y') => {
    const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]]
    const square = 2 * p - 5 * q + 4 * r - s
    const cube = 3 * q - p - 3 * r + s
    return {
      place: 0.5 * (2 * q + (r - p) * k + square * k * k + cube * k ** 3),
      slope: 0.5 * (r - p + 2 * square * k + 3 * cube * k * k),
    }
  }
  const x = value('x')
  const y = value('y')
  return { x: x.place, y: y.place, heading: Math.atan2(y.slope, x.slope) }
}

/** The two edges of a curve that is `halfWidth(t)` wide on each side. */
export function sides(points: readonly Point[], steps: number, halfWidth: (t: number) => number) {
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const { x, y, heading } = along(points, t)
    const dx = Math.sin(heading) * halfWidth(t)
    const dy = Math.cos(heading) * halfWidth(t)
    left.push({ x: x + dx, y: y - dy })
    right.unshift({ x: x - dx, y: y + dy })
  }
  return { left, right }
}

interface Stem {
  points: readonly Point[]
  /** The stem's width at its base and at its tip. */
  from: number
  to: number
  colour?: string
  steps?: number
}

/** A stem that gets thinner towards its tip. */
export function stem({ points, from, to, colour = INK.wood, steps }: Stem): string {
  const width = (t: number) => (from + (to - from) * t) / 2
  const { left, right } = sides(points, steps ?? points.length * 10, width)
  return fill(trace([...left, ...right], true), colour)
}
