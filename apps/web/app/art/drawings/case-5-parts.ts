import { bloom } from '../bloom.ts'
import type { Drawing } from '../drawing.ts'
import { at, box, dot, fill, INK, stroke } from '../ink.ts'
import { phyllode } from '../phyllode.ts'
import { paper, print } from './case-marks.ts'

const sheet = 'case-5'

/** A letter arrives. */
export const case5Letterbox: Drawing = {
  name: 'case-5-letterbox',
  sheet,
  width: 300,
  height: 330,
  draw: () =>
    stroke('M120 190V318M168 190V318', 12, INK.wood) +
    fill('M40 190V104a54 54 0 0 1 108 0V190Z', INK.leaf2) +
    fill('M94 50H216a54 54 0 0 1 54 54V190H148V104A54 54 0 0 0 94 50Z', INK.leaf) +
    box({ x: 62, y: 104, width: 64, height: 10, round: 5, colour: INK.line }) +
    at(
      { x: 6, y: 62, turn: -0.12 },
      box({ x: 0, y: 0, width: 108, height: 62, colour: INK.card, edge: INK.edge }) +
        stroke('M0 0L54 36L108 0', 1.6, INK.line),
    ) +
    stroke('M240 104V44h22l-8 11 8 11h-22', 4, INK.clay) +
    stroke('M20 320H280', 2, INK.edge),
}

const SEATS = 6
/** Those who came with a supporter. */
const SUPPORTED = new Set([0, 2, 3, 5])

function seat(index: number): string {
  const turn = -Math.PI / 2 + (index + 0.5) * ((2 * Math.PI) / SEATS)
  const place = (reachX: number, reachY: number, angle = turn) => ({
    x: 320 + Math.cos(angle) * reachX,
    y: 168 + Math.sin(angle) * reachY,
  })
  const supporter = SUPPORTED.has(index)
    ? phyllode({ ...place(246, 128, turn + 0.2), turn: turn + 0.9, length: 66, wide: 11, bend: 8 })
    : ''
  return (
    supporter +
    at(
      { ...place(146, 62), turn: turn + Math.PI / 2 },
      box({ x: -16, y: -12, width: 32, height: 22, colour: INK.card, edge: INK.line }) +
        stroke('M-10-5h14M-10 1h20', 2, INK.leaf2),
    ) +
    bloom(place(236, 122), 27, { seed: index })
  )
}

/** Six readers at a table, seen from above; a leaf is a supporter. */
export const case5Table: Drawing = {
  name: 'case-5-table',
  sheet,
  width: 640,
  height: 336,
  draw: () =>
    `<ellipse cx="320" cy="168" rx="196" ry="92" fill="${INK.clay}"/>` +
    `<ellipse cx="320" cy="162" rx="196" ry="92" fill="${INK.card}" stroke="${INK.edge}" stroke-width="2"/>` +
    Array.from({ length: SEATS }, (_, index) => seat(index)).join(''),
}

/** The page lies face down; the letter is told in the reader's own words. */
export const case5Retell: Drawing = {
  name: 'case-5-retell',
  sheet,
  width: 320,
  height: 300,
  draw: () =>
    `<path d="M40 22H280a18 18 0 0 1 18 18V140a18 18 0 0 1-18 18H150L104 200V158H40a18 18 0 0 1-18-18V40a18 18 0 0 1 18-18Z" fill="${INK.wash}" stroke="${INK.edge}" stroke-width="2" stroke-linejoin="round"/>` +
    stroke(
      'M52 62q8-14 16 0t16 0t16 0m12 0q8-14 16 0t16 0t16 0t16 0m12 0q8-14 16 0t16 0t16 0M52 94q8-14 16 0t16 0t16 0t16 0m12 0q8-14 16 0t16 0m12 0q8-14 16 0t16 0M52 126q8-14 16 0t16 0m12 0q8-14 16 0t16 0t16 0',
      2.4,
      INK.edge,
    ) +
    fill('M110 284L152 222H306L270 284Z', INK.card) +
    stroke('M110 284L152 222H306L270 284Z', 2, INK.edge) +
    fill('M284 222H306L294 243Z', INK.leaf2) +
    stroke('M60 286H312', 2, INK.edge),
}

const line = (x: number, y: number, length: number) => stroke(`M${x} ${y}h${length}`, 5, INK.line)

/** Two actions in a sentence, and the picture on the wrong side. */
function before(): string {
  const rows = [96, 156, 216].map(
    (y, index) =>
      stroke(print(26, y - 20, 14, [120, 132, 104]), 4, INK.leaf2) +
      box({
        x: 178,
        y: y - 26,
        width: 34,
        height: 34,
        round: 4,
        colour: index === 1 ? INK.clay : INK.leaf2,
      }),
  )
  return paper(240, 292, 30) + stroke('M26 40h96', 7, INK.leaf) + rows.join('') + line(26, 266, 70)
}

/** The date first; three steps, each with its picture before it. */
function after(): string {
  const calendar =
    box({ x: 26, y: 24, width: 52, height: 50, round: 4, colour: INK.petal, edge: INK.line }) +
    stroke('M26 40h52M40 18v12M64 18v12', 2.4, INK.line) +
    dot(52, 57, 7, INK.line)
  const rows = [120, 184, 248].map(
    (y) =>
      box({ x: 26, y: y - 20, width: 40, height: 40, round: 6, colour: INK.leaf }) +
      line(84, y - 8, 118) +
      line(84, y + 10, 76),
  )
  return paper(240, 292, 30) + calendar + stroke('M94 50h70', 9, INK.line) + rows.join('')
}

/** The letter as it was, and as it is. */
export const case5Pages: Drawing = {
  name: 'case-5-pages',
  sheet,
  width: 640,
  height: 320,
  draw: () =>
    at({ x: 30, y: 22, turn: -0.03 }, before()) +
    stroke('M300 160h52l-14-12m14 12l-14 12', 4, INK.edge) +
    at({ x: 374, y: 10, turn: 0.02 }, after()),
}
