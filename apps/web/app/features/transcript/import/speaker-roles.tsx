import { SPEAKER_ROLES } from '@wattle/contract/findings/transcripts'
import { formatCount } from '#lib/format-count.ts'
import type { FieldErrors } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import type { Speaker } from '../read/transcript-read.ts'
import { ROLE_NAMES } from '../role-names.ts'
import type { Roles } from './guess-roles.ts'

interface SpeakerRolesProps {
  speakers: readonly Speaker[]
  guesses: Roles
  errors: FieldErrors
}

export const roleField = (speaker: number) => `role-${speaker}`

/** Each speaker's name from the file, with their first words, so people can tell who's who. */
export function SpeakerRoles({ speakers, guesses, errors }: SpeakerRolesProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-semibold text-lead">Who is speaking?</legend>
      {speakers.map(({ name, count, firstWords }, index) => (
        <div
          key={name}
          className="grid gap-x-5 gap-y-2 border-line border-t pt-4 sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-center"
        >
          <div className="wrap-anywhere min-w-0">
            <p>
              <strong className="font-semibold">{name ?? 'No name in the file'}</strong>{' '}
              <span className="text-ink-3 text-small">
                {formatCount(count)} {count === 1 ? 'time' : 'times'}
              </span>
            </p>
            <p className="text-ink-2 text-small">“{firstWords}”</p>
          </div>
          <Field
            label={name ? `Who is ${name}?` : 'Who is speaking?'}
            hideLabel
            error={errors[roleField(index)]}
          >
            {(control) => (
              <Select {...control} name={roleField(index)} defaultValue={guesses[index] ?? ''}>
                <option value="">Choose</option>
                {SPEAKER_ROLES.map((role) => (
                  <option key={role} value={role}>
                    {ROLE_NAMES[role]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      ))}
    </fieldset>
  )
}
