import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

/** The message field, which grows with its text. */
export function MessageField({
  error,
  optional,
}: {
  error: string | undefined
  optional?: boolean
}) {
  return (
    <Field label="Message" error={error} optional={optional}>
      {(control) => <TextArea {...control} name="message" placeholder="Your Message" />}
    </Field>
  )
}
