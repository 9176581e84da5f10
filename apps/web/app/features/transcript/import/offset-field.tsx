import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

/** The input for where a transcript starts, inside the sentence "Starts at 00:00 on your timer." */
export function OffsetField({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Start time on your timer"
      hideLabel
      hint="If you were recording before you started the timer, put a minus sign in front of the time."
      error={error}
    >
      {(control) => (
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span aria-hidden="true">Starts at</span>
          <TextInput
            {...control}
            name="offset"
            className="tabular w-24"
            autoComplete="off"
            maxLength={9}
            defaultValue="00:00"
          />
          <span aria-hidden="true">on your timer</span>
        </div>
      )}
    </Field>
  )
}
