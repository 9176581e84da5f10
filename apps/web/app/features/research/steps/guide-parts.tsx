import type { Guide } from '@wattle/contract/guide'
import { letterOf } from '#lib/letters.ts'

/** The guide to be read and printed: numbered parts, lettered questions. */
export function GuideParts({ parts }: Pick<Guide, 'parts'>) {
  return (
    <ol aria-label="Interview guide" className="grid gap-3">
      {parts.map(({ id, topic, questions }, index) => (
        <li
          key={id}
          className="grid grid-cols-[2.75rem_minmax(0,1fr)] rounded-card border border-line bg-surface py-4 pr-4 sm:pr-5"
        >
          <span
            aria-hidden="true"
            className="justify-self-center font-display font-semibold text-ink-3 text-lead leading-tight"
          >
            {index + 1}
          </span>
          <div className="grid min-w-0 gap-2.5">
            <h2 className="font-semibold font-text text-app tracking-normal">
              <span className="sr-only">Part {index + 1}: </span>
              {topic.trim() || <span className="text-ink-3">Untitled part</span>}
            </h2>
            <ol className="grid gap-1.5">
              {questions.map(({ id: questionId, question }, place) => (
                <li key={questionId} className="grid grid-cols-[1.75rem_minmax(0,1fr)] text-ink-2">
                  <span className="text-ink-3">{letterOf(place)})</span>
                  <span>
                    {question.trim() || <span className="text-ink-3">Your question</span>}
                  </span>
                </li>
              ))}
            </ol>
          </div>
        </li>
      ))}
    </ol>
  )
}
