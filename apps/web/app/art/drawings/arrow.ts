import type { Drawing } from '../drawing.ts'
import { stroke } from '../ink.ts'
import { phyllode } from '../phyllode.ts'

/** Leads on: a stalk, with two leaves for its head. */
export const arrow: Drawing = {
  name: 'arrow',
  sheet: 'site',
  width: 34,
  height: 20,
  draw: () =>
    stroke('M1 10H30', 1.8, 'currentColor') +
    phyllode({ x: 32, y: 10, turn: 2.62, length: 15, wide: 2.6, bend: -2 }) +
    phyllode({ x: 32, y: 10, turn: -2.62, length: 15, wide: 2.6, bend: 2 }),
}
