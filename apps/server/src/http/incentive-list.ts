import type { Incentive } from '#config-incentives.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

/**
 * The configured incentives as an HTML list. The participants' page has the styles. Empty if none
 * are configured.
 */
export function incentiveList(incentives: Incentive[]): string {
  if (incentives.length === 0) return ''
  const rows = incentives.map(
    ({ what, amount }) => `<div><dt>${escaped(what)}</dt><dd>${escaped(amount)}</dd></div>`,
  )
  return `<h3>What we usually pay</h3><dl>${rows.join('')}</dl>`
}
