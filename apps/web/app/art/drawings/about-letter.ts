import { bloom } from '../bloom.ts'
import { branch } from '../branch.ts'
import { chance } from '../chance.ts'
import type { Drawing } from '../drawing.ts'
import { at, box, faint, fill, INK, stroke, tenth } from '../ink.ts'

const STAMP_WIDTH = 76
const STAMP_HEIGHT = 92

/** Perforated on all four sides. */
function perforation(): string {
  const across = 'a4 4 0 0 1 8 0h1.5'.repeat(8)
  const down = 'a4 4 0 0 1 0 8v1.2'.repeat(10)
  const back = 'a4 4 0 0 1-8 0h-1.5'.repeat(8)
  const up = 'a4 4 0 0 1 0-8v-1.2'.repeat(10)
  return `M0 0${across}${down}${back}${up}Z`
}

function stamp(): string {
  return (
    fill(perforation(), INK.card) +
    stroke(perforation(), 1, INK.line) +
    box({ x: 8, y: 8, width: STAMP_WIDTH - 16, height: STAMP_HEIGHT - 16, colour: INK.leaf }) +
    bloom({ x: STAMP_WIDTH / 2, y: 40 }, 21, { seed: 3 }) +
    stroke('M38 60C38 70 35 74 30 80', 2.4, INK.lit)
  )
}

/** Three wavy lines and a ring, struck across the stamp. */
const POSTMARK = faint(
  0.75,
  stroke('M0 0q9-7 18 0t18 0 18 0 18 0 18 0M0 13q9-7 18 0t18 0 18 0 18 0 18 0', 1.6, INK.line) +
    stroke('M0 26q9-7 18 0t18 0 18 0 18 0 18 0', 1.6, INK.line) +
    `<circle cx="-30" cy="13" r="27" fill="none" stroke="${INK.line}" stroke-width="1.6"/>` +
    `<circle cx="-30" cy="13" r="18" fill="none" stroke="${INK.line}" stroke-width="1"/>`,
)

function address(): string {
  const lines = [
    [150, 124],
    [150, 150],
    [150, 176],
  ] as const
  return lines.map(([x, y], index) => scribble(x, y, 130 - index * 26, 40 + index, 1.8)).join('')
}

/** Handwriting that says nothing: humps and gaps. */
function scribble(x: number, y: number, length: number, seed: number, weight: number): string {
  const random = chance(seed)
  let path = `M${x} ${y}`
  let gone = 0
  while (gone < length) {
    const step = 4 + random() * 5
    path += `q${tenth(step / 2)} ${tenth(-4 - random() * 10)} ${tenth(step)} ${tenth(random() * 2 - 1)}`
    gone += step
    if (random() < 0.82) continue
    path += 'm7 0'
    gone += 7
  }
  return stroke(path, weight, INK.line)
}

/** The envelope that the letter came in. */
export const aboutEnvelope: Drawing = {
  name: 'about-envelope',
  sheet: 'about',
  width: 380,
  height: 240,
  draw: () =>
    box({ x: 2, y: 2, width: 376, height: 236, round: 4, colour: INK.card, edge: INK.edge }) +
    faint(0.5, stroke('M2 8L150 118M378 8L360 22', 1.2, INK.leaf2)) +
    at({ x: 284, y: 20, turn: 0.04 }, stamp()) +
    at({ x: 232, y: 52, turn: -0.1 }, POSTMARK) +
    address() +
    fill('M2 216H378V234a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4Z', INK.petal) +
    stroke('M2 216H378', 1.4, INK.edge),
}

/** Laid in with the letter. */
export const aboutSprig: Drawing = {
  name: 'about-sprig',
  sheet: 'about',
  width: 420,
  height: 420,
  draw: () =>
    branch({
      points: [
        { x: 400, y: 416 },
        { x: 330, y: 330 },
        { x: 232, y: 244 },
        { x: 150, y: 150 },
        { x: 96, y: 40 },
      ],
      seed: 12,
      nodes: 9,
      leaf: 138,
      head: 17,
      heads: 6,
      stem: [10, 2],
      span: [0.12, 0.98],
    }),
}

/** How everyone here signs. */
export const aboutSignature: Drawing = {
  name: 'about-signature',
  sheet: 'about',
  width: 190,
  height: 64,
  draw: () =>
    stroke(
      'M8 18C18 60 26 58 36 24C42 58 52 58 62 16M66 44c8-14 18-12 15 0c-3 10-15 10-15 0m18-10c0 10 2 14 8 12M98 16c-3 14-4 22-2 30m-8-20l20-3M118 14c-3 14-4 22-2 32m-8-21l20-3M134 14c-5 18-6 30 0 32c3 0 6-3 8-6M144 36c14 2 18-14 8-12c-12 4-12 26 4 22c10-3 18-10 28-14',
      2.4,
      'var(--color-ink)',
    ) + stroke('M20 60C70 52 120 52 178 56', 1.6, 'var(--color-ink)'),
}
