import { branch } from '../branch.ts'
import type { Drawing } from '../drawing.ts'
import { dashes, INK, stroke } from '../ink.ts'

const RING = 'M-36 0a36 36 0 1 0 72 0a36 36 0 1 0-72 0'

/** A twig with nobody on it, and the places where blooms would be. */
export const caseNone: Drawing = {
  name: 'case-none',
  width: 440,
  height: 360,
  draw: () =>
    branch({
      points: [
        { x: 20, y: 330 },
        { x: 130, y: 250 },
        { x: 250, y: 180 },
        { x: 410, y: 70 },
      ],
      seed: 63,
      nodes: 7,
      leaf: 130,
      head: 1,
      stem: [10, 3],
      open: () => 0,
    }) +
    [
      [150, 118],
      [268, 62],
      [330, 262],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<g transform="translate(${x} ${y})">${dashes(RING, '1 9', 2.4, INK.edge)}</g>`,
      )
      .join('') +
    stroke('M150 154L172 222M268 98L262 172M330 226L304 150', 2, INK.leaf),
}
