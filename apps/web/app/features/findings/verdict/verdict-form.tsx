import {
  DECISION_LABELS,
  DECISIONS,
  type Decision,
  MAX_NEXT_STEP,
  MAX_VERDICT_REASON,
  saveVerdict,
  warningsFor,
} from '@wattle/contract/findings/verdicts'
import { CircleCheck, CircleX, type LucideIcon, Split } from 'lucide-react'
import { useState } from 'react'
import { CallError, messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { formatCount } from '#lib/format-count.ts'
import { mustBeRight, useForm, wrongFields } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FieldMessage } from '#ui/form/field-message.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { StoredVerdict } from '../shared/verdicts-query.ts'
import { useSaveVerdict } from './hooks.ts'

/**
 * What the researcher has entered in the form. The decision is empty at first, so nothing is
 * preselected.
 */
export type VerdictDraft = {
  decision: Decision | ''
  reason: string
  nextStep: string
  dueOn: string
}
export const NO_DRAFT: VerdictDraft = { decision: '', reason: '', nextStep: '', dueOn: '' }

/** The id of the form's first field, so that it can get focus. */
export const FIRST_CHOICE = 'first-decision'

interface VerdictFormProps {
  researchId: number
  /** The newest version's number when the person started writing. 0 if there was no version. */
  newest: number
  draft: VerdictDraft
  onDraft: (draft: VerdictDraft) => void
  warnings: readonly string[]
  onSaved: () => void
  onCancel?: (() => void) | undefined
}

export function VerdictForm(props: VerdictFormProps) {
  const { researchId, draft, onDraft, onSaved, onCancel } = props
  const warnings = warningsFor(draft.decision, props.warnings)
  const [basedOn, setBasedOn] = useState(props.newest)
  const [newer, setNewer] = useState<StoredVerdict>()
  const save = useSaveVerdict(researchId)
  const change = (changes: Partial<VerdictDraft>) => onDraft({ ...draft, ...changes })

  const { form, errors, failure, isPending } = useForm(async () => {
    const { decision, reason, nextStep, dueOn } = draft
    const body = { basedOn, decision, reason, nextStep, dueOn: dueOn || null }
    mustBeRight(wrongFields(saveVerdict.body, body))
    try {
      const saved = await save.mutateAsync({ ...body, decision: decision as Decision })
      showToast(`Version ${saved.version} of the verdict saved`, { tone: 'success' })
    } catch (error) {
      const current = currentOf(error)
      if (!current) throw error
      setBasedOn(current.version)
      setNewer(current)
      return
    }
    onSaved()
  })

  return (
    <form {...form} className="grid max-w-160 gap-5">
      <DecisionChoice
        value={draft.decision}
        onChange={(decision) => change({ decision })}
        error={errors.decision}
      />
      <Field label="Why" error={errors.reason} hint={lengthHint(draft.reason)}>
        {(control) => (
          <TextArea
            {...control}
            name="reason"
            rows={4}
            maxLength={MAX_VERDICT_REASON}
            value={draft.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <Field label="Next step" error={errors.nextStep} optional>
          {(control) => (
            <TextArea
              {...control}
              name="nextStep"
              rows={1}
              maxLength={MAX_NEXT_STEP}
              value={draft.nextStep}
              onChange={({ target }) => change({ nextStep: target.value })}
            />
          )}
        </Field>
        <Field label="By" error={errors.dueOn} optional>
          {(control) => (
            <TextInput
              {...control}
              name="dueOn"
              type="date"
              value={draft.dueOn}
              onChange={({ target }) => change({ dueOn: target.value })}
            />
          )}
        </Field>
      </div>
      {newer ? (
        <Notice tone="warning">
          <p>
            Version {newer.version} was saved in the meantime: {DECISION_LABELS[newer.decision]}.
            Your text is still here. Read that version, then save yours as version{' '}
            {newer.version + 1}.
          </p>
        </Notice>
      ) : (
        warnings.length > 0 && (
          <Notice tone="warning">
            {warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Notice>
        )
      )}
      {failure !== undefined && (
        <Notice tone="error">
          <p>{messageOf(failure)} Your text is still here.</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={isPending}>
          Save verdict
        </Button>
        {onCancel && (
          <Button variant="secondary" disabled={isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

/** The verdict that another tab or person saved first, if that's why the server refused ours. */
function currentOf(error: unknown): StoredVerdict | undefined {
  if (!(error instanceof CallError) || error.code !== 'STALE_VERSION') return undefined
  return (error.data.current as StoredVerdict | null) ?? undefined
}

const lengthHint = ({ length }: string) =>
  length > MAX_VERDICT_REASON * 0.9
    ? `${formatCount(length)} of ${formatCount(MAX_VERDICT_REASON)} characters`
    : 'What you found, and why it leads to this decision.'

const DECISION_ICONS: Record<Decision, LucideIcon> = {
  GO: CircleCheck,
  CHANGE: Split,
  STOP: CircleX,
}

const MEANINGS: Record<Decision, string> = {
  GO: 'Build it as planned',
  CHANGE: 'Keep the problem, change the idea',
  STOP: 'Don’t build it',
}

interface DecisionChoiceProps {
  value: Decision | ''
  onChange: (decision: Decision) => void
  error: string | undefined
}

function DecisionChoice({ value, onChange, error }: DecisionChoiceProps) {
  return (
    <fieldset aria-describedby={error && 'decision-error'} className="grid gap-2">
      <legend className={cx('mb-1.5 font-semibold', error && 'text-error')}>Decision</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {DECISIONS.map((decision) => {
          const Icon = DECISION_ICONS[decision]
          return (
            <label
              key={decision}
              className={cx(
                'motion-state relative grid min-h-11 content-start gap-0.5 rounded-button border bg-surface px-4 py-3 transition-colors',
                'hover:border-ink-2 has-checked:border-gum has-checked:bg-gum-tint has-checked:text-gum has-checked:shadow-[inset_0_0_0_1px_var(--color-gum)]',
                'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
                'forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
                error ? 'border-error' : 'border-control',
              )}
            >
              <input
                type="radio"
                name="decision"
                id={decision === DECISIONS[0] ? FIRST_CHOICE : undefined}
                autoComplete="off"
                value={decision}
                checked={value === decision}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(decision)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
              />
              <span className="flex items-center gap-2 font-display font-semibold text-h3">
                <Icon aria-hidden="true" className="size-5" />
                {DECISION_LABELS[decision]}
              </span>
              <span className="text-ink-2 text-small">{MEANINGS[decision]}</span>
            </label>
          )
        })}
      </div>
      <FieldMessage id="decision-error" error={error} />
    </fieldset>
  )
}
