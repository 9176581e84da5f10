/** Expects the values in ascending order. */
export function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const above = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? (above + (sorted[middle - 1] ?? Number.NaN)) / 2 : above
}
