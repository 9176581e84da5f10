import type { ValueInput } from '@wattle/contract/profile'
import { useState } from 'react'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { draftOf, parseDraft, type ShownField } from './shared/answer-draft.ts'
import { AnswerInput } from './shared/answer-input.tsx'

interface ProfileQuestionProps {
  field: ShownField
  /** The text the member agrees to before we keep a sensitive answer. */
  consent: { body: string; hash: string }
  onSave: (value: ValueInput) => Promise<unknown>
  /** Called when someone leaves a new question for later, or keeps their earlier answer. */
  onSkip: () => void
  skipLabel: string
}

export const questionId = (fieldId: number) => `question-${fieldId}`

export function ProfileQuestion(props: ProfileQuestionProps) {
  const { field, consent, onSave, onSkip, skipLabel } = props
  const { fieldId, question, why, sensitive } = field
  const [draft, setDraft] = useState(() => draftOf(field))
  const [hasAgreed, setAgreed] = useState(false)
  const [isDeclining, setDeclining] = useState(false)
  const { form, errors, isPending } = useForm(async () => {
    const value = parseDraft(field, draft)
    mustBeRight({
      ...(typeof value === 'string' && { answer: value }),
      ...(sensitive && !hasAgreed && { agree: 'Tick this box, or choose “I’d rather not say”.' }),
    })
    if (typeof value === 'object')
      await onSave({ ...value, ...(sensitive && { consentHash: consent.hash }) })
  })

  async function decline() {
    setDeclining(true)
    await onSave({ fieldId, declined: true }).catch(() => setDeclining(false))
  }

  return (
    <form
      {...form}
      aria-labelledby={questionId(fieldId)}
      className="grid gap-4 border-line border-t pt-5"
    >
      <div className="grid gap-1">
        <h3 id={questionId(fieldId)} tabIndex={-1} className="text-h3">
          {question}
        </h3>
        <details className="text-ink-2 text-small">
          <summary className="w-fit cursor-pointer rounded-[3px] text-gum">Why we ask</summary>
          <p className="mt-1 text-pretty">{why}</p>
        </details>
      </div>
      <AnswerInput
        field={field}
        hideLabel
        draft={draft}
        error={errors.answer}
        onChange={setDraft}
      />
      {sensitive && (
        <Checkbox
          name="agree"
          label={consent.body}
          checked={hasAgreed}
          error={errors.agree}
          onChange={({ target }) => setAgreed(target.checked)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending} pendingLabel="Saving">
          Save
        </Button>
        <Button variant="secondary" onClick={onSkip}>
          {skipLabel}
        </Button>
        <Button variant="quiet" pending={isDeclining} onClick={decline}>
          I’d rather not say
        </Button>
      </div>
    </form>
  )
}
