export type Incentive = { what: string; amount: string }

/**
 * Reads `what = amount; what = amount`. Undefined if an entry has no `=`, or nothing on one side of
 * it.
 */
export function parseIncentives(text: string): Incentive[] | undefined {
  const entries = text.split(';').filter((entry) => entry.trim() !== '')
  const incentives = entries.map((entry) => {
    const [what = '', ...amount] = entry.split('=')
    return { what: what.trim(), amount: amount.join('=').trim() }
  })
  return incentives.every(({ what, amount }) => what && amount) ? incentives : undefined
}
