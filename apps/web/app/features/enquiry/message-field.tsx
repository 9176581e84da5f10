import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

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
