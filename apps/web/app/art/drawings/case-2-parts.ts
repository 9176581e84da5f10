import type { Drawing } from '../drawing.ts'
import { at, box, dashes, dot, fill, INK, type Point, stroke } from '../ink.ts'
import { blooms, clock, paper, print } from './case-marks.ts'

const sheet = 'case-2'

const SANDWICH =
  box({ x: 62, y: 278, width: 176, height: 28, round: 8, colour: INK.card, edge: INK.edge }) +
  stroke('M66 276q11 12 22 0t22 0t22 0t22 0t22 0t22 0t22 0t18-2', 7, INK.leaf) +
  box({ x: 66, y: 254, width: 168, height: 14, round: 3, colour: INK.clay }) +
  box({ x: 62, y: 226, width: 176, height: 28, round: 12, colour: INK.card, edge: INK.edge })

/** Twenty to three in the morning, and what there is to eat. */
export const case2Night: Drawing = {
  name: 'case-2-night',
  sheet,
  width: 300,
  height: 330,
  draw: () =>
    clock({ x: 150, y: 108 }, 92, 2, 40) +
    fill('M262 22a22 22 0 1 0 14 40a28 28 0 0 1-14-40Z', INK.petal) +
    SANDWICH +
    stroke('M16 308H284', 2, INK.edge),
}

const AXIS = 262
/** When each person's last shift began, in hours. */
const STARTS = [5, 6, 6, 6, 7, 7, 7, 8, 13, 13, 14, 14, 14, 15, 19, 21, 22, 22, 22, 23] as const
const hourX = (hour: number) => 26 + hour * 24.5

function stacks(): Point[] {
  const piled = new Map<number, number>()
  return STARTS.map((hour) => {
    const below = piled.get(hour) ?? 0
    piled.set(hour, below + 1)
    return { x: hourX(hour), y: AXIS - 18 - below * 27 }
  })
}

/** Twenty people by the hour at which their last shift began, from midnight to midnight. */
export const case2Starts: Drawing = {
  name: 'case-2-starts',
  sheet,
  width: 640,
  height: 330,
  draw: () => {
    const ticks = Array.from(
      { length: 25 },
      (_, hour) => `M${hourX(hour)} ${AXIS}v${hour % 6 ? 6 : 14}`,
    )
    return (
      box({
        x: hourX(0),
        y: AXIS - 10,
        width: hourX(6) - hourX(0),
        height: 10,
        colour: INK.leaf2,
      }) +
      box({
        x: hourX(20),
        y: AXIS - 10,
        width: hourX(24) - hourX(20),
        height: 10,
        colour: INK.leaf2,
      }) +
      dashes(
        `M${hourX(6)} ${AXIS}C${hourX(8)} 26 ${hourX(18)} 26 ${hourX(20)} ${AXIS}`,
        '1 9',
        2,
        INK.clay,
      ) +
      // The sun at one in the afternoon, the moon on both sides of midnight.
      dot(hourX(13), 84, 17, INK.clay) +
      fill(`M${hourX(1.6)} 92a17 17 0 1 0 12 30a22 22 0 0 1-12-30Z`, INK.edge) +
      blooms(stacks(), 14, 2) +
      stroke(`M${hourX(0)} ${AXIS}H${hourX(24)}${ticks.join('')}`, 1.8, INK.edge)
    )
  },
}

/** One day of the diary: three meals, each photographed, each with a line on why. */
function day(x: number, colours: readonly string[]): string {
  return (
    stroke(`M${x + 4} 46h54`, 5, INK.leaf) +
    colours
      .map((colour, index) => {
        const y = 66 + index * 72
        return (
          box({ x, y, width: 44, height: 44, colour: INK.wash, edge: INK.line }) +
          dot(x + 22, y + 22, 13, INK.card) +
          dot(x + 22, y + 22, 8, colour) +
          stroke(print(x + 54, y + 12, 14, [44, 50, 28]), 2, INK.leaf2)
        )
      })
      .join('')
  )
}

export const case2Diary: Drawing = {
  name: 'case-2-diary',
  sheet,
  width: 320,
  height: 320,
  draw: () =>
    at({ x: 12, y: 16 }, box({ x: 0, y: 6, width: 300, height: 292, round: 8, colour: INK.leaf })) +
    at({ x: 18, y: 14 }, paper(144, 284) + at({ x: 144, y: 0 }, paper(144, 284))) +
    day(32, [INK.leaf, INK.clay, INK.petal]) +
    day(178, [INK.clay, INK.clay, INK.leaf]) +
    stroke('M162 14V298', 2, INK.line) +
    fill('M226 298h18v22l-9-8-9 8Z', INK.clay),
}

const MEALS = 40
const A_SHELF = 10
/** Those that fit an occasion that people described: fourteen. */
const KEPT = new Set([1, 2, 4, 8, 11, 13, 14, 17, 20, 22, 26, 31, 35, 38])

function meal(index: number): string {
  const x = 26 + (index % A_SHELF) * 60
  const y = 22 + Math.floor(index / A_SHELF) * 74
  if (!KEPT.has(index)) {
    return dashes(`M${x} ${y}h44v40h-44Z`, '1 6', 1.8, INK.edge)
  }
  const lid = index % 3 === 0 ? INK.clay : index % 3 === 1 ? INK.leaf : INK.petal
  return (
    box({ x, y, width: 44, height: 40, round: 4, colour: INK.card, edge: INK.edge }) +
    box({ x: x - 2, y: y - 2, width: 48, height: 12, round: 4, colour: lid }) +
    stroke(`M${x + 9} ${y + 22}h26M${x + 9} ${y + 30}h16`, 2.4, INK.line)
  )
}

/** Forty meals on the shelves, fourteen of them kept. */
export const case2Shelves: Drawing = {
  name: 'case-2-shelves',
  sheet,
  width: 640,
  height: 310,
  draw: () =>
    Array.from({ length: MEALS }, (_, index) => meal(index)).join('') +
    stroke('M8 64H632M8 138H632M8 212H632M8 286H632', 4, INK.edge),
}
