import { type GuideQuestion, MAX_QUESTION_LENGTH } from '@wattle/contract/guide'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useQuestionHint } from '#lib/use-question-hint.ts'
import { RuledArea } from '#ui/form/ruled-area.tsx'
import { Suggestion } from '#ui/form/suggestion.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { questionField } from './fields.ts'

interface GuideQuestionRowProps {
  question: GuideQuestion
  letter: string
  /** The question's name, such as "question b of part 2". */
  name: string
  errorId: string | undefined
  onType: (text: string) => void
  onDelete: () => void
  onRewrite: (text: string) => void
  /** Says which assumptions the question tests. */
  children?: ReactNode
}

export function GuideQuestionRow(props: GuideQuestionRowProps) {
  const { question, letter, name, errorId, onType, onDelete, onRewrite, children } = props
  const hintId = useId()
  const { finding, dismiss } = useQuestionHint(`guide-${question.id}`, question.question)
  const field = questionField(question.id)
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-start">
      <span aria-hidden="true" className="pt-1.5 text-app text-ink-2">
        {letter})
      </span>
      <div className="min-w-0">
        <RuledArea
          id={field}
          value={question.question}
          onChange={(event) => onType(event.target.value)}
          placeholder="Enter question..."
          maxLength={MAX_QUESTION_LENGTH}
          aria-label={`Text of ${name}`}
          aria-invalid={errorId !== undefined || undefined}
          aria-describedby={errorId ?? (finding ? hintId : undefined)}
          isBlank={errorId !== undefined}
          className="text-app"
        />
        {finding && (
          <Suggestion
            id={hintId}
            {...finding}
            onUse={() => onRewrite(finding.rewrite)}
            onDismiss={() => {
              dismiss()
              document.getElementById(field)?.focus()
            }}
          />
        )}
        {children}
      </div>
      <IconButton
        label={`Delete ${name}`}
        icon={X}
        size="sm"
        variant="danger"
        className="mt-0.5 ml-1.5"
        onClick={onDelete}
      />
    </li>
  )
}
