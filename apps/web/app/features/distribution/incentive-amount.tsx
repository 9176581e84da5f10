import type { FieldErrors } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { StudyDraft } from './study-draft.ts'

interface IncentiveAmountProps {
  draft: StudyDraft
  errors: FieldErrors
  onChange: (draft: StudyDraft) => void
}

/** The incentive's value in dollars. Warns if the incentive's text states a different amount. */
export function IncentiveAmount({ draft, errors, onChange }: IncentiveAmountProps) {
  const { incentive, incentiveDollars } = draft
  const promised = dollarsIn(incentive)
  const isOther = promised !== undefined && incentiveDollars.trim() !== ''
  return (
    <Field
      label="In dollars"
      error={errors.incentiveCents}
      hint={
        isOther && Number(incentiveDollars) !== promised ? (
          <span role="status" className="font-semibold text-ink">
            The incentive says ${promised}.
          </span>
        ) : undefined
      }
    >
      {(control) => (
        <TextInput
          {...control}
          // The server's errors use this name for the field.
          name="incentiveCents"
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          placeholder={String(promised ?? 60)}
          value={incentiveDollars}
          onChange={({ target }) => onChange({ ...draft, incentiveDollars: target.value })}
        />
      )}
    </Field>
  )
}

function dollarsIn(words: string): number | undefined {
  const [, amount] = /\$\s?(\d[\d,]*(?:\.\d{1,2})?)/.exec(words) ?? []
  return amount === undefined ? undefined : Number(amount.replaceAll(',', ''))
}
