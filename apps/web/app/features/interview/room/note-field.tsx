import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

const MAX_NOTE_LENGTH = 20_000

interface NoteFieldProps {
  label: string
  hideLabel?: boolean
  rows?: 1 | 4
  placeholder?: string
  text: string
  onText: (text: string) => void
}

/** A field on the screen, its text on paper. */
export function NoteField({
  label,
  hideLabel,
  rows = 1,
  placeholder,
  text,
  onText,
}: NoteFieldProps) {
  return (
    <>
      <Field label={label} hideLabel={hideLabel} className="print:hidden">
        {(control) => (
          <TextArea
            {...control}
            rows={rows}
            maxLength={MAX_NOTE_LENGTH}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        )}
      </Field>
      {text.trim() && <p className="hidden whitespace-pre-line print:block">{text}</p>}
    </>
  )
}
