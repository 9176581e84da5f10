import { shareText } from '@wattle/contract/findings/interval'
import { Fragment } from 'react'
import { cx } from '#lib/cx.ts'
import type { AnalysisRow } from '../shared/analysis-query.ts'
import { ResultPill } from '../shared/result-pill.tsx'
import { tallyPieces } from './analysis-words.ts'
import { ShareBar } from './share-bar.tsx'

/**
 * An assumption's result, the counts that decided it, and the 90% interval of the share of people
 * it's true for.
 */
export function ResultSummary({ row }: { row: AnalysisRow }) {
  const { judged } = row
  const counted =
    judged.result === 'SCREENED'
      ? judged.screener && { ...judged.screener, k: judged.screener.said, n: judged.screener.of }
      : { share: judged.share, k: judged.deeds, n: judged.people }
  return (
    <div className="grid justify-items-start gap-1">
      <ResultPill result={judged.result} />
      <p className="text-caption text-ink-2">
        {tallyPieces(row).map(({ text, isDeciding }, place) => (
          <Fragment key={text}>
            {place > 0 && (judged.result === 'SCREENED' ? ' ' : ', ')}
            <span className={cx(isDeciding && 'font-semibold text-ink')}>{text}</span>
          </Fragment>
        ))}
      </p>
      {counted?.share && (
        <p className="flex items-center gap-2 text-caption text-ink-3">
          <ShareBar {...counted.share} at={counted.k / counted.n} className="w-19" />
          <span className="tabular whitespace-nowrap">
            <span className="sr-only">likely </span>
            {shareText(counted.share)}
          </span>
        </p>
      )}
    </div>
  )
}
