import { bloom } from '../bloom.ts'
import { branch } from '../branch.ts'
import { at, box, dot, INK, type Point, stroke } from '../ink.ts'

/** Title pictures are of one size and stand on one ground, so that they can change places. */
export const TITLE = { sheet: 'cases', width: 620, height: 740 } as const
export const GROUND = 716

export const ground = (from = 8, to = 612): string =>
  stroke(`M${from} ${GROUND}H${to}`, 2, INK.edge)

/** A young tree with no flowers: only participants are blooms. */
export function sapling(x: number, scale: number, seed: number, y = GROUND): string {
  const points = [
    { x: 0, y: 0 },
    { x: 8, y: -120 },
    { x: -6, y: -240 },
    { x: 12, y: -330 },
  ]
  const plan = { points, seed, nodes: 7, leaf: 92, head: 1 }
  return at({ x, y, scale }, branch({ ...plan, stem: [9, 2], span: [0.35, 0.98], open: () => 0 }))
}

/** A pot, with a sapling in it. */
export function pottedPlant(x: number, scale: number, seed: number): string {
  const pot = `M${x - 34} ${GROUND - 74}H${x + 34}L${x + 26} ${GROUND}H${x - 26}Z`
  return (
    sapling(x, scale, seed, GROUND - 70) +
    `<path d="${pot}" fill="${INK.clay}"/>` +
    stroke(`M${x - 34} ${GROUND - 58}H${x + 34}`, 2.4, INK.line)
  )
}

/** Lines of print, as long as told. */
export function print(x: number, y: number, step: number, lengths: readonly number[]): string {
  return lengths.map((length, index) => `M${x} ${y + index * step}h${length}`).join('')
}

export function blooms(places: readonly Point[], radius: number, seed: number): string {
  return places.map((place, index) => bloom(place, radius, { seed: seed + index })).join('')
}

/** A sheet of paper with a folded corner, its top left corner at 0, 0. */
export function paper(width: number, height: number, fold = 0): string {
  const outline = `M0 0H${width - fold}L${width} ${fold}V${height}H0Z`
  const corner = `M${width - fold} 0V${fold}H${width}Z`
  return (
    `<path d="${outline}" fill="${INK.card}" stroke="${INK.edge}" stroke-width="1.6" stroke-linejoin="round"/>` +
    (fold === 0
      ? ''
      : `<path d="${corner}" fill="${INK.lit}" stroke="${INK.edge}" stroke-width="1.6" stroke-linejoin="round"/>`)
  )
}

/** A clock's face with its hands at an hour. */
export function clock({ x, y }: Point, radius: number, hour: number, minute: number): string {
  const hand = (turn: number, length: number) =>
    `M${x} ${y}L${(x + Math.sin(turn) * length).toFixed(1)} ${(y - Math.cos(turn) * length).toFixed(1)}`
  const turn = ((hour % 12) + minute / 60) * (Math.PI / 6)
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${INK.card}" stroke="${INK.edge}" stroke-width="2.4"/>` +
    [0, 3, 6, 9]
      .map((tick) => {
        const angle = (tick * Math.PI) / 6
        return dot(
          x + Math.sin(angle) * radius * 0.76,
          y - Math.cos(angle) * radius * 0.76,
          radius * 0.06,
          INK.line,
        )
      })
      .join('') +
    stroke(hand(turn, radius * 0.48), 3, INK.line) +
    stroke(hand((minute * Math.PI) / 30, radius * 0.68), 2, INK.line) +
    dot(x, y, 3, INK.petal)
  )
}

/** A lit window or a screen: light behind, a dark frame. */
export function pane(x: number, y: number, width: number, height: number): string {
  return box({ x, y, width, height, round: 4, colour: INK.wash, edge: INK.line })
}
