import { bloom } from '../bloom.ts'
import { branch } from '../branch.ts'
import { along, sides } from '../curve.ts'
import type { Drawing } from '../drawing.ts'
import { at, dashes, dot, fill, INK, stroke } from '../ink.ts'
import { phyllode } from '../phyllode.ts'
import { trace } from '../trace.ts'

const PLATE = { sheet: 'knowledge', width: 280, height: 280 } as const

/** Objective: a stem that asks. */
export const knowledgeQuestion: Drawing = {
  ...PLATE,
  name: 'knowledge-question',
  draw: () =>
    stroke('M96 104C84 42 196 22 198 88C200 134 142 134 142 190', 12, INK.wood) +
    phyllode({ x: 101, y: 86, turn: 2.5, length: 76, bend: -11 }) +
    phyllode({ x: 197, y: 92, turn: 0.5, length: 84, bend: 12 }) +
    phyllode({ x: 190, y: 62, turn: -0.8, length: 70, bend: -10, far: true }) +
    phyllode({ x: 146, y: 164, turn: 0.4, length: 66, bend: 10, far: true }) +
    bloom({ x: 142, y: 236 }, 27, { seed: 4 }),
}

/** Recruitment: a branch in flower, and a bird who has looked at all of it. */
export const knowledgePeople: Drawing = {
  ...PLATE,
  name: 'knowledge-people',
  draw: () =>
    branch({
      points: [
        { x: 20, y: 268 },
        { x: 90, y: 206 },
        { x: 160, y: 130 },
        { x: 236, y: 30 },
      ],
      seed: 19,
      nodes: 7,
      leaf: 96,
      head: 15,
      heads: 5,
      stem: [9, 2],
    }),
}

/** Process: they talk, we ask little. */
export const knowledgeTalk: Drawing = {
  ...PLATE,
  name: 'knowledge-talk',
  draw: () =>
    `<path d="M58 20H230a22 22 0 0 1 22 22V128a22 22 0 0 1-22 22H128L84 192V150H58a22 22 0 0 1-22-22V42a22 22 0 0 1 22-22Z" fill="${INK.card}" stroke="${INK.edge}" stroke-width="2" stroke-linejoin="round"/>` +
    stroke(
      'M62 58q9-16 18 0t18 0t18 0m12 0q9-16 18 0t18 0t18 0t18 0M62 88q9-16 18 0t18 0m12 0q9-16 18 0t18 0t18 0t18 0M62 118q9-16 18 0t18 0t18 0t18 0m12 0q9-16 18 0',
      2.6,
      INK.line,
    ) +
    fill(
      'M146 190h82a16 16 0 0 1 16 16v26a16 16 0 0 1-16 16h-12v24l-26-24h-44a16 16 0 0 1-16-16v-26a16 16 0 0 1 16-16Z',
      INK.leaf,
    ) +
    dot(164, 219, 5, INK.petal) +
    dot(187, 219, 5, INK.petal) +
    dot(210, 219, 5, INK.petal),
}

const POD = [
  { x: 92, y: 8 },
  { x: 106, y: 62 },
  { x: 86, y: 116 },
  { x: 120, y: 172 },
]

/** Outcome: the pod opens, a seed falls, something new stands up. */
export const knowledgeSeed: Drawing = {
  ...PLATE,
  name: 'knowledge-seed',
  draw: () => {
    const width = (t: number) =>
      (9 + 4 * Math.sin(t * 5 * 2 * Math.PI - 1.57)) * Math.min(1, t * 9, (1 - t) * 9)
    const { left, right } = sides(POD, 60, width)
    const seeds = Array.from({ length: 5 }, (_, index) => {
      const { x, y, heading } = along(POD, (index + 0.5) / 5)
      return at({ x, y, turn: heading }, `<ellipse rx="8" ry="4.6" fill="${INK.line}"/>`)
    })
    return (
      fill(trace([...left, ...right], true), INK.clay) +
      seeds.join('') +
      dashes('M126 184C140 206 158 214 168 238', '1 8', 2, INK.leaf2) +
      at({ x: 172, y: 250, turn: 0.5 }, `<ellipse rx="9" ry="5.4" fill="${INK.edge}"/>`) +
      stroke('M214 262C214 224 212 206 206 176', 4, INK.wood) +
      phyllode({ x: 210, y: 206, turn: -0.5, length: 62, bend: -9 }) +
      phyllode({ x: 211, y: 214, turn: -2.5, length: 58, bend: 9, far: true }) +
      phyllode({ x: 206, y: 180, turn: -1.1, length: 66, bend: -9 }) +
      phyllode({ x: 206, y: 180, turn: -2.1, length: 54, bend: 8 }) +
      stroke('M20 264H260', 2, INK.edge)
    )
  },
}
