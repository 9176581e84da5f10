import {
  type GuideGap,
  type GuidePart,
  type GuideQuestion,
  MAX_TOPIC_LENGTH,
} from '@wattle/contract/guide'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { moveByKeys } from '#lib/block-list.ts'
import { cx } from '#lib/cx.ts'
import { letterOf } from '#lib/letters.ts'
import { Button } from '#ui/button.tsx'
import { RuledArea } from '#ui/form/ruled-area.tsx'
import { OrderButtons } from '#ui/order-buttons.tsx'
import { partAnchor, topicField } from './fields.ts'
import { GuideQuestionRow } from './guide-question-row.tsx'

export interface PartActions {
  type: (text: string) => void
  typeQuestion: (question: GuideQuestion, text: string) => void
  rewriteQuestion: (question: GuideQuestion, text: string) => void
  addQuestion: () => void
  deleteQuestion: (question: GuideQuestion) => void
  move: (by: 1 | -1) => void
  delete: () => void
}

interface PartEditorProps {
  part: GuidePart
  /** The part's position in the guide, counted from one. */
  position: number
  total: number
  /** What the researcher has to fix before the next step. */
  gap: GuideGap | undefined
  actions: PartActions
  /**
   * Renders which assumptions a question tests. `name` is something like "question b of part 2".
   */
  testsOf: (question: GuideQuestion, name: string) => ReactNode
}

export function PartEditor(props: PartEditorProps) {
  const { part, position, total, gap, actions, testsOf } = props
  const { id, topic, questions } = part
  const errorId = useId()

  return (
    <section
      id={partAnchor(id)}
      aria-label={`Part ${position}`}
      onKeyDown={moveByKeys(actions.move)}
      className={cx(
        'grid gap-x-2 gap-y-2 rounded-card border bg-surface p-3 sm:pr-3.5',
        gap
          ? 'border-error shadow-[inset_0_0_0_1px_var(--color-error)]'
          : 'border-line focus-within:border-control',
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 sm:grid-cols-[2rem_minmax(0,1fr)_auto]">
        <h2
          className={cx(
            'pt-1.5 text-center font-display font-semibold text-title leading-none',
            gap ? 'text-error' : 'text-ink-2',
          )}
        >
          <span className="sr-only">Part </span>
          {position}
        </h2>
        <RuledArea
          id={topicField(id)}
          value={topic}
          onChange={(event) => actions.type(event.target.value)}
          placeholder="Enter topic..."
          maxLength={MAX_TOPIC_LENGTH}
          aria-label={`Topic of part ${position}`}
          aria-invalid={gap?.isTopicBlank || undefined}
          aria-describedby={gap?.isTopicBlank ? errorId : undefined}
          isBlank={gap?.isTopicBlank}
          className="font-display font-semibold text-lead leading-tight! max-sm:order-last max-sm:col-span-2"
        />
        <OrderButtons
          id={id}
          noun="part"
          position={position}
          total={total}
          onMove={actions.move}
          onDelete={actions.delete}
        />
      </div>
      {gap && (
        <p
          id={errorId}
          className="flex items-start gap-1.5 font-semibold text-error text-small sm:ml-10"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {gap.message}
        </p>
      )}
      <ol className="grid gap-1 sm:ml-10">
        {questions.map((question, at) => {
          const name = `question ${letterOf(at)} of part ${position}`
          return (
            <GuideQuestionRow
              key={question.id}
              question={question}
              letter={letterOf(at)}
              name={name}
              errorId={gap?.blankQuestions.includes(at) ? errorId : undefined}
              onType={(text) => actions.typeQuestion(question, text)}
              onRewrite={(text) => actions.rewriteQuestion(question, text)}
              onDelete={() => actions.deleteQuestion(question)}
            >
              {testsOf(question, name)}
            </GuideQuestionRow>
          )
        })}
      </ol>
      <div className="sm:ml-10">
        <Button
          id={`add-${id}`}
          variant="quiet"
          size="sm"
          className="-ml-2"
          onClick={actions.addQuestion}
        >
          + question <span className="sr-only">in part {position}</span>
        </Button>
      </div>
    </section>
  )
}
