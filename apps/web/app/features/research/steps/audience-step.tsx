import { ERRORS } from '@wattle/contract/errors'
import { MAX_CHARACTERISTICS, MIN_CHARACTERISTICS } from '@wattle/contract/limits'
import { useId, useState } from 'react'
import { useDraft } from '#lib/autosave/draft.ts'
import { FieldMessage } from '#ui/form/field-message.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { AudienceList } from './audience-list.tsx'
import { KeyHints } from './key-hints.tsx'
import { ReadOnlyNote } from './read-only-note.tsx'
import { RegenerateButton } from './regenerate-button.tsx'
import { useStep } from './step-context.ts'
import { StepFailure } from './step-failure.tsx'
import { StepFoot } from './step-foot.tsx'
import { StepPanel } from './step-panel.tsx'
import { STEP_TITLES } from './steps.ts'
import { useContinue } from './use-continue.ts'
import { WrittenFor } from './written-for.tsx'

/**
 * The `key` in `CurrentStep` remounts this when the content changes, so a draft never mixes with
 * newer content.
 */
export function AudienceStep({ characteristics }: { characteristics: readonly string[] }) {
  const { research, isReadOnly, previous, next, onReset } = useStep()
  const begun = characteristics.length > 0 ? [...characteristics] : ['']
  const { value, keptAt, change, discard } = useDraft(`${research.id}:audience`, begun)
  const items = isReadOnly ? begun : value
  const [error, setError] = useState<string>()
  const messageId = useId()
  const { advance, isPending, failure } = useContinue()

  function save() {
    // Seed 001 section 5: empty entries are dropped.
    const filled = items.map((item) => item.trim()).filter((item) => item !== '')
    const found = problemOf(filled)
    setError(found)
    if (found) showToast(found, { tone: 'error' })
    else advance({ characteristics: filled }, discard)
  }

  return (
    <StepPanel
      title={STEP_TITLES.AUDIENCE_GENERATION}
      actions={!isReadOnly && <RegenerateButton />}
      lead={
        isReadOnly
          ? 'Facts your participants have in common.'
          : `We drafted these from your brief. Change anything, and keep between ${MIN_CHARACTERISTICS} and ${MAX_CHARACTERISTICS}.`
      }
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
      <WrittenFor />
      <div className="grid gap-2.5">
        <AudienceList
          items={items}
          onItems={(next) => {
            change(next)
            setError(undefined)
          }}
          readOnly={isReadOnly}
          onTryEdit={research.frozen ? undefined : onReset}
          invalid={error !== undefined}
          describedBy={error ? messageId : undefined}
        />
        <FieldMessage id={messageId} error={error} />
        {!isReadOnly && <KeyHints />}
      </div>
    </StepPanel>
  )
}

function problemOf({ length }: readonly string[]): string | undefined {
  if (length === 0) return ERRORS.CHARACTERISTICS_REQUIRED.message
  if (length < MIN_CHARACTERISTICS) return ERRORS.TOO_FEW_CHARACTERISTICS.message
  return length > MAX_CHARACTERISTICS ? ERRORS.TOO_MANY_CHARACTERISTICS.message : undefined
}
