import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { IconButton } from '#ui/icon-button.tsx'

interface RenameRowProps {
  name: string
  /** Details about the entry, such as "3 projects". */
  facts: ReactNode
  /** Rejects with the reason if the name can't be used. */
  onRename: (name: string) => Promise<unknown>
  actions?: ReactNode
}

/** One entry in a list of names, which people can rename in place. */
export function RenameRow({ name, facts, onRename, actions }: RenameRowProps) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing)
    return (
      <li className="border-line-2 border-b py-3">
        <RenameForm name={name} onRename={onRename} onDone={() => setEditing(false)} />
      </li>
    )
  return (
    <li className="flex min-h-12 items-center gap-3 border-line-2 border-b py-1.5">
      <span className="grid min-w-0 grow">
        <b className="wrap-anywhere font-semibold">{name}</b>
        <span className="text-ink-2 text-small">{facts}</span>
      </span>
      {actions}
      <IconButton
        size="sm"
        icon={Pencil}
        label={`Rename ${name}`}
        onClick={() => setEditing(true)}
      />
    </li>
  )
}

type RenameFormProps = Pick<RenameRowProps, 'name' | 'onRename'> & { onDone: () => void }

function RenameForm({ name, onRename, onDone }: RenameFormProps) {
  const [typed, setTyped] = useState(name)
  const { form, errors, isPending } = useForm(async () => {
    if (typed !== name) await onRename(typed)
    onDone()
  })
  return (
    <form {...form} className="grid gap-2">
      <Field label={`New name for ${name}`} error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            // The person chose Rename, so we focus the field and they can type straight away.
            autoFocus
            name="name"
            maxLength={120}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button size="sm" type="submit" pending={isPending} disabled={typed.trim() === ''}>
          Rename
        </Button>
        <Button size="sm" variant="secondary" disabled={isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
