import { bloom } from '../bloom.ts'
import type { Drawing } from '../drawing.ts'
import { dashes, type Point, stroke, tenth } from '../ink.ts'

/** Minutes that eighteen people spent comparing, as in the sample study. */
const MINUTES = [2, 3, 3.5, 4, 5, 5, 6, 6.5, 7, 7.5, 8.5, 9, 11, 13, 14.5, 19, 23, 27]
const HALFWAY = 7.25
/** The page sets the seven labels, 0 to 30, in seven equal columns under the drawing. */
const FROM = -2.5
const SPAN = 35
const INK_OF_PAGE = 'var(--color-ink)'

interface Chart {
  width: number
  height: number
  radius: number
  /** A line from the three who stayed up to the note about them. */
  pointer: boolean
}

/** Each head stands over its minute, on the first height at which it touches no other. */
function heap(x: (minutes: number) => number, ground: number, radius: number): Point[] {
  const placed: Point[] = []
  for (const minutes of MINUTES) {
    const head = { x: x(minutes), y: ground - radius - 6 }
    const touches = ({ x, y }: Point) => Math.hypot(x - head.x, y - head.y) < radius * 2.02
    while (placed.some(touches)) head.y -= 4
    placed.push(head)
  }
  return placed
}

function drawChart({ width, height, radius, pointer }: Chart): string {
  const x = (minutes: number) => ((minutes - FROM) / SPAN) * width
  const ground = height - 10
  const heads = heap(x, ground, radius)
  const stems = heads.map((head) => `M${tenth(head.x)} ${ground}V${tenth(head.y + radius)}`)
  const ticks = [0, 5, 10, 15, 20, 25, 30].map((minutes) => `M${tenth(x(minutes))} ${ground}v8`)
  const over = { x: x(23), y: ground - radius * 2 - 16 }
  const note = `M${tenth(over.x)} ${over.y}c4-62-24-74-54-92`
  return (
    stroke(stems.join(''), 1, 'var(--color-art-leaf-2)') +
    dashes(`M${tenth(x(HALFWAY))} ${ground}V8`, '0 6', 2, 'var(--color-wattle-ink)') +
    heads.map((head, index) => bloom(head, radius, { seed: index })).join('') +
    (pointer ? stroke(note, 1.3, 'var(--color-ink-2)') : '') +
    stroke(`M1 ${ground}H${width - 1}`, 2, INK_OF_PAGE) +
    stroke(ticks.join(''), 1.5, INK_OF_PAGE)
  )
}

export const insightsChart: Drawing = {
  name: 'insights-chart',
  sheet: 'home',
  width: 860,
  height: 380,
  draw: () => drawChart({ width: 860, height: 380, radius: 26, pointer: true }),
}

/** For a phone: the heads larger than the page would make them. */
export const insightsChartNarrow: Drawing = {
  name: 'insights-chart-narrow',
  sheet: 'home',
  width: 560,
  height: 390,
  draw: () => drawChart({ width: 560, height: 390, radius: 24, pointer: false }),
}
