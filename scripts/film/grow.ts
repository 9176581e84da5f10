import { bloom } from '../../apps/web/app/art/bloom.ts'
import { along, stem } from '../../apps/web/app/art/curve.ts'
import { at, dot, faint, INK, type Point, pair, stroke } from '../../apps/web/app/art/ink.ts'
import { phyllode } from '../../apps/web/app/art/phyllode.ts'
import { type Head, type Leaf, PLANT, type Raceme, reach, STEM } from './plant.ts'
import { pod } from './pod.ts'
import { eased } from './timeline.ts'

/** A leaf or a stalk takes this much of a step to grow, a bloom to open, a pod to ripen. */
const LEAF_AGES = 0.75
const STALK_AGES = 0.5
const OPENING_AGES = 0.55
const RIPENING_AGES = 0.5
const PETALS = 5
const AHEAD = 44
const BUD = 0.5
const POD_SCALE = 0.88

/** The branch at an age: 0 before the first step, 6 after the last. */
export function grow(age: number): string {
  const leaves = PLANT.leaves.map((leaf) => ({ leaf, markup: drawLeaf(leaf, age) }))
  const drawn = (isBehind: boolean) =>
    leaves.flatMap(({ leaf, markup }) => (leaf.isBehind === isBehind ? [markup] : [])).join('')
  return (
    drawn(true) +
    drawStem(age) +
    drawn(false) +
    PLANT.racemes.map((raceme) => drawRaceme(raceme, age)).join('')
  )
}

/** Where it will grow: each dot goes as the tip comes near. */
export function wayAhead(age: number): string {
  const tip = reach(age)
  let dots = ''
  for (let i = 1; i <= AHEAD; i++) {
    const place = i / AHEAD
    const there = eased((place - tip - 0.02) / 0.05)
    if (there <= 0) continue
    const { x, y } = along(STEM, place)
    dots += faint(Number((there * 0.55).toFixed(2)), dot(x, y, 2.6, INK.wood))
  }
  return dots
}

function drawStem(age: number): string {
  const tip = reach(age)
  const steps = 14
  const points = Array.from({ length: steps + 1 }, (_, i) => along(STEM, (tip * i) / steps))
  const wood = stem({ points, from: 9 + Math.min(age, 4) * 1.7, to: 3.4 })
  const end = along(STEM, tip)
  const bud = 1 - eased(age - 3)
  if (bud <= 0.02) return wood
  const body = `<ellipse cx="9" rx="${(17 * bud).toFixed(2)}" ry="${(7.5 * bud).toFixed(2)}" fill="${INK.leaf}"/>`
  return wood + at({ x: end.x, y: end.y, turn: end.heading }, body)
}

function drawLeaf(leaf: Leaf, age: number): string {
  const grown = eased((age - leaf.born) / LEAF_AGES)
  if (grown < 0.03) return ''
  const length = leaf.length * grown
  return phyllode({
    x: leaf.x,
    y: leaf.y,
    turn: leaf.heading + leaf.side * leaf.lean * (0.3 + 0.7 * grown),
    length,
    bend: leaf.side * length * 0.15,
    far: leaf.isFar,
  })
}

function drawRaceme(raceme: Raceme, age: number): string {
  const grown = eased((age - raceme.born) / STALK_AGES)
  if (grown < 0.03) return ''
  const ripe = eased((age - raceme.fades) / RIPENING_AGES)
  const points = stalk(raceme, grown)
  const heads = raceme.heads.map((head) => placed(head, points, grown))
  const stalks = heads.map(({ stalk }) => stalk).join('')
  const flowers = heads
    .toReversed()
    .map(({ head, point }) => drawHead(head, point, grown, age, ripe))
  return (
    faint(
      Number((1 - ripe).toFixed(3)),
      stem({ points, from: 2.8, to: 1.3, colour: INK.leaf, steps: 8 }) +
        stroke(stalks, 1.5, INK.leaf),
    ) +
    drawPod(raceme, eased((age - raceme.fades - 0.08) / RIPENING_AGES)) +
    flowers.join('')
  )
}

function stalk({ x, y, heading, bow, length }: Raceme, grown: number): Point[] {
  const step = (turn: number, distance: number): Point => ({
    x: x + Math.cos(turn) * distance * grown,
    y: y + Math.sin(turn) * distance * grown,
  })
  return [{ x, y }, step(heading, length * 0.5), step(heading + bow, length)]
}

function placed(head: Head, points: readonly Point[], grown: number) {
  const node = along(points, head.place)
  const reached = head.radius * 1.15 * Math.abs(head.side) * grown
  const turn = node.heading + head.side * 1.25
  const point = { x: node.x + Math.cos(turn) * reached, y: node.y + Math.sin(turn) * reached }
  const d = `M${pair(node)}L${pair(point)}`
  return { head, point, stalk: d }
}

/** The bloom grows out of its bud; when its time is over it shrinks, and its petals drift down. */
function drawHead(head: Head, point: Point, grown: number, age: number, ripe: number): string {
  const swollen = BUD + 0.14 * eased((age - head.opens + 0.5) / 0.5)
  const open = eased((age - head.opens) / OPENING_AGES)
  const left = 1 - eased(ripe * 1.25)
  const budRadius = head.radius * swollen * grown * left
  const radius = head.radius * open * left
  const bud =
    open < 0.8 && budRadius > 0.6
      ? `<g class="bud">${bloom(point, budRadius, { seed: head.seed, dots: 24 })}</g>`
      : ''
  const flower = radius > 0.6 ? bloom(point, radius, { seed: head.seed }) : ''
  return bud + flower + petals(head, point, ripe)
}

function petals(head: Head, { x, y }: Point, ripe: number): string {
  if (ripe <= 0 || ripe >= 1) return ''
  return Array.from({ length: PETALS }, (_, i) => {
    const turn = head.seed + i * 2.4
    const fallen = Math.max(0, ripe - 0.06 * i)
    const place = {
      x: x + Math.cos(turn) * head.radius * (0.6 + fallen) + Math.sin(fallen * 7 + turn) * 7,
      y: y + Math.sin(turn) * head.radius * 0.6 + fallen * fallen * (150 + 26 * i),
    }
    const there = Math.sin(Math.PI * Math.min(1, fallen * 1.06))
    return faint(Number((there * 0.9).toFixed(2)), dot(place.x, place.y, 3.4, INK.petal))
  }).join('')
}

function drawPod(raceme: Raceme, ripe: number): string {
  if (!raceme.pod || ripe < 0.03) return ''
  const out = { x: raceme.pod.x * ripe, y: raceme.pod.y * ripe }
  const bend = { x: out.x * 0.6, y: out.y - 30 * ripe }
  const turn = -0.1 * Math.sign(out.x)
  const scale = Number((POD_SCALE * ripe).toFixed(4))
  const hanging = at({ ...out, turn, scale }, pod())
  const stalk = stroke(`M0 0Q${pair(bend)} ${pair({ x: out.x, y: out.y + 5 })}`, 3.2, INK.wood)
  return `<g class="pod">${at({ x: raceme.x, y: raceme.y }, hanging + stalk)}</g>`
}
