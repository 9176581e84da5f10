import type { Drawing } from '../drawing.ts'
import { dot, fill, INK, stroke } from '../ink.ts'

const SPOTS = [
  [53, 47],
  [59, 42],
  [66, 38],
  [73, 36],
  [64, 45],
  [72, 42],
  [80, 39],
] as const

const TAIL =
  fill('M150 92L226 118 219 130 146 112Z', INK.edge) + stroke('M158 102L220 124', 1.2, INK.leaf2)

const LEGS = stroke(
  'M98 122L95 154M95 154l-12 4M95 154l-7 8M95 154l11 5M117 124L118 154M118 154l-12 4M118 154l-5 8M118 154l11 5',
  2.4,
  INK.edge,
)

const BODY =
  fill(
    'M45 60C46 36 70 26 92 33C118 42 144 56 160 92C160 116 128 134 96 126C68 118 50 96 50 76C46 71 45 66 45 60Z',
    INK.leaf2,
  ) +
  fill(
    'M52 70C60 76 84 74 92 84C104 102 132 118 148 112C138 128 116 131 96 126C68 118 50 96 50 76Z',
    INK.card,
  ) +
  stroke('M70 92l3 5M80 88l3 5M78 102l3 5M90 98l3 5M92 111l3 5M103 108l3 5', 1.4, INK.leaf2)

const WING =
  fill('M138 62C154 72 166 84 178 102C168 110 154 112 144 108Z', INK.petal) +
  fill('M90 60C118 54 146 74 172 112C146 116 110 108 96 90C89 80 86 68 90 60Z', INK.leaf) +
  stroke(
    'M102 72C122 76 142 92 158 108M100 82C116 90 132 100 144 110M100 92C110 100 118 104 126 109',
    1.3,
    INK.vein,
  )

const HEAD =
  fill('M45 58C47 36 72 25 94 34C88 44 64 44 45 58Z', INK.edge) +
  SPOTS.map(([x, y]) => dot(x, y, 1.5, INK.card)).join('') +
  fill('M47 56L24 63 48 66Z', INK.edge) +
  dot(68, 56, 5.6, INK.card) +
  dot(67.4, 56, 3.7, INK.line) +
  dot(66.2, 54.8, 1.1, INK.card)

/** A yellow-rumped thornbill, which lives among wattles. Its feet must stay on the twig. */
export const thornbill: Drawing = {
  name: 'thornbill',
  sheet: 'plate',
  width: 232,
  height: 168,
  draw: () => TAIL + LEGS + BODY + WING + HEAD,
}
