import { Bloom } from '#ui/bloom.tsx'

const WIDTH = 580
const HEIGHT = 292
/** Only this many blooms fit. The text next to the branch says how many participants there were. */
const MOST_BLOOMS = 12
const LEAVES = 15
const STEPS = 40

type Point = { x: number; y: number }

/** A point on the stem. `t` goes from 0 on the left to 1 on the right. */
function stemAt(t: number): Point {
  const u = 1 - t
  const curve = (from: number, first: number, second: number, to: number) =>
    u ** 3 * from + 3 * u * u * t * first + 3 * u * t * t * second + t ** 3 * to
  return {
    x: curve(6, WIDTH * 0.34, WIDTH * 0.5, WIDTH * 1.02),
    y: curve(HEIGHT - 58, HEIGHT - 50, HEIGHT * 0.4, HEIGHT * 0.36),
  }
}

function angleAt(t: number): number {
  const [before, after] = [stemAt(t - 0.01), stemAt(t + 0.01)]
  return (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI
}

/** A pseudo-random number from 0 to 1. It makes the branch look uneven, but the same every time. */
const unevenness = (index: number) => ((index * 37) % 17) / 17

const rounded = (value: number) => value.toFixed(1)

const STEM = Array.from({ length: STEPS + 1 }, (_none, index) => {
  const { x, y } = stemAt(index / STEPS)
  return `${index ? 'L' : 'M'}${rounded(x)} ${rounded(y)}`
}).join('')

const LEAF_SHAPES = Array.from({ length: LEAVES }, (_none, index) => {
  const t = 0.05 + index * 0.064
  const isUp = index % 2 === 0
  const length = index < 2 ? 50 : 66 + unevenness(index) * 30
  const turn =
    angleAt(t) + (isUp ? -42 - unevenness(index + 3) * 16 : 40 + unevenness(index + 5) * 16)
  const width = length * 0.27 * (isUp ? 1 : -1)
  const { x, y } = stemAt(t)
  const at = (share: number) => rounded(length * share)
  const off = (share: number) => rounded(-width * share)
  return {
    isUp,
    transform: `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(turn)})`,
    path: `M0 0C${at(0.14)} ${off(0.75)} ${at(0.58)} ${off(1.15)} ${at(1)} ${off(0.12)}C${at(0.7)} ${off(0.08)} ${at(0.34)} ${off(-0.28)} 0 0Z`,
  }
})

function bloomPlace(index: number, count: number) {
  const t = count === 1 ? 0.5 : 0.16 + (index / (count - 1)) * 0.7
  const isUp = index % 2 === 0
  const reach = 60 + unevenness(index + 1) * 16
  const size = (count > 6 ? 52 : 64) + unevenness(index + 2) * 14
  const stem = stemAt(t)
  const x = stem.x + (unevenness(index) - 0.5) * 36
  const y = Math.min(HEIGHT - size / 2, stem.y + (isUp ? -reach : reach))
  return { stem, x, y, size }
}

/**
 * A branch with a bloom for each participant, up to 12. Decorative, because the text next to it has
 * the number.
 */
export function ReportBranch({ people, className }: { people: number; className?: string }) {
  const count = Math.min(people, MOST_BLOOMS)
  const blooms = Array.from({ length: count }, (_none, index) => bloomPlace(index, count))
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className={className}
      fill="none"
      overflow="visible"
    >
      {LEAF_SHAPES.filter(({ isUp }) => isUp).map(({ transform, path }) => (
        <path key={path} transform={transform} d={path} fill="var(--color-art-leaf-2)" />
      ))}
      <path d={STEM} stroke="var(--color-art-wood)" strokeWidth="4" strokeLinecap="round" />
      {LEAF_SHAPES.filter(({ isUp }) => !isUp).map(({ transform, path }) => (
        <path key={path} transform={transform} d={path} fill="var(--color-art-leaf)" />
      ))}
      {blooms.map(({ stem, x, y, size }) => (
        <g key={stem.x}>
          <path
            d={`M${rounded(stem.x)} ${rounded(stem.y)}Q${rounded(stem.x + (x - stem.x) * 0.1)} ${rounded(stem.y + (y - stem.y) * 0.6)} ${rounded(x)} ${rounded(y)}`}
            stroke="var(--color-art-wood)"
            strokeWidth="2.4"
          />
          <svg aria-hidden="true" x={x - size / 2} y={y - size / 2} width={size} height={size}>
            <Bloom />
          </svg>
        </g>
      ))}
    </svg>
  )
}
