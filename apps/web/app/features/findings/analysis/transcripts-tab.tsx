import { ChevronRight, FileText } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink } from '#ui/button-link.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { AnalysisReply } from '../shared/analysis-query.ts'
import { NumberedBloom } from '../shared/numbered-bloom.tsx'

type Participant = AnalysisReply['participants'][number]

/** For each participant, a link to read or import their transcript, or why there isn't one. */
export function TranscriptsTab({ analysis }: { analysis: AnalysisReply }) {
  const { participants } = analysis
  if (participants.length === 0)
    return (
      <EmptyState
        title="No interviews yet"
        action={
          <ButtonLink to="/platform/interviews" variant="secondary">
            Go to your interviews
          </ButtonLink>
        }
      >
        After an interview, you can import its transcript here if the participant agreed to
        recording.
      </EmptyState>
    )
  return (
    <div className="grid max-w-220 gap-4">
      <p className="text-ink-2">
        Open a transcript to read it, search it, and capture more of what people said.
      </p>
      <ul className="rounded-card border border-line bg-surface">
        {participants.map((participant) => {
          const { number } = participant
          const interview = participant.interviewIds.at(-1)
          const { words, rest, isLink } = transcriptWords(participant)
          return (
            <li
              key={number}
              className="flex items-center gap-3 border-line border-t px-4 py-2.5 first:border-t-0"
            >
              <NumberedBloom number={number} />
              <span aria-hidden="true" className="whitespace-nowrap font-semibold">
                Participant {number}
              </span>
              {isLink && interview !== undefined ? (
                <Link
                  to={`/platform/interviews/${interview}?tab=transcript`}
                  className="ml-auto inline-flex min-h-9 items-center gap-1.5 rounded-input font-medium text-gum hover:underline"
                >
                  <FileText aria-hidden="true" className="size-4" />
                  <span>
                    {words}
                    {rest && <span className="max-sm:sr-only"> {rest}</span>}
                  </span>
                  <span className="sr-only">, participant {number}</span>
                  <ChevronRight aria-hidden="true" className="size-4" />
                </Link>
              ) : (
                <span className="ml-auto text-right text-ink-3">{words}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

type TranscriptWords = {
  words: string
  /** The rest of the link's text, which only screen readers get on a phone. */
  rest?: string
  isLink: boolean
}

const TRANSCRIPT_WORDS: Record<Participant['transcript'], TranscriptWords> = {
  IMPORTED: { words: 'Read', rest: 'the transcript', isLink: true },
  ALLOWED: { words: 'Import', rest: 'a transcript', isLink: true },
  NOT_ASKED: { words: 'Ask about recording first', isLink: true },
  DECLINED: { words: 'Declined recording, so there’s no transcript', isLink: false },
  SAMPLE: { words: 'A sample, so there’s no transcript', isLink: false },
}

function transcriptWords({ state, transcript }: Participant): TranscriptWords {
  if (state === 'WITHDRAWN') return { words: 'Withdrawn', isLink: false }
  if (state === 'NO_SHOW' && transcript !== 'IMPORTED') return { words: 'No-show', isLink: false }
  return TRANSCRIPT_WORDS[transcript]
}
