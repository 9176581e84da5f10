// The few marks every drawing consists of, as functions that return SVG. The colours are the page's
// own variables, so one drawing works in both themes.

export interface Point {
  x: number
  y: number
}

/**
 * `line` is ink on a drawn card and stays dark in both themes. `edge` is an outline against the
 * page.
 */
export const INK = {
  petal: 'var(--color-art-petal)',
  lit: 'var(--color-art-lit)',
  shade: 'var(--color-art-shade)',
  deep: 'var(--color-art-deep)',
  leaf: 'var(--color-art-leaf)',
  leaf2: 'var(--color-art-leaf-2)',
  vein: 'var(--color-art-vein)',
  wood: 'var(--color-art-wood)',
  clay: 'var(--color-art-clay)',
  blue: 'var(--color-art-blue)',
  line: 'var(--color-art-line)',
  edge: 'var(--color-art-edge)',
  card: 'var(--color-art-card)',
  wash: 'var(--color-art-wash)',
} as const

/** Rounds to a tenth, because no screen shows finer detail, and drops the leading zero. */
export const tenth = (value: number): string =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

export const degrees = (radians: number): string => tenth((radians * 180) / Math.PI)

/** Formats a point as `x y`, as paths need it. */
export const pair = ({ x, y }: Point): string => `${tenth(x)} ${tenth(y)}`

export function stroke(path: string, width = 1.5, colour: string = INK.line): string {
  return `<path d="${path}" stroke="${colour}" stroke-width="${tenth(width)}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`
}

export function dashes(path: string, pattern: string, width = 1.5, colour: string = INK.line) {
  return `<path d="${path}" stroke="${colour}" stroke-width="${tenth(width)}" stroke-dasharray="${pattern}" stroke-linecap="round" fill="none"/>`
}

export const fill = (path: string, colour: string): string => `<path d="${path}" fill="${colour}"/>`

export const dot = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="${colour}"/>`

interface Place extends Point {
  /** The rotation, in radians. */
  turn?: number
  scale?: number
}

/** Moves, rotates and scales something drawn around 0, 0. */
export function at({ x, y, turn = 0, scale = 1 }: Place, body: string): string {
  const rotation = turn === 0 ? '' : ` rotate(${degrees(turn)})`
  const size = scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${pair({ x, y })})${rotation}${size}">${body}</g>`
}
