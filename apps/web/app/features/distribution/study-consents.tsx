import { ASKABLE_CONSENTS, type AskableConsent, MAX_STUDY_CONSENT } from '@wattle/contract/consent'
import type { FieldErrors } from '#lib/use-form.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { StudyDraft } from './study-draft.ts'

const WORDS: Record<AskableConsent, { ask: string; hint: string; require: string }> = {
  RECORDING: {
    ask: 'Ask about recording',
    hint: 'We ask “May we record the call?” on the page where people choose a time.',
    require: 'Nobody can book without agreeing to the recording',
  },
  OBSERVERS: {
    ask: 'Ask about observers',
    hint: 'We ask “May the client listen in?” on the page where people choose a time.',
    require: 'Nobody can book without agreeing to observers',
  },
  QUOTES: {
    ask: 'Ask about quotes',
    hint: 'We ask “May we quote you, without your name?” on the page where people choose a time.',
    require: 'Nobody can book without agreeing to be quoted',
  },
}

interface StudyConsentsProps {
  draft: StudyDraft
  errors: FieldErrors
  onChange: (draft: StudyDraft) => void
}

/**
 * Lets admins choose which consents the study asks for besides the privacy policy, and which
 * consents are required.
 */
export function StudyConsents({ draft, errors, onChange }: StudyConsentsProps) {
  const { asks, requires } = draft
  const toggled = (list: AskableConsent[], kind: AskableConsent, isOn: boolean) =>
    ASKABLE_CONSENTS.filter((one) => (one === kind ? isOn : list.includes(one)))

  return (
    <fieldset className="grid gap-4 border-line border-t pt-4 sm:col-span-2">
      <legend className="sr-only">Consent</legend>
      {ASKABLE_CONSENTS.map((kind) => (
        <div key={kind} className="grid gap-2">
          <Checkbox
            label={WORDS[kind].ask}
            hint={WORDS[kind].hint}
            error={asks.includes(kind) ? errors.asks : undefined}
            checked={asks.includes(kind)}
            onChange={({ target: { checked } }) =>
              onChange({
                ...draft,
                asks: toggled(asks, kind, checked),
                requires: toggled(requires, kind, checked && requires.includes(kind)),
              })
            }
          />
          {asks.includes(kind) && (
            <Checkbox
              className="pl-8"
              label={WORDS[kind].require}
              hint="We’ll say so in the invitation."
              checked={requires.includes(kind)}
              onChange={({ target: { checked } }) =>
                onChange({ ...draft, requires: toggled(requires, kind, checked) })
              }
            />
          )}
        </div>
      ))}
      <Field
        label="Study consent"
        hint="Optional. Paste the words people agree to, and we’ll keep them with each answer. For a consent form link we only keep the address."
        error={errors.studyConsent}
      >
        {(control) => (
          <TextArea
            {...control}
            name="studyConsent"
            value={draft.studyConsent}
            maxLength={MAX_STUDY_CONSENT}
            rows={3}
            onChange={({ target }) => onChange({ ...draft, studyConsent: target.value })}
          />
        )}
      </Field>
    </fieldset>
  )
}
