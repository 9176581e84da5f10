import { SELECTION_LABELS, SELECTIONS, type Selection } from '@wattle/contract/candidate'
import type { FieldErrors } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import type { StudyDraft } from './study-draft.ts'

interface StudySelectionProps {
  draft: StudyDraft
  errors: FieldErrors
  onChange: (draft: StudyDraft) => void
}

/** The labels for our team. "I" in the researchers' labels would mean the researcher. */
export const TEAM_LABELS: Record<Selection, string> = {
  ...SELECTION_LABELS,
  RESEARCHER: 'The researcher, from an anonymous list',
}

export function StudySelection({ draft, errors, onChange }: StudySelectionProps) {
  const isStarting = draft.selection === ''
  return (
    <Field
      label="Who picks the participants?"
      hint="People we’ve already emailed can still book if you change this."
      error={errors.selection}
      className="sm:col-span-2"
    >
      {(control) => (
        <Select
          {...control}
          name="selection"
          value={draft.selection}
          onChange={({ target: { value } }) =>
            onChange({ ...draft, selection: value as Selection })
          }
        >
          {isStarting && <option value="">As the researcher chose at launch</option>}
          {SELECTIONS.map((selection) => (
            <option key={selection} value={selection}>
              {TEAM_LABELS[selection]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
