import type { GuidePart } from '@wattle/contract/guide'
import type { KeyboardEvent } from 'react'
import { cx } from '#lib/cx.ts'
import { letterOf } from '#lib/letters.ts'
import { CaptureList } from './captures/capture-list.tsx'
import { capturesOn } from './captures/coverage.ts'
import { useCockpit } from './cockpit/cockpit-context.ts'
import { OpenStrip } from './cockpit/open-strip.tsx'
import { NoteField } from './note-field.tsx'
import { PartHeading } from './part-heading.tsx'

export function GuideNotes({ parts }: { parts: readonly GuidePart[] }) {
  return (
    <ol aria-label="Interview guide" className="grid gap-3 print:block print:space-y-4">
      {parts.map((part, index) => (
        <Part key={part.id} part={part} number={index + 1} />
      ))}
    </ol>
  )
}

interface PartProps {
  part: GuidePart
  number: number
}

/**
 * A part of the guide. The researcher can fold it away, but not while sorting one of its captures.
 */
function Part({ part, number }: PartProps) {
  const { folds, captures, openKey } = useCockpit()
  const isSorting = part.questions.some(({ id }) =>
    capturesOn(captures.captures, id).some(({ key }) => key === openKey),
  )
  const isFolded = folds.isFolded(part.id) && !isSorting
  function foldByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !event.shiftKey || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    folds.toggle(part.id)
  }
  return (
    <li onKeyDown={foldByKey} className="rounded-card border border-line bg-surface py-3.5">
      <PartHeading part={part} number={number} isFolded={isFolded} />
      <ol className={cx('grid', isFolded && 'hidden print:grid')}>
        {part.questions.map((question, place) => (
          <Question
            key={question.id}
            question={question}
            letter={letterOf(place)}
            place={`${number} ${letterOf(place)}`}
          />
        ))}
      </ol>
    </li>
  )
}

interface QuestionProps {
  question: GuidePart['questions'][number]
  letter: string
  /** The question's place in the guide, such as "2 b". */
  place: string
}

function Question({ question, letter, place }: QuestionProps) {
  const { captures, assumptions, openKey } = useCockpit()
  const field = String(question.id)
  const here = capturesOn(captures.captures, question.id)
  const tests = assumptions.filter(({ questionIds }) => questionIds.includes(question.id))
  const isOpen = here.some(({ key }) => key === openKey)
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-1.5 px-4 py-2 sm:px-5',
        isOpen && 'shadow-[inset_4px_0_0_var(--color-wattle)]',
      )}
    >
      <p className="grid max-w-none grid-cols-[1.75rem_minmax(0,1fr)_auto] items-baseline font-medium">
        <span className="text-ink-3">{letter})</span>
        <span>{question.question.trim() || 'Your question'}</span>
        {tests.length > 0 && (
          <span className="no-print ml-3 inline-flex items-center gap-1 text-caption text-ink-3">
            Tests{' '}
            {tests.map(({ id, position }) => (
              <span
                key={id}
                className="tabular inline-grid size-5 place-items-center rounded-[5px] bg-sunk font-semibold text-ink-2"
              >
                {position}
              </span>
            ))}
          </span>
        )}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 sm:pl-7">
        <NoteField
          field={field}
          label={`Notes on ${place}`}
          hideLabel
          placeholder="What they said"
        />
        <CaptureList label={`Captures on ${place}`} captures={here} />
        <OpenStrip field={field} />
      </div>
    </li>
  )
}
