import { at, fill, INK, type Point, pair, stroke } from './ink.ts'

export interface Phyllode extends Point {
  /** Where it points, in radians. */
  turn: number
  length: number
  /** Half its width, 0.115 of the length unless told. */
  wide?: number
  /** How far it bows; the sign follows the side of the stem. */
  bend?: number
  /** Behind the others, and paler. */
  far?: boolean
}

interface Lines {
  blade: string
  /** The upper half. */
  light: string
  rib: string
}

/** How a line is written down: where it begins, and a curve from one point over two others to a fourth. */
interface Pen {
  start: (at: Point) => string
  curve: (from: Point, over: [Point, Point], to: Point) => string
}

/** The leaf lies at 0, 0 and points right. */
function linesOf(leaf: Phyllode, { start, curve }: Pen): Lines {
  const { length } = leaf
  const { wide = length * 0.115, bend = length * 0.15 } = leaf
  const [foot, tip] = [
    { x: 0, y: 0 },
    { x: length, y: 0 },
  ]
  const near = (bow: number) => ({ x: length * 0.3, y: -bow })
  const beyond = (bow: number, share = 0.68) => ({ x: length * share, y: -bow })
  const out = (bow: number) => curve(foot, [near(bow), beyond(bow)], tip)
  const back = (bow: number) => `${curve(tip, [beyond(bow), near(bow)], foot)}Z`
  const ribEnd = { x: length * 0.94, y: -bend * 0.14 }
  return {
    blade: start(foot) + out(bend + wide) + back(bend - wide),
    light: start(foot) + out(bend + wide) + back(bend),
    rib: start(foot) + curve(foot, [near(bend), beyond(bend, 0.66)], ribEnd),
  }
}

function inked({ blade, light, rib }: Lines, far: boolean): string {
  return (
    fill(blade, far ? INK.leaf2 : INK.leaf) +
    `<path d="${light}" fill="${far ? INK.leaf : INK.lit}" fill-opacity="${far ? 0.22 : 0.16}"/>` +
    stroke(rib, 1, INK.vein)
  )
}

const plainly: Pen = {
  start: (at) => `M${pair(at)}`,
  curve: (_from, [first, second], to) => `C${pair(first)} ${pair(second)} ${pair(to)}`,
}

/** A wattle's sickle leaf: two curves, the upper half washed with light, the midrib a hairline. */
export function phyllode(leaf: Phyllode): string {
  return at(leaf, inked(linesOf(leaf, plainly), leaf.far ?? false))
}

/** Where the leaf is, so that many make one path; each curve is counted from its beginning, in fewer digits. */
function inPlace({ x, y, turn }: Phyllode): Pen {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const turned = (p: Point) => ({ x: p.x * cos - p.y * sin, y: p.x * sin + p.y * cos })
  const between = (from: Point, to: Point) => turned({ x: to.x - from.x, y: to.y - from.y })
  return {
    start: (at) => `M${pair({ x: x + turned(at).x, y: y + turned(at).y })}`,
    curve: (from, over, to) => `c${[...over, to].map((p) => pair(between(from, p))).join(' ')}`,
  }
}

/**
 * Leaves that hardly touch, in three marks for all of them: a hundred leaves would be four hundred, and
 * a phone has to lay out each.
 */
export function foliage(leaves: Phyllode[], far: boolean): string {
  const all = leaves.map((leaf) => linesOf(leaf, inPlace(leaf)))
  const joined = (line: keyof Lines) => all.map((lines) => lines[line]).join('')
  return inked({ blade: joined('blade'), light: joined('light'), rib: joined('rib') }, far)
}
