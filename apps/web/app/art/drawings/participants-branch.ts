import { branch } from '../branch.ts'
import { stem } from '../curve.ts'
import type { Drawing } from '../drawing.ts'
import { at } from '../ink.ts'
import { seedPod } from './seed-pod.ts'

const POINTS = [
  { x: 1420, y: -90 },
  { x: 1240, y: 14 },
  { x: 1040, y: 50 },
  { x: 810, y: 100 },
  { x: 668, y: 232 },
  { x: 636, y: 410 },
  { x: 676, y: 600 },
  { x: 610, y: 800 },
  { x: 650, y: 1000 },
  { x: 586, y: 1190 },
  { x: 600, y: 1360 },
  { x: 520, y: 1500 },
]

/** In a window wider than the page the branch still comes from outside. */
const BEYOND = [
  { x: 1640, y: -260 },
  { x: 1500, y: -146 },
  { x: 1400, y: -78 },
]

/** Bare where the benefit tags hang, in bud at the first step, in full bloom at the last. */
function open(t: number): number {
  return t < 0.36 ? 0 : Math.min(1, (t - 0.36) * 1.5 + 0.02)
}

/** The five steps as one branch, which ends in a pod. */
export const participantsBranch: Drawing = {
  name: 'participants-branch',
  sheet: 'participants',
  width: 1296,
  height: 1860,
  draw: () =>
    stem({ points: BEYOND, from: 18, to: 16 }) +
    branch({
      points: POINTS,
      seed: 29,
      nodes: 17,
      leaf: 168,
      head: 23,
      heads: 6,
      stem: [16, 3.5],
      span: [0.05, 0.95],
      open,
    }) +
    at({ x: 482, y: 1492, turn: -0.07, scale: 1.15 }, seedPod.draw()),
}
