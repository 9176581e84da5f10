import { useQuery } from '@tanstack/react-query'
import { Filter } from '@wattle/contract/filter'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '#lib/api/call.ts'
import type { ListShape } from '#lib/list-view.ts'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type NewView, type SavedView, useViews, type ViewList, viewsQuery } from './view-hooks.ts'

interface ViewsMenuProps {
  list: ViewList
  /** Which filters the list has. A saved view stores their values, the search and the order. */
  shape: ListShape
  size?: 'sm' | 'md' | undefined
  columns?: { shown: readonly string[]; onShow: (shown: readonly string[]) => void } | undefined
  onShown?: ((view: SavedView['view']) => void) | undefined
}

/** Saves the current view of a list, and opens saved views. The list keeps its view in the URL. */
export function ViewsMenu({ list, shape, size = 'md', columns, onShown }: ViewsMenuProps) {
  const [address, setAddress] = useSearchParams()
  const [isSaving, setSaving] = useState(false)
  const saved = useQuery(viewsQuery(list)).data ?? []
  const { remove } = useViews(list)
  const names = ['search', 'sort', ...Object.keys(shape.filters)]

  function show({ view }: SavedView) {
    const next = new URLSearchParams(address)
    for (const name of [...names, 'page', 'filter']) next.delete(name)
    for (const [name, value] of Object.entries(view.query ?? {}))
      if (names.includes(name)) next.set(name, value)
    if (view.filter && view.filter.all.length > 0) next.set('filter', JSON.stringify(view.filter))
    if (view.columns) columns?.onShow(view.columns)
    setAddress(next, { preventScrollReset: true })
    onShown?.(view)
  }
  const drop = ({ id, name }: SavedView) =>
    remove.mutate(id, {
      onSuccess: () => showToast(`View “${name}” deleted`, { tone: 'success' }),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  const current = (): NewView['view'] => {
    const filter = Filter.safeParse(jsonOf(address.get('filter')))
    const set = names.flatMap((name) => {
      const value = address.get(name)
      return value ? [[name, value]] : []
    })
    return {
      query: Object.fromEntries(set),
      ...(filter.success && { filter: filter.data }),
      ...(columns && { columns: [...columns.shown] }),
    }
  }
  return (
    <>
      <Menu
        placement="bottom start"
        trigger={
          <Button size={size} variant="secondary">
            <Bookmark aria-hidden="true" className={size === 'sm' ? 'size-4' : 'size-4.5'} />
            Views
          </Button>
        }
        actions={[
          ...saved.map((view) => ({
            id: String(view.id),
            label: view.shared && !view.isOwn ? `${view.name} (shared)` : view.name,
            onSelect: () => show(view),
          })),
          { id: 'save', label: 'Save view…', onSelect: () => setSaving(true) },
          ...saved
            .filter(({ isOwn }) => isOwn)
            .map((view) => ({
              id: `delete-${view.id}`,
              label: `Delete ${view.name}`,
              danger: true,
              onSelect: () => drop(view),
            })),
        ]}
      />
      {isSaving && <SaveView list={list} view={current()} onClose={() => setSaving(false)} />}
    </>
  )
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

interface SaveViewProps {
  list: ViewList
  view: NewView['view']
  onClose: () => void
}

function SaveView({ list, view, onClose }: SaveViewProps) {
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const { save } = useViews(list)
  const { form, errors, failure } = useForm(async () => {
    await save.mutateAsync({ name, shared, view })
    showToast('View saved', { tone: 'success' })
    onClose()
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      isPending={save.isPending}
      onClose={onClose}
      title="Save view"
      submitLabel="Save view"
      disabled={name.trim() === ''}
    >
      {failure !== undefined && (
        <Notice tone="error">The view wasn’t saved. {messageOf(failure)}</Notice>
      )}
      <Field
        label="Name"
        error={errors.name}
        hint="If you already have a view with this name, this replaces it."
      >
        {(control) => (
          <TextInput
            {...control}
            name="name"
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Checkbox
        label="Share with the team"
        checked={shared}
        onChange={({ target }) => setShared(target.checked)}
      />
    </FormDialog>
  )
}
