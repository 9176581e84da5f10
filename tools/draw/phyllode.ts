import { at, fill, INK, type Point, pair, stroke } from './ink.ts'

interface Phyllode extends Point {
  /** The leaf's direction, in radians. */
  turn: number
  length: number
  /** Half the leaf's width, 0.115 of its length by default. */
  wide?: number
  /** How much the leaf curves. The sign depends on its side of the stem. */
  bend?: number
  /** Draws the leaf paler, as if it's behind the others. */
  far?: boolean
}

/** A wattle's sickle-shaped leaf: two curves, a lighter upper half and a hairline midrib. */
export function phyllode(leaf: Phyllode): string {
  const { length, far } = leaf
  const { wide = length * 0.115, bend = length * 0.15 } = leaf
  const near = (bow: number) => pair({ x: length * 0.3, y: -bow })
  const beyond = (bow: number, share = 0.68) => pair({ x: length * share, y: -bow })
  const upper = `M0 0C${near(bend + wide)} ${beyond(bend + wide)} ${pair({ x: length, y: 0 })}`
  const back = (bow: number) => `C${beyond(bow)} ${near(bow)} 0 0Z`
  const ribEnd = pair({ x: length * 0.94, y: -bend * 0.14 })
  return at(
    leaf,
    fill(upper + back(bend - wide), far ? INK.leaf2 : INK.leaf) +
      `<path d="${upper}${back(bend)}" fill="${far ? INK.leaf : INK.lit}" fill-opacity="${far ? 0.22 : 0.16}"/>` +
      stroke(`M0 0C${near(bend)} ${beyond(bend, 0.66)} ${ribEnd}`, 1, INK.vein),
  )
}
