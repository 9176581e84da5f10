import { MESSAGES } from '@wattle/contract/messages'
import { IDEA_PLACEHOLDER, MAX_IDEA_LENGTH } from '@wattle/contract/research'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useDraft } from '#lib/autosave/draft.ts'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { ReadOnlyNote } from './read-only-note.tsx'
import { useStep } from './step-context.ts'
import { StepFailure } from './step-failure.tsx'
import { StepFoot } from './step-foot.tsx'
import { StepPanel } from './step-panel.tsx'
import { STEP_TITLES } from './steps.ts'
import { useContinue } from './use-continue.ts'

/** Writing the idea, or reading it again. */
export function IdeaStep() {
  const { research, isReadOnly, previous, next, onReset } = useStep()
  const question = research.questions[0]
  const { value, keptAt, change, discard } = useDraft(
    `${research.id}:idea`,
    question?.description ?? '',
  )
  const [error, setError] = useState<string>()
  const area = useRef<HTMLTextAreaElement>(null)
  const { advance, isPending, failure } = useContinue()

  function save() {
    if (value.trim() === '') {
      setError(MESSAGES.ideaRequired)
      showToast(MESSAGES.ideaRequired, { tone: 'error' })
      area.current?.focus()
      return
    }
    advance({ idea: value }, discard)
  }

  /** Typing into a step that can only be read means that one wants to change it. */
  function handleKey({ key, ctrlKey, metaKey }: KeyboardEvent) {
    const isEdit = key.length === 1 || key === 'Backspace' || key === 'Delete'
    if (isReadOnly && isEdit && !ctrlKey && !metaKey && !research.frozen) onReset()
  }

  return (
    <StepPanel
      title={STEP_TITLES.IDEA_SHAPING}
      lead="Who has the problem, when does it bite, and what do they do about it today? A paragraph or two is plenty."
      failure={<StepFailure reason={failure} />}
      foot={
        <StepFoot
          previous={previous}
          next={isReadOnly ? next : undefined}
          pending={isPending}
          keptAt={isReadOnly || error ? undefined : keptAt}
          onContinue={save}
        />
      }
    >
      <ReadOnlyNote />
      <Field
        label="Your idea"
        error={error}
        hint={isReadOnly ? undefined : lengthHint(value.length)}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={area}
            rows={6}
            className="[&>textarea]:min-h-56"
            placeholder={question?.placeholder ?? IDEA_PLACEHOLDER}
            maxLength={MAX_IDEA_LENGTH}
            readOnly={isReadOnly}
            value={isReadOnly ? (question?.description ?? '') : value}
            onKeyDown={handleKey}
            onChange={({ target }) => {
              change(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
    </StepPanel>
  )
}

/** A limit is worth a word only to those who come near it. */
function lengthHint(length: number): string | undefined {
  const left = MAX_IDEA_LENGTH - length
  return left < 1000 ? `${left.toLocaleString('en-AU')} characters left` : undefined
}
