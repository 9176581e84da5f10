import {
  ASSUMPTION_KINDS,
  ASSUMPTION_MESSAGES,
  type AssumptionInput,
  type AssumptionKind,
  isForecast,
  KIND_LABELS,
  MAX_ASSUMPTION_LENGTH,
  RISK_LABELS,
  RISKS,
  type Risk,
} from '@wattle/contract/findings/assumptions'
import type { GuidePart } from '@wattle/contract/guide'
import { useState } from 'react'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { useScreeningQuestions } from './hooks.ts'
import { guidePlaces } from './shared/question-places.ts'

export type Written = Pick<AssumptionInput, 'text' | 'kind' | 'risk' | 'questionIds'> & {
  screenerQuestionId: number | null
}

interface AssumptionDialogProps {
  researchId: number
  /** Undefined for a new assumption. */
  assumption?: (Written & { position: number }) | undefined
  parts: readonly GuidePart[]
  /** Resolves to undefined if saving failed. */
  save: (written: Written) => Promise<unknown>
  onClose: () => void
}

export function AssumptionDialog(props: AssumptionDialogProps) {
  const { researchId, assumption, parts, save, onClose } = props
  const linked = assumption?.screenerQuestionId ?? null
  const screening = useScreeningQuestions(researchId, linked)
  const [text, setText] = useState(assumption?.text ?? '')
  const { form, errors, isPending } = useForm(async (texts, element) => {
    const written = (texts.text ?? '').trim()
    mustBeRight(written ? {} : { text: 'Please say what has to be true.' })
    const saved = await save({
      text: written,
      kind: texts.kind as AssumptionKind,
      risk: texts.risk as Risk,
      questionIds: new FormData(element).getAll('questionIds').map(Number),
      screenerQuestionId: screening.length > 0 ? Number(texts.screenerQuestionId) || null : linked,
    })
    if (saved) onClose()
  })
  return (
    <FormDialog
      form={form}
      isPending={isPending}
      onClose={onClose}
      title={assumption ? `Assumption ${assumption.position}` : 'Add an assumption'}
      submitLabel={assumption ? 'Save assumption' : 'Add assumption'}
    >
      <Field
        label="What must be true"
        error={errors.text}
        hint={
          isForecast(text) ? (
            <span className="text-small text-warning">{ASSUMPTION_MESSAGES.notAFact}</span>
          ) : (
            'One fact about what people do now or have done in the past'
          )
        }
      >
        {(control) => (
          <TextArea
            {...control}
            name="text"
            rows={2}
            maxLength={MAX_ASSUMPTION_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="About">
          {(control) => (
            <Select {...control} name="kind" defaultValue={assumption?.kind ?? 'OTHER'}>
              {ASSUMPTION_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {KIND_LABELS[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Risk">
          {(control) => (
            <Select {...control} name="risk" defaultValue={assumption?.risk ?? 'HIGH'}>
              {RISKS.map((risk) => (
                <option key={risk} value={risk}>
                  {RISK_LABELS[risk]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {screening.length > 0 && (
        <Field
          label="Screener question that asks the same thing"
          hint="If you only invite people who say this, interviews can’t test the assumption. We count the screener answers instead."
        >
          {(control) => (
            <Select {...control} name="screenerQuestionId" defaultValue={linked ?? ''}>
              <option value="">None</option>
              {screening.map(({ id, position, question }) => (
                <option key={id} value={id}>
                  {position}. {question}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-semibold">Questions that test this assumption</legend>
        {guidePlaces(parts).map(({ id, place, question }) => (
          <Checkbox
            key={id}
            name="questionIds"
            value={id}
            defaultChecked={assumption?.questionIds.includes(id)}
            label={
              <>
                <span className="text-ink-3">{place}</span> {question.trim() || 'Your question'}
              </>
            }
          />
        ))}
      </fieldset>
    </FormDialog>
  )
}
