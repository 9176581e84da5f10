import { type Point, tenth } from './ink.ts'

/** We drop points that are closer than this to the line between their neighbours. */
const TOLERANCE = 0.22

/** A path through the points in as few bytes as possible without visible change. */
export function trace(points: readonly Point[], closed = false): string {
  const [first = { x: 0, y: 0 }, ...rest] = thin(points)
  let path = `M${round(first.x)}${joined(round(first.y))}`
  // Each step starts from the rounded position, so rounding errors don't add up.
  let here = { x: round(first.x), y: round(first.y) }
  let command = 'l'
  for (const point of rest) {
    const dx = round(point.x - here.x)
    const dy = round(point.y - here.y)
    if (dx === 0 && dy === 0) continue
    path += `${command === 'l' ? `l${tenth(dx)}` : joined(dx)}${joined(dy)}`
    command = ''
    here = { x: round(here.x + dx), y: round(here.y + dy) }
  }
  return closed ? `${path}z` : path
}

const round = (value: number): number => Math.round(value * 10) / 10

/** A minus sign separates two numbers, so we only need a space before a positive one. */
const joined = (value: number): string => (value < 0 ? tenth(value) : ` ${tenth(value)}`)

/** Douglas-Peucker: keeps the point furthest from the line, then does the same for both halves. */
function thin(points: readonly Point[]): Point[] {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  let furthest = 0
  let split = 0
  for (const [index, point] of points.entries()) {
    const away = distance(point, first, last)
    if (away <= furthest) continue
    furthest = away
    split = index
  }
  if (furthest < TOLERANCE) return [first, last]
  return [...thin(points.slice(0, split + 1)).slice(0, -1), ...thin(points.slice(split))]
}

function distance({ x, y }: Point, from: Point, to: Point): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.hypot(dx, dy)
  // A closed shape ends where it starts, so measure the distance to that point.
  if (length === 0) return Math.hypot(x - from.x, y - from.y)
  return Math.abs(dy * (x - from.x) - dx * (y - from.y)) / length
}
