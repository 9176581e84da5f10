import type { Screener } from '@wattle/contract/screener'
import { screenerErrors } from '@wattle/contract/screener-errors'
import { useState } from 'react'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ContentActions } from './content-actions.tsx'
import { QuestionCard } from './question-card.tsx'
import { ReadOnlyNote } from './read-only-note.tsx'
import { useStep } from './step-context.ts'
import { StepFailure } from './step-failure.tsx'
import { StepFoot } from './step-foot.tsx'
import { StepPanel } from './step-panel.tsx'
import { STEP_TITLES } from './steps.ts'
import { useContinue } from './use-continue.ts'
import { WrittenFor } from './written-for.tsx'

const HAS_ISSUES = 'The screening questions still have issues. Please fix them first.'

export function ScreenerStep({ screener: { questions } }: { screener: Screener }) {
  const { research, isReadOnly, previous, next } = useStep()
  const { advance, isPending, failure } = useContinue()
  const [isRefused, setRefused] = useState(false)
  const errors = screenerErrors(questions)
  const editor = `/platform/research/${research.id}/edit-screener`

  function save() {
    setRefused(errors.length > 0)
    if (errors.length === 0) advance()
  }

  return (
    <StepPanel
      title={STEP_TITLES.SCREENER_GENERATION}
      actions={<ContentActions noun="screening questions" editor={editor} />}
      lead="People answer these before they can book. For each question, you choose which answers qualify."
      failure={
        isRefused && errors.length > 0 ? (
          <Notice tone="error">
            <p>
              {HAS_ISSUES} <TextLink to={editor}>Open the editor</TextLink>
            </p>
          </Notice>
        ) : (
          <StepFailure reason={failure} />
        )
      }
      foot={
        <StepFoot
          previous={previous}
          next={isReadOnly ? next : undefined}
          pending={isPending}
          onContinue={save}
        />
      }
    >
      <ReadOnlyNote />
      <WrittenFor />
      <ol aria-label="Screening questions" className="grid gap-3">
        {questions.map((question, index) => (
          <li key={question.id}>
            <QuestionCard
              question={question}
              questions={questions}
              number={index + 1}
              error={errors.find(({ questionId }) => questionId === question.id)}
            />
          </li>
        ))}
      </ol>
    </StepPanel>
  )
}
