import { MAX_NOTE } from '@wattle/contract/panel-lists'
import { Pin, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { adminDateTime } from '#lib/time/date-formats.ts'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { DrawerHeading } from '#ui/overlay/drawer.tsx'
import { type PanelMemberDetail, useNotes } from './hooks.ts'

type MemberNote = NonNullable<PanelMemberDetail['notes']>[number]

export function MemberNotes({ member }: { member: PanelMemberDetail }) {
  const { id, notes = [] } = member
  const { add, remove } = useNotes(id)
  const [text, setText] = useState('')
  const [pinned, setPinned] = useState(false)
  const [asked, setAsked] = useState<MemberNote>()
  const { form, failure } = useForm(async () => {
    if (text.trim() === '') return
    await add.mutateAsync({ text, pinned })
    setText('')
    setPinned(false)
  })
  return (
    <section className="grid gap-3">
      <DrawerHeading>Notes</DrawerHeading>
      {notes.map((note) => (
        <article key={note.id} className="flex items-start gap-2 rounded-input bg-sunk px-3 py-2">
          <div className="grid min-w-0 grow gap-0.5 text-small">
            <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
            <p className="flex items-center gap-1.5 text-caption text-ink-3">
              {note.pinned && (
                <>
                  <Pin aria-hidden="true" className="size-3.5" />
                  Pinned.
                </>
              )}
              {note.author ?? 'Deleted account'}, {adminDateTime(note.at)}
            </p>
          </div>
          <IconButton
            size="sm"
            variant="danger"
            icon={Trash2}
            label={`Delete the note from ${adminDateTime(note.at)}`}
            onClick={() => setAsked(note)}
          />
        </article>
      ))}
      <form {...form} className="grid gap-2">
        <Field label="New note" hint="The member will see this if they download their data.">
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={MAX_NOTE}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Checkbox
            label="Keep this note at the top"
            checked={pinned}
            onChange={({ target }) => setPinned(target.checked)}
          />
          <Button size="sm" variant="secondary" type="submit" pending={add.isPending}>
            Add note
          </Button>
        </div>
      </form>
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      {asked && (
        <Confirm
          open
          danger
          title="Delete this note?"
          confirmLabel="Delete note"
          onConfirm={() => remove.mutateAsync(asked.id)}
          onClose={() => setAsked(undefined)}
        >
          <div className="grid gap-3">
            <p className="wrap-anywhere whitespace-pre-line">{asked.text}</p>
            {remove.isError && <Notice tone="error">{messageOf(remove.error)}</Notice>}
          </div>
        </Confirm>
      )}
    </section>
  )
}
