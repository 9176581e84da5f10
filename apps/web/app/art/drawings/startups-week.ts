import { bloom } from '../bloom.ts'
import { along, stem } from '../curve.ts'
import type { Drawing } from '../drawing.ts'
import { INK, pair, stroke } from '../ink.ts'
import { phyllode } from '../phyllode.ts'

/** The twig rises through the week. */
const TWIG = [
  { x: -120, y: 268 },
  { x: 120, y: 246 },
  { x: 400, y: 262 },
  { x: 680, y: 226 },
  { x: 960, y: 232 },
  { x: 1240, y: 196 },
  { x: 1300, y: 184 },
]
/** In a window wider than the page the twig still comes from outside. */
const BEYOND = [
  { x: -1000, y: 330 },
  { x: -600, y: 322 },
  { x: -260, y: 281 },
  { x: -100, y: 266 },
]
/** One shoot a day, each above the beginning of its column. */
const SHOOTS = [
  { t: 0.126, rise: 40, radius: 6 },
  { t: 0.284, rise: 58, radius: 12 },
  { t: 0.439, rise: 70, radius: 22 },
  { t: 0.593, rise: 84, radius: 36 },
  { t: 0.748, rise: 96, radius: 60 },
] as const
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

function shoot({ t, rise, radius }: (typeof SHOOTS)[number], index: number): string {
  const node = along(TWIG, t)
  const tip = { x: node.x + 8, y: node.y - rise }
  const leaf = 52 + index * 13
  return (
    phyllode({ ...node, turn: -0.5, length: leaf * 1.2, bend: leaf * 0.18, far: true }) +
    phyllode({ ...node, turn: -2.5, length: leaf, bend: -leaf * 0.15 }) +
    stroke(
      `M${pair(node)}Q${pair({ x: node.x - 4, y: node.y - rise / 2 })} ${pair(tip)}`,
      3,
      INK.leaf,
    ) +
    bloom({ x: tip.x, y: tip.y - radius * 0.7 }, radius, { seed: index, dots: index < 1 ? 24 : 60 })
  )
}

/** Bud on Monday, bloom on Friday. */
export const startupsWeek: Drawing = {
  name: 'startups-week',
  sheet: 'startups',
  width: 1296,
  height: 300,
  draw: () =>
    SHOOTS.map(({ t }, index) => {
      const node = along(TWIG, t + 0.055)
      const length = 62 + index * 8
      return phyllode({ ...node, turn: 0.55, length, bend: length * 0.14, far: index % 2 === 0 })
    }).join('') +
    stem({ points: BEYOND, from: 14, to: 11 }) +
    stem({ points: TWIG, from: 11, to: 3 }) +
    SHOOTS.map(shoot).join(''),
}

/** The same, a day at a time, for a page on which the week runs down. */
function day(index: number): Drawing {
  const { radius, rise } = SHOOTS[index] ?? SHOOTS[0]
  const size = radius * 0.55 + 3
  const node = { x: 44, y: 94 }
  const tip = { x: 46, y: 94 - rise * 0.42 }
  const leaf = 30 + index * 4
  return {
    name: `startups-${DAYS[index]}`,
    sheet: 'startups',
    width: 88,
    height: 100,
    draw: () =>
      phyllode({ ...node, turn: -0.5, length: leaf * 1.1, bend: leaf * 0.18, far: true }) +
      phyllode({ ...node, turn: -2.5, length: leaf, bend: -leaf * 0.15 }) +
      stroke(`M${pair(node)}L${pair(tip)}`, 2.4, INK.leaf) +
      bloom({ x: tip.x, y: tip.y - size * 0.7 }, size, { seed: index, dots: index < 1 ? 24 : 60 }),
  }
}

export const startupsMonday = day(0)
export const startupsTuesday = day(1)
export const startupsWednesday = day(2)
export const startupsThursday = day(3)
export const startupsFriday = day(4)
