import type { Bench } from './bench.ts'

/** What a line must reach to be good enough; a row declares it beside what it measures. */
export type Target =
  | { ratioAtLeast: number }
  | { ratioAtMost: number }
  | { atMost: number }
  | { atLeast: number }

/** One thing measured of the product, and of a floor where there is one to compare with. */
export type Line = {
  /** As in "requests/s, 64 connections". */
  measure: string
  product: number
  floor?: { name: string; value: number | 'not installed' }
  /** The product's value through the floor's, and how far the rounds lay apart. */
  ratio?: { median: number; lowest: number; highest: number }
  target?: Target
}

export type RowResult = {
  lines: Line[]
  /** Wrong answers and broken connections: a fast error is no result. */
  problems: string[]
  /** What a reader must know to judge the lines. */
  remarks?: string[]
  /** Drawn where the command is asked to (`--plots folder`). */
  plots?: { name: string; svg: string }[]
}

export type Row = {
  name: string
  about: string
  run(bench: Bench): Promise<RowResult>
}

/** Undefined where nothing is asked, or nothing was there to compare with. */
export function isMet({ product, ratio, target }: Line): boolean | undefined {
  if (!target) return undefined
  if ('atMost' in target) return product <= target.atMost
  if ('atLeast' in target) return product >= target.atLeast
  if ('ratioAtMost' in target) return ratio && ratio.median <= target.ratioAtMost
  return ratio && ratio.median >= target.ratioAtLeast
}
