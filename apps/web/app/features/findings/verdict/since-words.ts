import { RESULT_LABELS } from '@wattle/contract/findings/results'
import type { AnalysisReply } from '../shared/analysis-query.ts'
import { countOf } from '../shared/result-words.ts'
import type { VerdictsReply } from '../shared/verdicts-query.ts'

type Since = NonNullable<VerdictsReply['since']>
type Change = Since['results'][number]

/**
 * What has changed since a verdict, such as "Since version 1: assumption 2 went from open to fails,
 * 9 captures added." Null if nothing has changed.
 */
export function sinceText(
  version: number,
  { results, captures }: Since,
  { rows }: Pick<AnalysisReply, 'rows'>,
): string | null {
  const nameOf = ({ assumptionId, text }: Change) => {
    const row = rows.find(({ assumption }) => assumption.id === assumptionId)
    return row ? `assumption ${row.assumption.position}` : `“${text}”`
  }
  const parts = [
    ...results.map((change) => changeText(nameOf(change), change)),
    ...(captures > 0 ? [`${countOf(captures, 'capture')} added`] : []),
  ]
  return parts.length > 0 ? `Since version ${version}: ${parts.join(', ')}.` : null
}

function changeText(name: string, { from, to }: Change): string {
  const word = (result: keyof typeof RESULT_LABELS) => RESULT_LABELS[result].toLowerCase()
  if (from && to) return `${name} went from ${word(from)} to ${word(to)}`
  return to ? `${name} was added (${word(to)})` : `${name} was deleted`
}
