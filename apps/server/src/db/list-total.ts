/**
 * How many rows a list has. A page that isn't full is the last one, so there's nothing left to
 * count. Skipping the count halves the cost of a search with few matches.
 */
export async function listTotal(
  rows: readonly unknown[],
  { offset, limit }: { offset: number; limit: number },
  countRows: () => Promise<number>,
): Promise<number> {
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0)
  return isLast ? offset + rows.length : countRows()
}
