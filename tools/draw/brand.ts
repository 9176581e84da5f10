import { bloom } from './bloom.ts'
import { branch } from './branch.ts'
import { contour } from './contour.ts'
import { stem } from './curve.ts'
import { dashes, INK, stroke, tenth } from './ink.ts'
import { phyllode } from './phyllode.ts'

/** A drawing that `npm run draw` writes to its file in public/art. */
interface Drawing {
  file: string
  id: string
  draw(): string
}

/** An arrow: a stalk with two leaves as its head. */
const arrow: Drawing = {
  file: 'site.svg',
  id: 'arrow',
  draw: () =>
    stroke('M1 10H30', 1.8, 'currentColor') +
    phyllode({ x: 32, y: 10, turn: 2.62, length: 15, wide: 2.6, bend: -2 }) +
    phyllode({ x: 32, y: 10, turn: -2.62, length: 15, wide: 2.6, bend: 2 }),
}

/**
 * Five buds on the gold band, one for each weekday. The page shows the days below them in five
 * equal columns.
 */
const weekOfBuds: Drawing = {
  file: 'home.svg',
  id: 'week-of-buds',
  draw: () => {
    const stalks: string[] = []
    const heads = [5, 9, 14, 20, 28].map((radius, day) => {
      const x = 64 + day * 128
      stalks.push(`M${x} 114V${tenth(98 - radius * 0.6)}`)
      return bloom({ x, y: 96 - radius }, radius, { seed: day, dots: day < 2 ? 14 : 60 })
    })
    return (
      stroke('M0 118C120 104 240 128 360 112S560 104 640 116', 3, INK.line) +
      stroke(stalks.join(''), 2, INK.line) +
      heads.join('')
    )
  },
}

/** The same five buds, smaller, for use next to text. */
const fiveBuds: Drawing = {
  file: 'home.svg',
  id: 'five-buds',
  draw: () => {
    const stalks: string[] = []
    const heads = [3.5, 5.5, 8, 11, 14.5].map((radius, day) => {
      const x = 12 + day * 27
      stalks.push(`M${x} 90V${tenth(80 - radius)}`)
      return bloom({ x, y: 78 - radius }, radius, { seed: day, dots: day < 2 ? 14 : 60 })
    })
    return (
      stroke('M6 92C50 84 90 98 134 88', 2.4, INK.wood) +
      stroke(stalks.join(''), 1.6, INK.leaf) +
      heads.join('')
    )
  },
}

/** One flower head that fills the gold band, gold on gold. */
const giantBloom: Drawing = {
  file: 'home.svg',
  id: 'giant-bloom',
  draw: () => bloom({ x: 400, y: 400 }, 330, { seed: 3, dots: 210 }),
}

const STATIONS = [
  [170, 150],
  [330, 108],
  [420, 260],
  [250, 320],
  [520, 170],
] as const

/** A landscape, drawn in the surrounding text colour: hills, survey crosses and a walking track. */
const contourMap: Drawing = {
  file: 'plate.svg',
  id: 'contour-map',
  draw: () => {
    const crosses = STATIONS.map(([x, y]) => `M${x - 6} ${y}h12M${x} ${y - 6}v12`).join('')
    const track = 'M60 470C150 420 170 330 250 320S380 300 420 260 470 200 520 170'
    return (
      contour({ width: 680, height: 520, seed: 23, levels: 14, cell: 10 }) +
      stroke(crosses, 1.4, 'currentColor') +
      dashes(track, '2 7', 1.6, 'currentColor')
    )
  },
}

/** The landscape in the footer of every page. */
const footerLand: Drawing = {
  file: 'site.svg',
  id: 'footer-land',
  draw: () => contour({ width: 1440, height: 460, seed: 77, levels: 11, cell: 14 }),
}

const WIDTH = 720
const HEIGHT = 1040

const STEM = [
  { x: 640, y: 1060 },
  { x: 560, y: 860 },
  { x: 420, y: 640 },
  { x: 330, y: 420 },
  { x: 300, y: 210 },
  { x: 360, y: 40 },
]

/** A branch in full bloom, next to the sign-in form. */
const signInBranch: Drawing = {
  file: 'sign-in.svg',
  id: 'sign-in-branch',
  draw: () =>
    branch({
      points: STEM,
      seed: 57,
      nodes: 13,
      leaf: 235,
      head: 27,
      heads: 7,
      stem: [17, 3],
      span: [0.06, 0.96],
    }),
}

/** The landscape behind the sign-in branch. */
const signInLand: Drawing = {
  file: 'sign-in.svg',
  id: 'sign-in-land',
  draw: () => contour({ width: WIDTH, height: HEIGHT, seed: 91, levels: 13, cell: 13 }),
}

const MAIN = [
  { x: 900, y: 1180 },
  { x: 800, y: 980 },
  { x: 664, y: 740 },
  { x: 490, y: 510 },
  { x: 310, y: 340 },
  { x: 120, y: 250 },
]

/** The branch the thornbill sits on and the pod hangs from. */
const PERCH = [
  { x: 424, y: 444 },
  { x: 438, y: 396 },
  { x: 482, y: 362 },
  { x: 570, y: 342 },
  { x: 660, y: 322 },
  { x: 738, y: 276 },
]

/** A golden wattle that grows in from the lower right of the home page's plate. */
const sprig: Drawing = {
  file: 'plate.svg',
  id: 'sprig',
  draw: () =>
    stem({ points: PERCH, from: 7, to: 2 }) +
    phyllode({ x: 628, y: 330, turn: 0.5, length: 92, wide: 11, bend: -13 }) +
    phyllode({ x: 664, y: 320, turn: -1.25, length: 84, wide: 10, bend: 12, far: true }) +
    phyllode({ x: 736, y: 277, turn: -0.9, length: 70, wide: 8, bend: 10 }) +
    branch({
      points: MAIN,
      seed: 11,
      nodes: 12,
      leaf: 225,
      head: 25,
      heads: 7,
      stem: [17, 2.5],
      span: [0.2, 0.98],
    }),
}

export const BRAND_DRAWINGS = [
  arrow,
  weekOfBuds,
  fiveBuds,
  giantBloom,
  contourMap,
  footerLand,
  signInBranch,
  signInLand,
  sprig,
]
