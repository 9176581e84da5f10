import type { Bench } from './bench.ts'

export type Target =
  | { ratioAtLeast: number }
  | { ratioAtMost: number }
  | { atMost: number }
  | { atLeast: number }

/** One measurement of the product, and of a floor if there is one to compare the product with. */
export type Line = {
  /** What was measured, such as "requests/s, 64 connections". */
  measure: string
  product: number
  floor?: { name: string; value: number | 'not installed' }
  /** The product's value divided by the floor's: the median, lowest and highest of the rounds. */
  ratio?: { median: number; lowest: number; highest: number }
  target?: Target
}

export type RowResult = {
  lines: Line[]
  /**
   * Wrong responses and broken connections. They fail the row, so fast errors can't pass for a good
   * result.
   */
  problems: string[]
  /** Notes that help readers interpret the lines. */
  remarks?: string[]
  /** Charts, which are only drawn with `--plots folder`. */
  plots?: { name: string; svg: string }[]
}

export type Row = {
  name: string
  about: string
  run(bench: Bench): Promise<RowResult>
}

/**
 * Whether the line meets its target. Undefined if there's no target, or no floor to compare with.
 */
export function isMet({ product, ratio, target }: Line): boolean | undefined {
  if (!target) return undefined
  if ('atMost' in target) return product <= target.atMost
  if ('atLeast' in target) return product >= target.atLeast
  if ('ratioAtMost' in target) return ratio && ratio.median <= target.ratioAtMost
  return ratio && ratio.median >= target.ratioAtLeast
}
