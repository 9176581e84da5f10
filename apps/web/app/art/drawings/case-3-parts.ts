import type { Drawing } from '../drawing.ts'
import { at, box, dashes, dot, fill, INK, stroke } from '../ink.ts'
import { print } from './case-marks.ts'

const sheet = 'case-3'

/** A price tag that hangs from 0, 0. */
function tag(length: number, colour: string, digits: number): string {
  const top = length
  return (
    stroke(`M0 0C6 ${length * 0.3}-6 ${length * 0.6} 0 ${top + 18}`, 1.8, INK.clay) +
    `<path d="M-34 ${top + 30}L-14 ${top}H14L34 ${top + 30}V${top + 136}H-34Z" fill="${colour}" stroke="${INK.edge}" stroke-width="1.6" stroke-linejoin="round"/>` +
    dot(0, top + 19, 6, INK.line) +
    stroke(print(-20, top + 56, 14, [40, 28]), 3, INK.leaf) +
    stroke(`M-20 ${top + 112}h${digits * 14}`, 10, INK.line)
  )
}

/** Three tiers, and nobody who could say what the middle one was for. */
export const case3Tags: Drawing = {
  name: 'case-3-tags',
  sheet,
  width: 300,
  height: 330,
  draw: () =>
    stroke('M14 26C90 14 210 36 286 20', 7, INK.wood) +
    fill('M252 24C262 2 282-2 296 2C288 18 272 26 252 24Z', INK.leaf) +
    at({ x: 58, y: 22, turn: 0.05 }, tag(66, INK.card, 1)) +
    at({ x: 150, y: 25, turn: -0.03 }, tag(130, INK.petal, 2)) +
    at({ x: 242, y: 25, turn: 0.04 }, tag(96, INK.card, 3)),
}

/** One of the six: a heading, a price, and what it is counted by. */
function card(index: number): string {
  const marks = [
    stroke('M24 96h52M24 108h52M24 120h52', 4, INK.leaf),
    stroke('M30 118V98M44 118V86M58 118V104M72 118V78', 6, INK.leaf),
    stroke('M26 118L44 100L56 108L76 84', 3.4, INK.clay),
    `<circle cx="50" cy="102" r="20" fill="none" stroke="${INK.leaf}" stroke-width="4"/>`,
    dot(32, 102, 9, INK.leaf) + dot(52, 102, 9, INK.leaf) + dot(72, 102, 9, INK.leaf),
    fill('M30 118V88H50V118ZM54 118V98H74V118Z', INK.leaf),
  ]
  return (
    box({ x: 0, y: 0, width: 100, height: 148, round: 10, colour: INK.card, edge: INK.edge }) +
    stroke('M18 28h44', 5, INK.line) +
    stroke('M18 50h64', 3, INK.leaf2) +
    (marks[index] ?? '')
  )
}

/** Six price cards, shuffled for each person. */
export const case3Cards: Drawing = {
  name: 'case-3-cards',
  sheet,
  width: 340,
  height: 270,
  draw: () =>
    Array.from({ length: 6 }, (_, index) => {
      const turn = -0.62 + index * 0.25
      return at(
        {
          x: 170 + Math.sin(turn) * 190 - 50 * Math.cos(turn),
          y: 300 - Math.cos(turn) * 230 - 50 * Math.sin(turn),
          turn,
        },
        card(index),
      )
    }).join(''),
}

/** Coins to the height of a price, their lowest at 0, 0. */
function pile(coins: number): string {
  return Array.from(
    { length: coins },
    (_, coin) =>
      `<path d="M-34 ${-coin * 16}v-9a34 9 0 0 1 68 0v9a34 9 0 0 1-68 0Z" fill="${INK.clay}" stroke="${INK.edge}" stroke-width="1.4"/>` +
      `<ellipse cx="0" cy="${-coin * 16 - 9}" rx="34" ry="9" fill="${INK.card}" stroke="${INK.edge}" stroke-width="1.4"/>`,
  ).join('')
}

/** Two prices stay; the one between is only remembered. */
export const case3Tiers: Drawing = {
  name: 'case-3-tiers',
  sheet,
  width: 300,
  height: 300,
  draw: () =>
    at({ x: 58, y: 266 }, pile(4)) +
    dashes('M116 266V150a34 9 0 0 1 68 0V266a34 9 0 0 1-68 0Z', '1 7', 2, INK.leaf2) +
    stroke('M128 176l44 60M172 176l-44 60', 3, INK.clay) +
    at({ x: 242, y: 266 }, pile(12)) +
    stroke('M8 279H292', 2, INK.edge),
}

const HAMMER =
  box({ x: -8, y: 40, width: 16, height: 176, round: 7, colour: INK.clay }) +
  fill('M-30 14H18C34 14 42 24 46 40H26C22 34 18 34 8 34V50H-8V34H-30Z', INK.edge)

const SCISSORS =
  stroke('M-18 44L16 186M18 44L-16 186', 12, INK.edge) +
  `<circle cx="-24" cy="22" r="20" fill="none" stroke="${INK.leaf}" stroke-width="11"/>` +
  `<circle cx="24" cy="22" r="20" fill="none" stroke="${INK.leaf}" stroke-width="11"/>` +
  dot(0, 118, 5, INK.card)

const PAN =
  box({ x: -8, y: 6, width: 16, height: 112, round: 8, colour: INK.edge }) +
  `<circle cx="0" cy="164" r="54" fill="${INK.edge}"/>` +
  `<circle cx="0" cy="164" r="42" fill="${INK.leaf2}"/>`

const SPANNER =
  stroke('M0 54V174', 17, INK.leaf) +
  fill(
    'M-28 26C-28 8-16-2-12 0V26L0 34L12 26V0C16-2 28 8 28 26C28 46 16 58 0 58S-28 46-28 26Z',
    INK.leaf,
  ) +
  dot(0, 186, 25, INK.leaf) +
  dot(0, 186, 11, INK.card)

/** A tool for each kind of trade, on one rail. */
export const case3Trades: Drawing = {
  name: 'case-3-trades',
  sheet,
  width: 420,
  height: 270,
  draw: () =>
    stroke('M8 16H412', 6, INK.wood) +
    [HAMMER, SCISSORS, PAN, SPANNER]
      .map((tool, index) => {
        const x = 58 + index * 101
        return stroke(`M${x} 16v22`, 3, INK.clay) + at({ x, y: 36 }, tool)
      })
      .join(''),
}
