import { type GuidePart, type GuideQuestion, MAX_TOPIC_LENGTH } from '@wattle/contract/guide'
import type { KeyboardEvent } from 'react'
import { letterOf } from '#lib/letters.ts'
import { Button } from '#ui/button.tsx'
import { RuledArea } from '#ui/form/ruled-area.tsx'
import { OrderButtons } from '#ui/order-buttons.tsx'
import { topicField } from './fields.ts'
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
  /** Counted from one. */
  position: number
  total: number
  actions: PartActions
}

export function PartEditor({ part, position, total, actions }: PartEditorProps) {
  const { id, topic, questions } = part

  function handleKey(event: KeyboardEvent) {
    if (!event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    actions.move(event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <section
      aria-label={`Part ${position}`}
      onKeyDown={handleKey}
      className="grid gap-x-2 gap-y-2 rounded-card border border-line bg-surface p-3 focus-within:border-control sm:pr-3.5"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 sm:grid-cols-[2rem_minmax(0,1fr)_auto]">
        <h2 className="pt-1.5 text-center font-display font-semibold text-ink-2 text-title leading-none">
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
      <ol className="grid gap-1 sm:ml-10">
        {questions.map((question, at) => (
          <GuideQuestionRow
            key={question.id}
            question={question}
            letter={letterOf(at)}
            name={`question ${letterOf(at)} of part ${position}`}
            onType={(text) => actions.typeQuestion(question, text)}
            onRewrite={(text) => actions.rewriteQuestion(question, text)}
            onDelete={() => actions.deleteQuestion(question)}
          />
        ))}
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
