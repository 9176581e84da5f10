import type { Choice } from '@wattle/contract/candidate'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { cx } from '#lib/cx.ts'
import { browserZone } from '#lib/time/time-zones.ts'
import { CandidateAnswers } from './candidate-answers.tsx'
import { CandidateChoice } from './candidate-choice.tsx'
import type { Column, Columns } from './candidate-columns.ts'
import { needInWords, placeInWords } from './candidate-words.ts'
import type { CandidateReply } from './hooks.ts'
import { MaskedText } from './masked-text.tsx'

interface CandidateRowProps {
  candidate: CandidateReply
  research: ResearchReply
  columns: Columns
  now: Date
  onChoose: (choice: Choice) => void
}

/** One candidate: the answers worth comparing, the quota cells they'd fill, and three buttons. */
export function CandidateRow({ candidate, research, columns, now, onChoose }: CandidateRowProps) {
  const { number, answers } = candidate
  const [isOpen, setOpen] = useState(false)
  const answersId = useId()
  const answerTo = (id: number) => answers.find(({ questionId }) => questionId === id)?.answer ?? ''
  const { words } = columns
  return (
    <li className="group grid gap-x-3 gap-y-3 border-line-2 border-b px-4 py-3.5 last:border-b-0 focus-within:bg-gum-tint focus-within:shadow-[inset_4px_0_0_var(--color-gum)] @[46rem]:min-h-22 @[46rem]:grid-cols-(--columns) @[46rem]:items-start @[46rem]:gap-y-1.5 @[58rem]:grid-cols-(--wide-columns)">
      <div className="min-w-0">
        <h3 className="font-text text-app tracking-normal">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? answersId : undefined}
            onClick={() => setOpen(!isOpen)}
            className="-mx-1.5 -my-0.5 inline-flex min-h-6 items-center gap-1 whitespace-nowrap rounded-input px-1.5 py-0.5 font-semibold outline-offset-0! hover:bg-sunk"
          >
            Candidate {number}
            <ChevronDown
              aria-hidden="true"
              className={cx(
                'motion-state size-4 text-ink-3 transition-transform',
                isOpen && 'rotate-180',
              )}
            />
          </button>
        </h3>
        <p className="mt-1 text-caption text-ink-2">
          {placeInWords(candidate.timezone, browserZone(), now)}
        </p>
      </div>
      <dl className="grid gap-x-4 gap-y-3 @[30rem]:grid-cols-2 @[46rem]:contents">
        {columns.answers.map((column) => (
          <div key={column.question.id} className="min-w-0">
            <Question>{column.question.question}</Question>
            <Answer column={column} candidate={candidate} answer={answerTo(column.question.id)} />
          </div>
        ))}
        {words && (
          <div className="col-span-full min-w-0 @[46rem]:col-start-2 @[46rem]:-col-end-2 @[46rem]:row-start-2 @[58rem]:col-start-[-3] @[58rem]:row-start-1">
            <Question>{words.question}</Question>
            <dd className="text-pretty break-words text-small leading-snug">
              {answerTo(words.id) && (
                <>
                  “<MaskedText text={answerTo(words.id)} />”
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
      <div className="min-w-0 @[46rem]:col-start-[-2] @[46rem]:row-start-1">
        <CandidateChoice candidate={candidate} onChoose={onChoose} />
      </div>
      {isOpen && (
        <CandidateAnswers
          id={answersId}
          number={number}
          answers={answers}
          questions={research.screener?.questions ?? []}
        />
      )}
    </li>
  )
}

/** The question, above its answer on a phone. Wider lists have one header row instead. */
function Question({ children }: { children: string }) {
  return (
    <dt className="text-pretty break-words text-caption text-ink-3 @[46rem]:sr-only">{children}</dt>
  )
}

interface AnswerProps {
  column: Column
  candidate: CandidateReply
  answer: string
}

function Answer({ column: { question, cells }, candidate, answer }: AnswerProps) {
  const cell = cells.find(({ id }) => candidate.cellIds.includes(id))
  const need = cell && needInWords(cell)
  return (
    <dd className="grid break-words">
      <span
        className={cx(
          question.type === 'NUMBER'
            ? 'tabular font-display font-semibold text-[1.1875rem] leading-tight'
            : 'text-small leading-snug',
          question.type !== 'NUMBER' && cells.length > 0 && 'font-semibold',
        )}
      >
        {answer || '–'}
      </span>
      {need && (
        <span
          className={cx(
            'text-caption',
            need.startsWith('needs') ? 'font-semibold text-wattle-ink' : 'text-ink-2',
          )}
        >
          {need}
        </span>
      )}
    </dd>
  )
}
