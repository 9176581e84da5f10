import { DEFAULT_BATCH_MINUTES, INTERVIEW_LENGTH, lengthInWords } from '@wattle/contract/limits'
import type { HTMLInputTypeAttribute } from 'react'
import { formatCount } from '#lib/format-count.ts'
import { isoDay } from '#lib/time/date-formats.ts'
import type { FieldErrors } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { IncentiveAmount } from './incentive-amount.tsx'
import { StudyConsents } from './study-consents.tsx'
import type { StudyDraft, TextField } from './study-draft.ts'
import { StudyPace } from './study-pace.tsx'
import { StudySelection } from './study-selection.tsx'
import { StudyTopic } from './study-topic.tsx'

interface LineField {
  name: TextField
  label: string
  type?: HTMLInputTypeAttribute
  placeholder?: string
  hint?: string
  wide?: boolean
}

/** Seed 001 section 2: these fields in this order. The description comes before the link. */
const LINES: readonly LineField[] = [
  {
    name: 'studyTitle',
    label: 'Study Title',
    placeholder: 'Meals around shift work',
    hint: 'Invited people see the title, so it must not give away who qualifies.',
    wide: true,
  },
  { name: 'conductingPeriod', label: 'Conducting Period', placeholder: '18 to 25 November' },
  { name: 'estimatedTime', label: 'Estimated Time', placeholder: `${INTERVIEW_LENGTH} by video` },
  { name: 'incentive', label: 'Incentive', placeholder: 'A $60 gift card' },
  {
    name: 'expirationDate',
    label: 'Expiration Date',
    type: 'date',
    hint: 'People can answer until the end of this day.',
  },
  {
    name: 'oneTimeNumber',
    label: 'One-time Send Number',
    type: 'number',
    hint: `How many people to invite at once. The next batch follows automatically, by default ${lengthInWords(DEFAULT_BATCH_MINUTES)} later.`,
  },
  {
    name: 'maxNumber',
    label: 'Max Number',
    type: 'number',
    hint: 'The most people to invite in total.',
  },
]

const LIMITS: Partial<Record<TextField, number>> = {
  studyTitle: 200,
  conductingPeriod: 200,
  estimatedTime: 200,
  incentive: 200,
  studyDescription: 5000,
  consentFormLink: 2000,
}

interface StudyFieldsProps {
  draft: StudyDraft
  errors: FieldErrors
  /** How many people we can invite in total. Undefined until we've counted them. */
  reachable: number | undefined
  onChange: (draft: StudyDraft) => void
}

export function StudyFields({ draft, errors, reachable, onChange }: StudyFieldsProps) {
  const bound = (name: TextField) => ({
    name,
    value: draft[name],
    maxLength: LIMITS[name],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...draft, [name]: target.value }),
  })
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {LINES.map(({ name, label, type = 'text', placeholder, hint, wide }) => {
        const line = (
          <Field
            key={name}
            label={label}
            hint={
              name === 'maxNumber' ? (
                <>
                  {hint}{' '}
                  <span role="status" className="font-semibold text-ink">
                    {reachWarning(Number(draft.maxNumber), reachable)}
                  </span>
                </>
              ) : (
                hint
              )
            }
            error={errors[name]}
            className={wide ? 'sm:col-span-2' : ''}
          >
            {(control) => (
              <TextInput
                {...control}
                {...bound(name)}
                type={type}
                placeholder={placeholder}
                autoComplete="off"
                {...(type === 'number' && { min: 0, step: 1, inputMode: 'numeric' as const })}
                {...(type === 'date' && { min: isoDay(new Date()) })}
                {...(name === 'studyTitle' && { 'data-autofocus': true })}
              />
            )}
          </Field>
        )
        if (name !== 'incentive') return line
        return (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-x-3">
            {line}
            <IncentiveAmount draft={draft} errors={errors} onChange={onChange} />
          </div>
        )
      })}
      <Field label="Description" error={errors.studyDescription} className="sm:col-span-2">
        {(control) => (
          <TextArea
            {...control}
            {...bound('studyDescription')}
            rows={3}
            placeholder="What the study is about and what you’ll talk about, in two or three sentences."
          />
        )}
      </Field>
      <Field
        label="Consent Form Link"
        hint="Optional. Starts with https://"
        error={errors.consentFormLink}
        className="sm:col-span-2"
      >
        {(control) => (
          <TextInput
            {...control}
            {...bound('consentFormLink')}
            type="url"
            placeholder="https://"
            autoComplete="off"
          />
        )}
      </Field>
      <StudyPace draft={draft} errors={errors} onChange={onChange} />
      <StudySelection draft={draft} errors={errors} onChange={onChange} />
      <Field
        label="People wanted on standby"
        hint="Once all interviews are booked, this many people can go on standby in case a slot opens up."
        error={errors.standbysWanted}
      >
        {(control) => (
          <TextInput
            {...control}
            {...bound('standbysWanted')}
            type="number"
            min={0}
            step={1}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Field>
      {Number(draft.standbysWanted) > 0 && (
        <Field
          label="Thank-you payment for being on standby, in dollars"
          optional
          hint="For people who were on standby but weren’t needed."
          error={errors.standbyCents}
        >
          {(control) => (
            <TextInput
              {...control}
              name="standbyCents"
              inputMode="decimal"
              autoComplete="off"
              maxLength={9}
              placeholder="20"
              value={draft.standbyDollars}
              onChange={({ target }) => onChange({ ...draft, standbyDollars: target.value })}
            />
          )}
        </Field>
      )}
      <StudyTopic draft={draft} error={errors.topicId} onChange={onChange} />
      <StudyConsents draft={draft} errors={errors} onChange={onChange} />
    </div>
  )
}

function reachWarning(maximum: number, reachable: number | undefined): string {
  if (reachable === undefined || !(maximum > reachable)) return ''
  const people = reachable === 1 ? '1 person' : `${formatCount(reachable)} people`
  return `The maximum of ${formatCount(maximum)} is more than the ${people} we can reach now.`
}
