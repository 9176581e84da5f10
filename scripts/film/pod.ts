import { along, sides } from '../../apps/web/app/art/curve.ts'
import { at, fill, INK, type Point, stroke } from '../../apps/web/app/art/ink.ts'
import { trace } from '../../apps/web/app/art/trace.ts'

// Broader than the pod of the site's pictures, and with fewer seeds: it is seen small and in motion.

const SEEDS = 5
const SPINE: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 9, y: 52 },
  { x: -3, y: 108 },
  { x: 12, y: 168 },
]

function halfWidth(t: number): number {
  const swell = 13.5 + 2.6 * Math.sin(t * SEEDS * 2 * Math.PI - Math.PI / 2)
  return swell * Math.min(1, t * 7, (1 - t) * 7) ** 0.7
}

function seed(index: number): string {
  const { x, y, heading } = along(SPINE, (index + 0.5) / SEEDS)
  const body = `<ellipse rx="9.5" ry="6" fill="${INK.line}"/>${stroke('M-4.5-2q4.5-2.6 9 0', 1.6, INK.lit)}`
  return at({ x, y, turn: heading }, body)
}

/** Hangs from 0, 0. */
export function pod(): string {
  const { left, right } = sides(SPINE, 80, halfWidth)
  const seeds = Array.from({ length: SEEDS }, (_, index) => seed(index)).join('')
  return (
    fill(trace([...left, ...right], true), INK.clay) +
    stroke(trace(left), 2, INK.lit) +
    seeds +
    stroke('M12 166q5 7 3 15', 2.4, INK.clay)
  )
}
