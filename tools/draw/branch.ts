import { bloom } from './bloom.ts'
import { chance } from './chance.ts'
import { along, type Pose, stem } from './curve.ts'
import { INK, type Point, pair, stroke } from './ink.ts'
import { phyllode } from './phyllode.ts'

/** Flowers that are less open than this are buds. */
const BUD = 0.35

interface Raceme {
  from: Point
  turn: number
  /** Radius of the largest flower head. */
  size: number
  count: number
  seed: number
  /** How open the flowers are: 0 is bare, less than 0.35 is a bud, 1 is in full bloom. */
  open: number
}

/** A raceme: a curved stalk with flower heads on both sides, the oldest and largest at its base. */
function raceme({ from, turn, size, count, seed, open }: Raceme): string {
  const random = chance(seed)
  const length = size * (1.1 + count * 0.78)
  const bow = (random() - 0.5) * 0.9
  const step = (heading: number, distance: number): Point => ({
    x: from.x + Math.cos(heading) * distance,
    y: from.y + Math.sin(heading) * distance,
  })
  const points = [from, step(turn, length * 0.5), step(turn + bow, length)]
  let heads = ''
  let stalks = ''
  for (let i = 0; i < count; i++) {
    const node = along(points, 0.22 + (0.78 * i) / Math.max(1, count - 1))
    const side = i === count - 1 ? 0 : i % 2 ? 1 : -1
    const youth = open < BUD ? 0.3 + open : 1
    const radius = size * (1.05 - 0.42 * (i / count)) * (0.9 + random() * 0.2) * youth
    const reach = radius * 1.15 * Math.abs(side)
    const heading = node.heading + side * 1.25
    const head = {
      x: node.x + Math.cos(heading) * reach,
      y: node.y + Math.sin(heading) * reach,
    }
    stalks += `M${pair(node)}L${pair(head)}`
    heads = bloom(head, radius, { seed: seed * 31 + i, dots: open < BUD ? 24 : 60 }) + heads
  }
  return (
    stem({ points, from: 2.6, to: 1.2, colour: INK.leaf, steps: 8 }) +
    stroke(stalks, 1.4, INK.leaf) +
    heads
  )
}

export interface Branch {
  points: readonly Point[]
  seed: number
  nodes: number
  /** Length of the lowest leaf. */
  leaf: number
  /** Radius of the largest bloom. */
  head: number
  /** Blooms in the largest raceme, 6 by default. */
  heads?: number
  /** Width of the stem at its base and at its tip. */
  stem?: readonly [number, number]
  /** Where on the stem the first and the last node are: 0 is its base, 1 is its tip. */
  span?: readonly [number, number]
  /**
   * How open the flowers are, by position on the stem: 0 is bare, less than 0.35 is a bud, 1 is in
   * full bloom.
   */
  open?: (t: number) => number
}

/**
 * A branch whose nodes alternate between its two sides. Each node has a leaf on its own side and a
 * raceme on the other.
 */
export function branch(plan: Branch): string {
  const { points, seed, nodes, leaf, head, heads = 6, open = () => 1 } = plan
  const [from, to] = plan.span ?? [0.08, 0.98]
  const [base, tip] = plan.stem ?? [9, 2]
  const random = chance(seed)
  let back = ''
  let front = ''
  let flowers = ''
  for (let i = 0; i < nodes; i++) {
    const t = from + ((to - from) * i) / (nodes - 1)
    const node = along(points, t)
    const side = i % 2 ? 1 : -1
    const length = leaf * (1 - 0.38 * t) * (0.86 + random() * 0.28)
    const lean = 0.5 + random() * 0.35
    if (i % 3 === 1) back += leafAt(node, length, -side, lean * 1.25, true)
    if (side > 0) front += leafAt(node, length, side, lean, false)
    else back += leafAt(node, length, side, lean, i % 4 === 0)
    if (open(t) <= 0) continue
    flowers += raceme({
      from: node,
      turn: node.heading - side * (0.75 + random() * 0.35),
      size: head * (1 - 0.3 * t),
      count: heads - (i % 2) - Math.round(t),
      seed: seed * 7 + i,
      open: open(t),
    })
  }
  return back + stem({ points, from: base, to: tip }) + front + flowers
}

function leafAt(node: Pose, length: number, side: number, lean: number, far: boolean): string {
  const { x, y, heading } = node
  return phyllode({ x, y, turn: heading + side * lean, length, bend: side * length * 0.15, far })
}
