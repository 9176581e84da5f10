import { ChevronRight, FileText } from 'lucide-react'
import { Link } from 'react-router'
import type { AnalysisReply } from '../shared/analysis-query.ts'
import { NumberedBloom } from '../shared/numbered-bloom.tsx'

/** For each participant, a link to read their transcript or to import one. */
export function TranscriptsTab({ analysis }: { analysis: AnalysisReply }) {
  const { participants } = analysis
  return (
    <div className="grid max-w-220 gap-4">
      <p className="text-ink-2">
        Open a transcript to read it, search it, and capture more of what people said.
      </p>
      <ul className="rounded-card border border-line bg-surface">
        {participants.map(({ number, state, interviewIds, hasTranscript }) => {
          const interview = interviewIds.at(-1)
          const words =
            state === 'WITHDRAWN'
              ? 'Withdrawn'
              : hasTranscript
                ? 'Read the transcript'
                : state === 'NO_SHOW'
                  ? 'No-show'
                  : 'Import a transcript'
          const isReachable =
            interview !== undefined &&
            state !== 'WITHDRAWN' &&
            (hasTranscript || state === 'COUNTED')
          return (
            <li
              key={number}
              className="flex items-center gap-3 border-line border-t px-4 py-2.5 first:border-t-0"
            >
              <NumberedBloom number={number} />
              <span aria-hidden="true" className="font-semibold">
                Participant {number}
              </span>
              {isReachable ? (
                <Link
                  to={`/platform/interviews/${interview}?tab=transcript`}
                  className="ml-auto inline-flex min-h-9 items-center gap-1.5 rounded-input font-medium text-gum hover:underline"
                >
                  <FileText aria-hidden="true" className="size-4" />
                  {words}
                  <span className="sr-only"> of participant {number}</span>
                  <ChevronRight aria-hidden="true" className="size-4" />
                </Link>
              ) : (
                <span className="ml-auto text-ink-3">{words}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
