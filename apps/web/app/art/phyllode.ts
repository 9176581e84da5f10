import { at, fill, INK, type Point, stroke, tenth } from './ink.ts'

interface Phyllode extends Point {
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

/** A wattle's sickle leaf: two curves, the upper half washed with light, the midrib a hairline. */
export function phyllode(leaf: Phyllode): string {
  const { length, far = false } = leaf
  const { wide = length * 0.115, bend = length * 0.15 } = leaf
  const out = (bow: number) =>
    `C${tenth(length * 0.3)} ${tenth(-bow)} ${tenth(length * 0.68)} ${tenth(-bow)} ${tenth(length)} 0`
  const back = (bow: number) =>
    `C${tenth(length * 0.68)} ${tenth(-bow)} ${tenth(length * 0.3)} ${tenth(-bow)} 0 0Z`
  const rib = `M0 0C${tenth(length * 0.3)} ${tenth(-bend)} ${tenth(length * 0.66)} ${tenth(-bend)} ${tenth(length * 0.94)} ${tenth(-bend * 0.14)}`
  const light = far ? INK.leaf : INK.lit
  return at(
    leaf,
    fill(`M0 0${out(bend + wide)}${back(bend - wide)}`, far ? INK.leaf2 : INK.leaf) +
      `<path d="M0 0${out(bend + wide)}${back(bend)}" fill="${light}" fill-opacity="${far ? 0.22 : 0.16}"/>` +
      stroke(rib, 1, INK.vein),
  )
}
