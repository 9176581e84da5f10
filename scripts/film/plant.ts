import { chance } from '../../apps/web/app/art/chance.ts'
import { along } from '../../apps/web/app/art/curve.ts'
import type { Point } from '../../apps/web/app/art/ink.ts'

// Where everything of the branch is and when it comes, by `age`: 0 before the first step, 6 after the
// last. The same branch in all six films.

export const BASE: Point = { x: 1214, y: 772 }
export const STEM: readonly Point[] = [
  BASE,
  { x: 1122, y: 612 },
  { x: 1000, y: 486 },
  { x: 920, y: 350 },
  { x: 908, y: 226 },
  { x: 978, y: 122 },
]
const NODES = 12
const FIRST_NODE = 0.13
const LAST_NODE = 0.985
const LEAF_LENGTH = 208
const HEAD_RADIUS = 26
const FIRST_OPENS = 2.05
const LAST_OPENS = 4.4
/** Up to this one the racemes fade in the end. */
const LAST_TO_FADE = 8
/** Where pods hang, seen from their nodes: one for each interview of a project, clear of the stem. */
const PODS = new Map<number, Point>([
  [2, { x: 108, y: -46 }],
  [4, { x: -68, y: 12 }],
  [5, { x: 124, y: -42 }],
  [7, { x: -82, y: -4 }],
  [8, { x: 108, y: -22 }],
])

/** How far along the stem it has come at each whole age. */
const REACH = [0.26, 0.54, 0.78, 0.92, 1, 1, 1]
/** How near it is seen, so that the young shoot fills the picture too. */
const NEARNESS = [1.75, 1.45, 1.15, 1, 1, 1, 1]

function between(values: readonly number[], age: number): number {
  const index = Math.min(values.length - 2, Math.floor(age))
  const [from = 1, to = 1] = values.slice(index)
  return from + (to - from) * (age - index)
}

export const reach = (age: number) => between(REACH, age)
export const nearness = (age: number) => between(NEARNESS, age)

function ageAt(place: number): number {
  const index = REACH.findIndex((to) => to >= place)
  if (index <= 0) return -1
  const [from = 0, to = 1] = REACH.slice(index - 1)
  return index - 1 + (place - from) / (to - from)
}

export type Leaf = Point & {
  born: number
  length: number
  heading: number
  side: number
  lean: number
  isFar: boolean
  isBehind: boolean
}

export type Head = {
  /** On the raceme's stalk, from 0 to 1. */
  place: number
  side: number
  radius: number
  seed: number
  opens: number
}

export type Raceme = Point & {
  born: number
  heading: number
  bow: number
  length: number
  heads: Head[]
  fades: number
  pod: Point | undefined
}

function racemeAt(index: number, place: number, random: () => number): Raceme {
  const node = along(STEM, place)
  const side = index % 2 ? 1 : -1
  const size = HEAD_RADIUS * (1 - 0.28 * place)
  const count = 6 - (index % 2) - Math.round(place)
  const heads = Array.from(
    { length: count },
    (_, i): Head => ({
      place: 0.24 + (0.76 * i) / (count - 1),
      side: i === count - 1 ? 0 : i % 2 ? 1 : -1,
      radius: size * (1.05 - 0.42 * (i / count)) * (0.9 + random() * 0.2),
      seed: index * 31 + i,
      // The lower ones first, and not all at once.
      opens: 2.1 + 2.25 * Math.min(1, 0.55 * place + 0.2 * (i / count) + random() * 0.42),
    }),
  )
  return {
    x: node.x,
    y: node.y,
    born: Math.max(1.1, ageAt(place) + 0.25),
    heading: node.heading - side * (0.8 + random() * 0.35),
    bow: (random() - 0.5) * 0.9,
    length: size * (1.1 + count * 0.78),
    heads,
    fades: index > LAST_TO_FADE ? Number.POSITIVE_INFINITY : 4.98 + index * 0.06,
    pod: PODS.get(index),
  }
}

function plan() {
  const random = chance(57)
  const leaves: Leaf[] = []
  const racemes: Raceme[] = []
  for (let index = 0; index < NODES; index++) {
    const place = FIRST_NODE + ((LAST_NODE - FIRST_NODE) * index) / (NODES - 1)
    const { x, y, heading } = along(STEM, place)
    const side = index % 2 ? 1 : -1
    const length = LEAF_LENGTH * (1 - 0.36 * place) * (0.86 + random() * 0.28)
    const lean = 0.5 + random() * 0.35
    const leaf = { x, y, heading, length, born: ageAt(place) }
    if (index % 3 === 1)
      leaves.push({ ...leaf, side: -side, lean: lean * 1.25, isFar: true, isBehind: true })
    leaves.push({ ...leaf, side, lean, isFar: index % 4 === 2, isBehind: side < 0 })
    if (index > 0) racemes.push(racemeAt(index, place, random))
  }
  const heads = racemes.flatMap((raceme) => raceme.heads).sort((a, b) => a.opens - b.opens)
  for (const [rank, head] of heads.entries())
    head.opens = FIRST_OPENS + ((LAST_OPENS - FIRST_OPENS) * rank) / (heads.length - 1)
  return { leaves, racemes }
}

export const PLANT = plan()
