import { bloom } from '../bloom.ts'
import type { Drawing } from '../drawing.ts'
import { box, dashes, dot, fill, INK, stroke } from '../ink.ts'
import { GROUND, ground, TITLE } from './case-marks.ts'

const DAYS = 7
/** Early, late and night. */
const SHIFTS = 3
/** Of the 21 shifts in a week, the one on which nobody works: twenty are left. */
const DAY_OFF = 11

const BOARD = { x: 58, y: 84, width: 504, height: 408 }
const GRID = { x: 120, y: 140, column: 61, row: 112 }

function shift(index: number): string {
  const x = GRID.x + (index % DAYS) * GRID.column + GRID.column / 2
  const y = GRID.y + Math.floor(index / DAYS) * GRID.row + GRID.row / 2
  if (index === DAY_OFF) {
    return dashes(`M${x - 22} ${y}a22 22 0 1 0 44 0a22 22 0 1 0-44 0`, '1 7', 2, INK.leaf2)
  }
  return bloom({ x, y }, 25, { seed: index })
}

function ruling(): string {
  const right = GRID.x + DAYS * GRID.column
  const bottom = GRID.y + SHIFTS * GRID.row
  let path = ''
  for (let row = 0; row <= SHIFTS; row++) path += `M76 ${GRID.y + row * GRID.row}H${right}`
  for (let day = 0; day <= DAYS; day++) path += `M${GRID.x + day * GRID.column} 104V${bottom}`
  return stroke(path, 1.2, INK.leaf2)
}

/** Where the names of the days would stand. */
function headings(): string {
  const marks = Array.from(
    { length: DAYS },
    (_, day) => `M${GRID.x + day * GRID.column + 20} 123h22`,
  )
  return stroke(marks.join(''), 5, INK.leaf)
}

/** A rising sun, a low one, and a moon. */
const TIMES =
  fill('M84 202a14 14 0 0 1 28 0Z', INK.clay) +
  stroke('M80 206h36M98 182v-6M82 188l-4-4M114 188l4-4', 2, INK.clay) +
  fill('M84 308a14 14 0 0 0 28 0Z', INK.clay) +
  stroke('M80 304h36M98 328v6M82 322l-4 4M114 322l4 4', 2, INK.clay) +
  fill('M104 406a15 15 0 1 0 8 27a19 19 0 0 1-8-27Z', INK.line)

const LUNCHBOX =
  stroke('M174 602c0-30 112-30 112 0', 9, INK.clay) +
  box({ x: 136, y: 602, width: 188, height: 114, round: 14, colour: INK.leaf }) +
  box({ x: 136, y: 602, width: 188, height: 40, round: 14, colour: INK.leaf2 }) +
  stroke('M136 642H324', 2.4, INK.line) +
  box({ x: 212, y: 630, width: 36, height: 26, round: 4, colour: INK.petal, edge: INK.line })

const THERMOS =
  box({ x: 372, y: 542, width: 70, height: 174, round: 12, colour: INK.card, edge: INK.edge }) +
  box({ x: 380, y: 512, width: 54, height: 40, round: 8, colour: INK.clay }) +
  stroke('M372 590h70M372 676h70', 7, INK.leaf) +
  stroke('M442 604c34 0 34 62 0 62', 6, INK.edge)

const APPLE =
  fill('M500 716c-26 0-36-28-28-44c8-15 24-12 30-7c6-5 22-8 30 7c8 16-4 44-32 44Z', INK.clay) +
  stroke('M502 666c0-8 2-13 6-18', 2.6, INK.wood) +
  fill('M506 656c6-14 20-14 28-10c-4 10-16 16-28 10Z', INK.leaf)

/** Twenty people on rotating rosters: the week on the wall, with one shift free. */
export const case2Roster: Drawing = {
  ...TITLE,
  name: 'case-2-roster',
  draw: () =>
    stroke(`M190 ${BOARD.y}L310 28L430 ${BOARD.y}`, 2, INK.edge) +
    dot(310, 28, 6, INK.edge) +
    box({ ...BOARD, round: 6, colour: INK.card, edge: INK.edge, edgeWidth: 2 }) +
    ruling() +
    headings() +
    TIMES +
    Array.from({ length: DAYS * SHIFTS }, (_, index) => shift(index)).join('') +
    LUNCHBOX +
    THERMOS +
    APPLE +
    ground() +
    stroke(`M40 ${GROUND}v24M580 ${GROUND}v24`, 2, INK.edge),
}
