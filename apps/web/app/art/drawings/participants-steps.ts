import { bloom } from '../bloom.ts'
import { branch } from '../branch.ts'
import type { Drawing } from '../drawing.ts'
import { at, INK, type Point, stroke } from '../ink.ts'
import { phyllode } from '../phyllode.ts'
import { seedPod } from './seed-pod.ts'

const WIDTH = 96
const HEIGHT = 132
/** Where the stem, which the page draws, runs through. */
const STEM_X = 30

/** Heads at each step: where, and how large. */
const HEADS: ReadonlyArray<ReadonlyArray<readonly [x: number, y: number, radius: number]>> = [
  [
    [62, 34, 4],
    [72, 26, 3.5],
    [78, 16, 3],
  ],
  [
    [58, 36, 7],
    [72, 30, 6],
    [80, 17, 5],
  ],
  [
    [58, 34, 10],
    [75, 30, 8.5],
    [82, 13, 7],
  ],
  [
    [54, 34, 12],
    [73, 36, 10],
    [79, 18, 8.5],
    [61, 13, 9],
  ],
  [
    [53, 36, 14],
    [75, 41, 12],
    [81, 20, 10],
    [61, 13, 11],
  ],
]

function raceme(heads: (typeof HEADS)[number]): string {
  const node: Point = { x: STEM_X, y: 58 }
  const stalks = heads.map(
    ([x, y]) => `M${node.x} ${node.y}Q${(node.x + x) / 2 + 6} ${y + 16} ${x} ${y}`,
  )
  const blooms = heads.map(([x, y, radius], index) =>
    bloom({ x, y }, radius, { seed: index + 2, dots: radius < 6 ? 24 : 60 }),
  )
  return stroke(stalks.join(''), 1.8, INK.leaf) + blooms.join('')
}

/** The branch of a narrow page: what grows beside each step. */
function step(index: number): Drawing {
  return {
    name: `participants-step-${index + 1}`,
    sheet: 'participants',
    width: WIDTH,
    height: HEIGHT,
    draw: () =>
      phyllode({ x: STEM_X, y: 92, turn: 0.35, length: 66, bend: 10, far: index % 2 === 0 }) +
      phyllode({ x: STEM_X, y: 70, turn: -2.5, length: 46, bend: -7, far: index % 2 === 1 }) +
      raceme(HEADS[index] ?? []),
  }
}

export const participantsStepOne = step(0)
export const participantsStepTwo = step(1)
export const participantsStepThree = step(2)
export const participantsStepFour = step(3)
export const participantsStepFive = step(4)

/** What hangs below the last step. */
export const participantsPod: Drawing = {
  name: 'participants-pod',
  sheet: 'participants',
  width: WIDTH,
  height: 150,
  draw: () => at({ x: 13, y: 6, scale: 0.54 }, seedPod.draw()),
}

/** From which the benefit tags hang where there is no room beside the heading. */
export const participantsTwig: Drawing = {
  name: 'participants-twig',
  sheet: 'participants',
  width: 760,
  height: 130,
  draw: () =>
    branch({
      points: [
        { x: 900, y: -40 },
        { x: 720, y: 34 },
        { x: 480, y: 62 },
        { x: 240, y: 44 },
        { x: 30, y: 70 },
      ],
      seed: 31,
      nodes: 11,
      leaf: 118,
      head: 13,
      heads: 5,
      stem: [12, 2.5],
      span: [0.16, 0.97],
      open: (t) => (t < 0.72 ? 0 : t),
    }),
}
