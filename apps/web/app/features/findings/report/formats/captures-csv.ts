import { maskerOf } from '@wattle/contract/findings/mask-names'
import { STANCE_LABELS, STRENGTH_LABELS } from '@wattle/contract/findings/results'
import { shownThemes } from '../../analysis/theme-words.ts'
import type { AnalysisReply } from '../../shared/analysis-query.ts'
import type { EvidenceHitReply } from '../report-reply.ts'
import { csvText } from './csv-text.ts'

const HEAD = [
  'Participant',
  'Assumption',
  'We believed',
  'Stance',
  'Strength',
  'Themes',
  'Leading question',
  'Words',
]
const NOT_QUOTED = 'Didn’t agree to be quoted'

interface CapturesCsv {
  hits: readonly EvidenceHitReply[]
  analysis: AnalysisReply
  /** The names of everyone who took part, which we redact in the text. */
  names: readonly string[]
}

/**
 * A row for each sorted capture of a counted participant. Includes the quote only if the
 * participant agreed to be quoted.
 */
export function capturesCsv({ hits, analysis, names }: CapturesCsv): string {
  const masked = maskerOf(names)
  const counted = new Map(
    analysis.participants
      .filter(({ state }) => state === 'COUNTED')
      .map((participant) => [participant.number, participant]),
  )
  const assumptions = new Map(analysis.rows.map(({ assumption }) => [assumption.id, assumption]))
  const rows = hits.flatMap(({ capture, participantNumber }) => {
    const participant = counted.get(participantNumber ?? 0)
    if (!capture?.stance || !capture.strength || !participant) return []
    const assumption = assumptions.get(capture.assumptionId ?? 0)
    return [
      [
        participant.number,
        assumption?.position ?? null,
        masked(assumption?.text ?? ''),
        STANCE_LABELS[capture.stance],
        STRENGTH_LABELS[capture.strength],
        masked(
          shownThemes(analysis.themes, capture.themeIds)
            .map(({ name }) => name)
            .join('; '),
        ),
        capture.leading ? 'Yes' : 'No',
        participant.mayBeQuoted ? masked(capture.quote) : NOT_QUOTED,
      ],
    ]
  })
  return csvText([HEAD, ...rows.toSorted(byAssumption)])
}

const byAssumption = (one: readonly unknown[], other: readonly unknown[]) =>
  Number(one[1] ?? 99) - Number(other[1] ?? 99) || Number(one[0]) - Number(other[0])
