import { MAX_THEME_LENGTH } from '@wattle/contract/findings/themes'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { countOf } from '../shared/result-words.ts'
import { useDeleteTheme, useUpdateTheme } from './hooks.ts'
import { type CountedTheme, ownThemes } from './theme-words.ts'

interface ThemeDialogProps {
  researchId: number
  theme: CountedTheme
  themes: readonly CountedTheme[]
  onClose: () => void
}

export function RenameTheme({ researchId, theme, onClose }: ThemeDialogProps) {
  const update = useUpdateTheme(researchId)
  const { form, errors, failure, isPending } = useForm(async ({ name = '' }) => {
    mustBeRight(name.trim() === '' ? { name: 'Please name the theme.' } : {})
    await update.mutateAsync({ id: theme.id, name })
    onClose()
  })
  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title="Rename theme"
      submitLabel="Rename"
    >
      <Field label="Name" error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            maxLength={MAX_THEME_LENGTH}
            autoComplete="off"
            data-autofocus
            defaultValue={theme.name}
          />
        )}
      </Field>
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
    </FormDialog>
  )
}

const UNDO_MS = 10_000

/** Merges a theme into another. That only changes how themes are counted, so it's easy to undo. */
export function MergeTheme({ researchId, theme, themes, onClose }: ThemeDialogProps) {
  const others = ownThemes(themes).filter(({ id }) => id !== theme.id)
  const [into, setInto] = useState(others[0])
  const update = useUpdateTheme(researchId)
  const { form, failure, isPending } = useForm(async () => {
    if (!into) return
    await update.mutateAsync({ id: theme.id, mergedInto: into.id })
    onClose()
    offerUndo(
      `“${theme.name}” merged into “${into.name}”`,
      `“${theme.name}” is a separate theme again`,
      () => update.mutateAsync({ id: theme.id, mergedInto: null }),
      UNDO_MS,
    )
  })
  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title={`Merge “${theme.name}” into “${into?.name}”?`}
      submitLabel="Merge"
    >
      <Field label="Into">
        {(control) => (
          <Select
            {...control}
            data-autofocus
            value={into?.id}
            onChange={({ target }) => setInto(others.find(({ id }) => id === Number(target.value)))}
          >
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className="text-ink-2">
        Its {countOf(theme.captures, 'capture')} will count as “{into?.name}”, each capture once.
        You can undo this.
      </p>
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
    </FormDialog>
  )
}

export function DeleteTheme({ researchId, theme, onClose }: ThemeDialogProps) {
  const deletion = useDeleteTheme(researchId)
  async function confirm() {
    try {
      await deletion.mutateAsync(theme.id)
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      throw error
    }
  }
  return (
    <Confirm
      open
      danger
      title={`Delete the theme “${theme.name}”?`}
      confirmLabel="Delete theme"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>We keep its {countOf(theme.captures, 'capture')}, without this theme.</p>
    </Confirm>
  )
}
