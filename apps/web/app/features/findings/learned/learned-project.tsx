import { KIND_LABELS } from '@wattle/contract/findings/assumptions'
import { DECISION_LABELS } from '@wattle/contract/findings/verdicts'
import { Link } from 'react-router'
import { TextLink } from '#ui/text-link.tsx'
import type { LearnedRow } from '../shared/learned-query.ts'
import { ResultPill } from '../shared/result-pill.tsx'
import { peopleText } from './learned-words.ts'

interface LearnedProjectProps {
  project: Pick<LearnedRow, 'researchId' | 'researchName' | 'decision'>
  rows: readonly LearnedRow[]
}

export function LearnedProject({ project, rows }: LearnedProjectProps) {
  const { researchId, researchName, decision } = project
  const analysis = `/platform/research/${researchId}/analysis`
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 bg-sunk px-4 py-2.5">
        <h2 className="wrap-anywhere text-h3">
          <Link to={`/platform/research/${researchId}`} className="hover:underline">
            {researchName}
          </Link>
        </h2>
        <p className="text-ink-2">
          {decision ? (
            <>
              Verdict: <strong className="font-semibold">{DECISION_LABELS[decision]}</strong>
            </>
          ) : (
            'No verdict yet'
          )}
        </p>
        <TextLink
          to={analysis}
          aria-label={`See the evidence from ${researchName}`}
          className="ml-auto text-small"
        >
          See the evidence
        </TextLink>
      </div>
      <ul>
        {rows.map((row) => (
          <li
            key={row.assumptionId}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line border-t px-4 py-3 sm:grid-cols-[minmax(0,1fr)_7rem_8rem_11rem]"
          >
            <Link
              to={`${analysis}?assumption=${row.assumptionId}`}
              className="wrap-anywhere line-clamp-3 font-semibold decoration-2 decoration-wattle underline-offset-4 hover:underline max-sm:col-span-full"
            >
              {row.text}
            </Link>
            <span className="text-ink-3 text-small max-sm:order-last">{KIND_LABELS[row.kind]}</span>
            <span>
              <ResultPill result={row.result} />
            </span>
            <span className="tabular text-ink-2 text-small max-sm:text-right sm:whitespace-nowrap">
              {peopleText(row)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
