import { along, sides } from '../curve.ts'
import type { Drawing } from '../drawing.ts'
import { at, fill, INK, stroke } from '../ink.ts'
import { trace } from '../trace.ts'

const SPINE = [
  { x: 30, y: 6 },
  { x: 40, y: 80 },
  { x: 24, y: 160 },
  { x: 52, y: 246 },
]
const SEEDS = 7

/** Swells around each seed, and tapers at both ends. */
function halfWidth(t: number): number {
  const swell = 9 + 4.5 * Math.sin(t * SEEDS * 2 * Math.PI - Math.PI / 2)
  return swell * Math.min(1, t * 9, (1 - t) * 9)
}

function seed(index: number): string {
  const { x, y, heading } = along(SPINE, (index + 0.5) / SEEDS)
  const body = `<ellipse rx="8" ry="4.6" fill="${INK.line}"/>${stroke('M-4-1.6q4-2.4 8 0', 1.2, INK.lit)}`
  return at({ x, y, turn: heading }, body)
}

/** What a wattle leaves behind: a pod of seven seeds. */
export const seedPod: Drawing = {
  name: 'seed-pod',
  sheet: 'plate',
  width: 80,
  height: 262,
  draw: () => {
    const { left, right } = sides(SPINE, 140, halfWidth)
    const seeds = Array.from({ length: SEEDS }, (_, index) => seed(index)).join('')
    return (
      stroke('M30 8C30 2 34-2 40-6', 3, INK.wood) +
      fill(trace([...left, ...right], true), INK.clay) +
      stroke(trace(left), 1.4, INK.lit) +
      seeds +
      stroke('M52 246q4 6 3 12', 1.6, INK.clay)
    )
  },
}
