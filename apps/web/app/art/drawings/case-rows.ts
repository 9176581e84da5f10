import type { Drawing } from '../drawing.ts'
import { dot, INK, stroke } from '../ink.ts'
import { phyllode } from '../phyllode.ts'
import { blooms } from './case-marks.ts'

const WIDTH = 1296
const HEIGHT = 130

/** The participants of one study in a loose line, as long as the page is wide. */
function row(study: number, participants: number): Drawing {
  return {
    name: `case-${study}-row`,
    sheet: 'cases',
    width: WIDTH,
    height: HEIGHT,
    draw: () => {
      const step = (WIDTH - 70) / (participants - 1)
      const places = Array.from({ length: participants }, (_, index) => ({
        x: 35 + index * step,
        y: 66 + Math.sin(index * 0.9) * 22,
      }))
      return blooms(places, participants > 12 ? 25 : 34, study)
    },
  }
}

export const case1Row = row(1, 18)
export const case2Row = row(2, 20)
export const case3Row = row(3, 15)
export const case4Row = row(4, 8)
export const case5Row = row(5, 6)

/** Blooms side by side, 40 apart. Who shows it cuts it off after as many as there are. */
export const caseTally: Drawing = {
  name: 'case-tally',
  sheet: 'cases',
  width: 320,
  height: 40,
  draw: () =>
    blooms(
      Array.from({ length: 8 }, (_, index) => ({ x: 20 + index * 40, y: 20 })),
      16,
      1,
    ),
}

const MOMENTS = [7, 9, 12, 9, 7] as const

/** One interview as a leaf with five moments, evenly spaced; widest where people talked most. */
export const caseInterview: Drawing = {
  name: 'case-interview',
  sheet: 'cases',
  width: 800,
  height: 96,
  draw: () =>
    phyllode({ x: 6, y: 66, turn: 0, length: 788, wide: 24, bend: 22 }) +
    MOMENTS.map((radius, index) => {
      const x = 80 + index * 160
      const y = [58, 49, 46, 49, 58][index] ?? 0
      return (
        stroke(`M${x} ${y - 10}V0`, 1.4, INK.edge) +
        dot(x, y, radius + 2, INK.line) +
        dot(x, y, radius, INK.petal)
      )
    }).join(''),
}
