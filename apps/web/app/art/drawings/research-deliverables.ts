import { bloom } from '../bloom.ts'
import type { Drawing } from '../drawing.ts'
import { box, dashes, dot, fill, INK, stroke } from '../ink.ts'

/** A sheet of paper with a turned corner. */
const SHEET =
  fill('M4 4H78L98 24V128H4Z', INK.card) +
  stroke('M4 4H78L98 24V128H4Z', 1.5, INK.edge) +
  fill('M78 4V24H98Z', INK.wash) +
  stroke('M78 4V24H98Z', 1.5, INK.edge)

const text = (path: string): string => stroke(path, 2, INK.leaf2)

function sheet(name: string, draw: () => string): Drawing {
  return {
    name: `research-${name}`,
    sheet: 'research',
    width: 102,
    height: 132,
    draw: () => SHEET + draw(),
  }
}

const QUOTE = 'c-5 2-8 7-8 12a6 6 0 1 0 6-6c0-3 1-4 4-6Z'

/** Two themes, each with its quotes. */
export const researchThemes = sheet('themes', () =>
  [30, 80]
    .map(
      (y) =>
        fill(`M26 ${y}${QUOTE}M42 ${y}${QUOTE}`, INK.clay) +
        text(`M52 ${y + 4}H78M52 ${y + 13}H86M18 ${y + 27}H86M18 ${y + 36}H70`),
    )
    .join(''),
)

/** Bars above, sources at the foot. */
export const researchReport = sheet('report', () => {
  const bars = [26, 34, 30, 46, 54].map((height, index) =>
    box({
      x: 18 + index * 14,
      y: 86 - height,
      width: 9,
      height,
      colour: index === 4 ? INK.petal : INK.leaf,
    }),
  )
  return (
    stroke('M16 18H52', 4, INK.leaf) +
    bars.join('') +
    stroke('M14 86H88', 1.5, INK.line) +
    stroke('M14 100H34', 1, INK.line) +
    text('M18 107H84M18 114H76M18 121H80')
  )
})

/** A month, from one moment to the next. */
export const researchJourney = sheet('journey', () => {
  const moments = [
    [20, 112],
    [46, 98],
    [76, 84],
    [50, 62],
    [26, 44],
    [60, 28],
  ] as const
  const path = 'M20 112C30 96 36 104 46 98S84 102 76 84 60 66 50 62 14 60 26 44 48 36 60 28'
  return (
    stroke(path, 2.4, INK.leaf) +
    moments
      .map(([x, y], index) => dot(x, y, index === 2 ? 8 : 5, index === 2 ? INK.clay : INK.petal))
      .join('') +
    text('M30 116H52M60 106H84M36 78H58M36 48H56')
  )
})

/** A screen, and where it fails. */
export const researchFaults = sheet('faults', () => {
  const screen = box({ x: 14, y: 30, width: 56, height: 48, colour: 'none', edge: INK.line })
  return (
    screen +
    stroke('M14 40H70', 1.2, INK.line) +
    text('M20 49H46M20 57H40') +
    box({ x: 20, y: 64, width: 22, height: 8, colour: INK.leaf }) +
    `<circle cx="31" cy="68" r="15" fill="none" stroke="${INK.clay}" stroke-width="2.2" stroke-dasharray="80 14"/>` +
    stroke('M46 68L78 62', 1.4, INK.clay) +
    [94, 105, 116]
      .map(
        (y, index) => dot(18, y, 4 - index * 0.8, INK.clay) + text(`M28 ${y}H${84 - index * 12}`),
      )
      .join('')
  )
})

/** Large print, and the people it is about. */
export const researchSummary = sheet('summary', () => {
  const people = [20, 36, 52, 68, 84].map((x, index) => bloom({ x, y: 110 }, 7.5, { seed: index }))
  return (
    stroke('M16 24H56', 5, INK.leaf) +
    stroke('M16 44H84M16 58H78M16 72H86M16 86H60', 3.4, INK.leaf2) +
    people.join('')
  )
})

/** Keep, change, drop. */
export const researchColumns = sheet('columns', () => {
  const columns = [
    { x: 14, colour: INK.leaf, rows: 4 },
    { x: 40, colour: INK.petal, rows: 3 },
    { x: 66, colour: INK.clay, rows: 2 },
  ]
  return (
    columns
      .map(
        ({ x, colour, rows }) =>
          box({ x, y: 34, width: 20, height: 7, colour }) +
          Array.from({ length: rows }, (_, row) =>
            box({
              x,
              y: 48 + row * 18,
              width: 20,
              height: 13,
              round: 1.5,
              colour: 'none',
              edge: INK.leaf2,
              edgeWidth: 1.4,
            }),
          ).join(''),
      )
      .join('') + dashes('M37 32V122M63 32V122', '1 4', 1.2, INK.edge)
  )
})

/** A letter with its misreadings marked. */
export const researchDraft = sheet('draft', () => {
  const pictures = [28, 62, 96].map((y) =>
    box({ x: 14, y, width: 20, height: 20, round: 2, colour: INK.wash, edge: INK.leaf2 }),
  )
  return (
    pictures.join('') +
    dot(24, 38, 5, INK.petal) +
    stroke('M19 78l5-10 5 10Z', 1.4, INK.leaf) +
    stroke('M18 106h12M24 100v12', 1.6, INK.leaf) +
    box({ x: 40, y: 64, width: 44, height: 8, colour: INK.petal }) +
    stroke('M42 33H84M42 43H72M42 68H82M42 78H68M42 101H84M42 111H76', 2.6, INK.leaf2) +
    stroke('M42 88q3-5 6 0t6 0 6 0 6 0 6 0', 1.8, INK.clay) +
    stroke('M88 60l-4 7', 1.8, INK.clay)
  )
})
