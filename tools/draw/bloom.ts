import { chance } from './chance.ts'
import { dot, INK, type Point, pair, tenth } from './ink.ts'

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
/**
 * Each bloom is drawn at this radius and then scaled, so whole-number coordinates are precise
 * enough.
 */
const RADIUS = 100
/** Nobody would notice more variants, and each costs a kilobyte in every file that uses it. */
const VARIANTS = 6
const REFERENCE = /href="#(bloom-(\d+)-(\d+))"/g

interface BloomOptions {
  seed?: number
  /** A full head has 60 dots, a bud has 14 to 26, and the giant bloom has 210. */
  dots?: number
}

/**
 * One flower head: dots on a golden-angle spiral, lit from the upper left. Where a drawing counts
 * participants, each bloom stands for one person. The markup refers to a definition, which
 * `bloomsOf` adds to the file.
 */
export function bloom({ x, y }: Point, radius: number, options: BloomOptions = {}): string {
  const { seed = 1, dots = 60 } = options
  const scale = Number((radius / RADIUS).toFixed(3))
  return `<use href="#bloom-${dots}-${seed % VARIANTS}" transform="translate(${pair({ x, y })}) scale(${String(scale).replace(/^0/, '')})"/>`
}

/** The definitions of all blooms that the markup refers to, without duplicates. */
export function bloomsOf(markup: string): string {
  const used = new Map<string, string>()
  for (const [, id = '', dots, seed] of markup.matchAll(REFERENCE)) {
    used.set(id, define(id, Number(dots), Number(seed)))
  }
  return [...used.entries()]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, definition]) => definition)
    .join('')
}

/**
 * Draws all dots of one tone as one path of zero-length round strokes: three paths instead of sixty
 * circles.
 */
function define(id: string, dots: number, seed: number): string {
  const random = chance(seed + 1)
  const turn = random() * 2 * Math.PI
  const tones = { deep: '', petal: '', lit: '' }
  for (let i = 0; i < dots; i++) {
    // Varies how far the outer dots are from the centre, so the rim looks fluffy.
    const rim = i > dots * 0.7 ? (random() - 0.4) * 0.14 : 0
    const distance = RADIUS * (Math.sqrt((i + 0.5) / dots) + rim)
    const x = Math.cos(i * GOLDEN_ANGLE + turn) * distance
    const y = Math.sin(i * GOLDEN_ANGLE + turn) * distance
    const light = (-0.55 * x - 0.83 * y) / RADIUS + (random() - 0.5) * 0.5
    const tone = light > 0.24 ? 'lit' : light < -0.58 ? 'deep' : 'petal'
    tones[tone] += `M${Math.round(x)} ${Math.round(y)}h0`
  }
  const width = RADIUS * Math.sqrt(60 / dots) * 0.2
  const layer = (tone: keyof typeof tones, thickness: number) =>
    `<path d="${tones[tone]}" stroke="${INK[tone]}" stroke-width="${tenth(width * thickness)}"/>`
  const head = dot(0, 0, RADIUS * 0.9, INK.shade)
  return `<g id="${id}" stroke-linecap="round" fill="none">${head}${layer('deep', 0.9)}${layer('petal', 1.2)}${layer('lit', 0.92)}</g>`
}
