import { bloom } from '../bloom.ts'
import type { Drawing } from '../drawing.ts'
import { at, box, dashes, dot, fill, INK, stroke } from '../ink.ts'
import { print } from './case-marks.ts'

const sheet = 'case-4'

/** From the cancelled hour to the next one, with a gap on the way. */
export const case4Loop: Drawing = {
  name: 'case-4-loop',
  sheet,
  width: 300,
  height: 300,
  draw: () =>
    stroke('M62 226A112 112 0 1 1 236 226', 10, INK.leaf) +
    dashes('M222 242A112 112 0 0 1 96 252', '1 16', 6, INK.leaf2) +
    fill('M44 204L92 236L50 260Z', INK.leaf) +
    // The receiver, off the hook.
    at(
      { x: 150, y: 152, turn: -0.5 },
      fill(
        'M-78 16C-84-8-66-22-48-22C-40-22-36-14-38-4C-20-12 20-12 38-4C36-14 40-22 48-22C66-22 84-8 78 16C76 24 50 24 46 14C30 4-30 4-46 14C-50 24-76 24-78 16Z',
        INK.edge,
      ),
    ) +
    stroke('M196 138c20 6 8 22 24 28s4 24 20 28', 3, INK.clay),
}

/** The day of the fortnight on which each of the eight said yes. */
const YES = [2, 3, 5, 5, 8, 9, 10, 11] as const
const dayX = (day: number) => 24 + (day - 1) * 43
const isWeekend = (day: number) => day % 7 === 6 || day % 7 === 0

function dayBox(day: number): string {
  const x = dayX(day)
  const frame = box({
    x,
    y: 64,
    width: 34,
    height: 124,
    round: 4,
    colour: INK.card,
    edge: INK.edge,
  })
  const hatch = isWeekend(day)
    ? stroke(
        `M${x + 4} 100l26-26M${x + 4} 126l26-26M${x + 4} 152l26-26M${x + 4} 178l26-26`,
        1.4,
        INK.leaf2,
      )
    : ''
  const yes = YES.filter((on) => on === day).map((_, index) =>
    bloom({ x: x + 17, y: 168 - index * 34 }, 16, { seed: day + index }),
  )
  return frame + hatch + yes.join('')
}

/** Recruited within two weeks: the eighth on the eleventh day. */
export const case4Fortnight: Drawing = {
  name: 'case-4-fortnight',
  sheet,
  width: 640,
  height: 230,
  draw: () =>
    stroke('M24 44H626', 4, INK.edge) +
    Array.from({ length: 14 }, (_, index) => {
      const x = dayX(index + 1) + 17
      return stroke(`M${x} 30V58`, 3, INK.edge) + dayBox(index + 1)
    }).join('') +
    stroke(`M${dayX(11) + 17} 196v18`, 2, INK.edge) +
    stroke(`M24 214H${dayX(11) + 17}M24 208v12`, 2, INK.edge),
}

const HANDS = [
  [22, 20],
  [178, 20],
  [178, 126],
  [22, 126],
  [22, 232],
  [178, 232],
] as const

/** A box for each pair of hands; one handover is missing. */
export const case4Workflow: Drawing = {
  name: 'case-4-workflow',
  sheet,
  width: 300,
  height: 310,
  draw: () =>
    stroke('M122 50h46l-8-7m8 7l-8 7M228 84v32l-7-8m7 8l7-8M172 156h-40', 2.4, INK.edge) +
    dashes('M72 190v34', '1 8', 2.6, INK.clay) +
    stroke('M60 198l24 18M84 198l-24 18', 3, INK.clay) +
    stroke('M132 156l8-7m-8 7l8 7M122 262h46l-8-7m8 7l-8 7', 2.4, INK.edge) +
    HANDS.map(
      ([x, y], index) =>
        box({
          x,
          y,
          width: 100,
          height: 62,
          round: 8,
          colour: index === 3 ? INK.petal : INK.card,
          edge: INK.edge,
        }) +
        dot(x + 20, y + 31, 8, index === 3 ? INK.line : INK.leaf) +
        stroke(print(x + 40, y + 24, 15, [44, 30]), 3, index === 3 ? INK.line : INK.leaf2),
    ).join(''),
}

/** The list, worst first. */
export const case4List: Drawing = {
  name: 'case-4-list',
  sheet,
  width: 280,
  height: 330,
  draw: () =>
    box({ x: 20, y: 24, width: 240, height: 296, round: 10, colour: INK.clay }) +
    box({ x: 34, y: 44, width: 212, height: 262, colour: INK.card, edge: INK.edge }) +
    box({ x: 96, y: 8, width: 88, height: 38, round: 8, colour: INK.edge }) +
    dot(140, 20, 5, INK.card) +
    [150, 114, 92, 58, 38]
      .map(
        (length, index) =>
          stroke(`M56 ${86 + index * 46}h12`, 4, INK.line) +
          stroke(`M84 ${86 + index * 46}h${length - 10}`, 14, index === 0 ? INK.petal : INK.leaf),
      )
      .join(''),
}
