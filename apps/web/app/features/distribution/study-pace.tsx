import { PACINGS, type Pacing } from '@wattle/contract/forecast'
import type { FieldErrors } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import type { StudyDraft } from './study-draft.ts'

interface StudyPaceProps {
  draft: StudyDraft
  errors: FieldErrors
  onChange: (draft: StudyDraft) => void
}

const LABELS: Record<Pacing, string> = {
  FIXED: 'Fixed batches',
  SELF: 'Batches sized as needed',
}
const HINTS: Record<Pacing, string> = {
  FIXED:
    'We invite one batch after another, until all interviews are booked or we reach the maximum.',
  SELF: 'About once a day, we work out how many more people we need and invite them in batches.',
}

export function StudyPace({ draft, errors, onChange }: StudyPaceProps) {
  // The draft on this device may be from before this field existed.
  const { pacing = 'FIXED' } = draft
  return (
    <Field label="Pace" hint={HINTS[pacing]} error={errors.pacing} className="sm:col-span-2">
      {(control) => (
        <Select
          {...control}
          name="pacing"
          value={pacing}
          onChange={({ target: { value } }) => onChange({ ...draft, pacing: value as Pacing })}
        >
          {PACINGS.map((one) => (
            <option key={one} value={one}>
              {LABELS[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
