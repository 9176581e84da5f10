import { MessageSquareQuote } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useCockpit } from './cockpit/cockpit-context.ts'
import { loadStrip } from './cockpit/open-strip.tsx'
import { useNote } from './room-notes.ts'

const MAX_NOTE_LENGTH = 20_000

interface NoteFieldProps {
  /** A question's id, or `general` for the other notes. */
  field: string
  label: string
  hideLabel?: boolean
  rows?: 1 | 4
  placeholder?: string
}

/**
 * A text area for a note, printed as plain text. Ctrl+Enter captures the selection or the current
 * line.
 */
export function NoteField(props: NoteFieldProps) {
  const { field, label, hideLabel, rows = 1, placeholder } = props
  const { notes, writeNote, capture, isFixed } = useCockpit()
  const text = useNote(notes, field)
  const area = useRef<HTMLTextAreaElement>(null)
  const captureHere = () => area.current && capture(field, area.current)
  function handleKey(event: KeyboardEvent) {
    if (isFixed || event.key !== 'Enter' || event.shiftKey) return
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    captureHere()
  }
  return (
    <>
      <Field label={label} hideLabel={hideLabel} className="relative print:hidden">
        {(control) => (
          <>
            <TextArea
              {...control}
              data-note={field}
              ref={area}
              rows={rows}
              maxLength={MAX_NOTE_LENGTH}
              placeholder={placeholder}
              value={text}
              aria-keyshortcuts={isFixed ? undefined : 'Control+Enter Meta+Enter'}
              className={isFixed ? undefined : 'pr-10'}
              onChange={({ target }) => writeNote(field, target.value)}
              onFocus={() => void loadStrip()}
              onKeyDown={handleKey}
            />
            {!isFixed && (
              <IconButton
                label={`Capture the line: ${label}`}
                icon={MessageSquareQuote}
                // Not a tab stop, so Tab goes from note to note. Ctrl+Enter does the same as this
                // button.
                tabIndex={-1}
                className="absolute right-0.5 bottom-0.5"
                onClick={captureHere}
              />
            )}
          </>
        )}
      </Field>
      {text.trim() && <p className="hidden whitespace-pre-line print:block">{text}</p>}
    </>
  )
}
