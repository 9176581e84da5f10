import { bloom } from '../bloom.ts'
import type { Drawing } from '../drawing.ts'
import { dashes, dot, fill, INK, stroke, tenth } from '../ink.ts'

// What a field guide would print beside each strength: the detail to look for.

function mark(name: string, draw: () => string): Drawing {
  return { name, sheet: 'home', width: 84, height: 72, draw }
}

function ring(rx: number, ry: number, width: number): string {
  return `<ellipse cx="42" cy="36" rx="${rx}" ry="${ry}" stroke="${INK.wood}" stroke-width="${width}" fill="none"/>`
}

/** Six growth rings, one a year. */
export const markExpertise = mark('mark-expertise', () => {
  const rings = Array.from({ length: 6 }, (_, i) => ring(6 + i * 6, 5 + i * 5, i === 5 ? 4 : 1.3))
  return rings.join('') + bloom({ x: 42, y: 36 }, 6, { seed: 2, dots: 24 })
})

/** Three shoots, and one that flowers: the choice. */
export const markInsights = mark(
  'mark-insights',
  () =>
    stroke('M42 70C42 50 40 42 22 26M42 52C44 40 50 34 64 24M42 70V14', 2.4, INK.wood) +
    dot(22, 22, 6, INK.leaf2) +
    dot(65, 20, 6, INK.leaf2) +
    bloom({ x: 42, y: 12 }, 12, { seed: 0 }),
)

/** A drop into still water. */
export const markImpact = mark('mark-impact', () => {
  const ripple = (radius: number) => {
    const rx = tenth(radius * 1.3)
    const ry = tenth(radius * 0.36)
    const start = tenth(42 - radius * 1.3)
    const across = tenth(radius * 2.6)
    const path = `M${start} 58a${rx} ${ry} 0 0 0 ${across} 0a${rx} ${ry} 0 0 0-${across} 0`
    return stroke(path, 1.5, INK.leaf)
  }
  return (
    [30, 21, 12].map(ripple).join('') +
    bloom({ x: 42, y: 24 }, 15, { seed: 4 }) +
    dashes('M42 42v12', '2 4', 1.5, INK.leaf)
  )
})

/** A leaf folded around a flower. */
export const markPrivacy = mark(
  'mark-privacy',
  () =>
    fill('M42 4C70 8 74 38 42 70C10 38 14 8 42 4Z', INK.leaf) +
    fill('M42 4C70 8 74 38 42 70Z', INK.leaf2) +
    stroke('M42 8V66', 1.2, INK.vein) +
    bloom({ x: 42, y: 34 }, 11, { seed: 2 }),
)
