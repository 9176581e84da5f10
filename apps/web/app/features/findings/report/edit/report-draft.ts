import { identifierFinder } from '@wattle/contract/findings/mask-names'
import { findingWithoutQuote } from '@wattle/contract/findings/reports'
import type { AnalysisReply } from '../../shared/analysis-query.ts'
import type { EvidenceHitReply, ReportsReply } from '../report-reply.ts'

export type Draft = ReportsReply['draft']
export type DraftFinding = Draft['findings'][number]

/** A capture that the report may quote. */
export type Quotable = {
  key: string
  quote: string
  participant: number
  assumptionId: number | null
  stance: 'FOR' | 'AGAINST' | 'UNCLEAR'
  strength: 'PAID' | 'DID' | 'SAID'
}

/**
 * The captures that a researcher has sorted, from counted participants who agreed to be quoted.
 * Captures against an assumption come first, as in `hits`.
 */
export function quotableOf(
  hits: readonly EvidenceHitReply[],
  { participants }: AnalysisReply,
): Quotable[] {
  const agreed = new Set(
    participants
      .filter(({ state, mayBeQuoted }) => state === 'COUNTED' && mayBeQuoted)
      .map(({ number }) => number),
  )
  return hits.flatMap(({ capture, participantNumber }) =>
    capture?.stance && capture.strength && agreed.has(participantNumber ?? 0)
      ? {
          key: capture.key,
          quote: capture.quote,
          participant: participantNumber ?? 0,
          assumptionId: capture.assumptionId,
          stance: capture.stance,
          strength: capture.strength,
        }
      : [],
  )
}

/** What the researcher has to fix before publishing the draft. */
export function problemsOf(draft: Draft, quotable: readonly Quotable[]): string[] {
  const known = new Set(quotable.map(({ key }) => key))
  return [
    ...(draft.question.trim() ? [] : ['Please write the question.']),
    ...(draft.findings.length > 0 ? [] : ['Please add at least one finding.']),
    ...draft.findings.flatMap((finding, at) => {
      if (!finding.text.trim()) return `Finding ${at + 1} is empty. Write it, or delete it.`
      const isBacked = finding.screenerQuestionId || finding.quotes.some((key) => known.has(key))
      return isBacked ? [] : findingWithoutQuote(at + 1)
    }),
  ]
}

/**
 * Warns about names and other personal details in the draft. Publishing redacts them, but the
 * researcher may prefer to reword the text.
 */
export function namesIn(draft: Draft, names: readonly string[]): string[] {
  const find = identifierFinder(names)
  const texts: [string, string][] = [
    ['the question', draft.question],
    ['why', draft.why],
    ['the next step', draft.nextStep],
    ...draft.findings.map(({ text }, at): [string, string] => [`finding ${at + 1}`, text]),
  ]
  return texts.flatMap(([place, text]) =>
    find(text).map((found) => `‘${found}’ appears in ${place}.`),
  )
}
