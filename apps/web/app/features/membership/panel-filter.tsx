import { useQuery } from '@tanstack/react-query'
import { Filter as FilterSchema } from '@wattle/contract/filter'
import { Bookmark, Columns3, LayoutList, ListFilter } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ConditionList } from '#features/panel-filter/shared/condition-list.tsx'
import { filterChoicesQuery } from '#features/panel-filter/shared/filter-hooks.ts'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { type MemberView, useViews, viewsQuery } from './hooks.ts'
import { ListsDialog } from './lists-dialog.tsx'

/** The panel's filter, stored in the URL as JSON. Ignores an invalid filter. */
export function useFilterInAddress() {
  const [address, setAddress] = useSearchParams()
  const parsed = FilterSchema.safeParse(jsonOf(address.get('filter')))
  const filter = parsed.success && parsed.data.all.length > 0 ? parsed.data : undefined
  return {
    filter: filter && JSON.stringify(filter),
    conditions: filter ?? { all: [] },
    show: (changes: Record<string, string | undefined>) => {
      const next = new URLSearchParams(address)
      next.delete('page')
      for (const [name, value] of Object.entries(changes))
        if (value) next.set(name, value)
        else next.delete(name)
      setAddress(next, { preventScrollReset: true, replace: true })
    },
  }
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

interface PanelFilterProps {
  view: MemberView
  columns: {
    all: readonly { id: string; header: string }[]
    shown: readonly string[]
    onShow: (shown: readonly string[]) => void
  }
}

/** The panel's filter, saved views and columns. */
export function PanelFilter({ view, columns }: PanelFilterProps) {
  const { conditions, show } = useFilterInAddress()
  const isFiltered = conditions.all.length > 0
  const [isOpen, setOpen] = useState(isFiltered)
  const [isSaving, setSaving] = useState(false)
  const [isListing, setListing] = useState(false)
  const choices = useQuery({ ...filterChoicesQuery, enabled: isOpen })
  const views = useQuery(viewsQuery)
  const { remove } = useViews()
  const saved = views.data ?? []
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="secondary"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter aria-hidden="true" className="size-4" />
          {isFiltered ? `Filter (${conditions.all.length})` : 'Filter'}
        </Button>
        <Menu
          placement="bottom start"
          trigger={
            <Button size="sm" variant="secondary">
              <Bookmark aria-hidden="true" className="size-4" />
              Views
            </Button>
          }
          actions={[
            ...saved.map(({ id, name, shared, isOwn, view: chosen }) => ({
              id: String(id),
              label: shared && !isOwn ? `${name} (shared)` : name,
              onSelect: () => {
                if (chosen.columns) columns.onShow(chosen.columns)
                setOpen(Boolean(chosen.filter?.all.length))
                show({
                  search: undefined,
                  state: undefined,
                  undeliverable: undefined,
                  sort: undefined,
                  ...chosen.query,
                  filter: chosen.filter && JSON.stringify(chosen.filter),
                })
              },
            })),
            { id: 'save', label: 'Save view…', onSelect: () => setSaving(true) },
            ...saved
              .filter(({ isOwn }) => isOwn)
              .map(({ id, name }) => ({
                id: `delete-${id}`,
                label: `Delete ${name}`,
                danger: true,
                onSelect: () => remove.mutate(id),
              })),
          ]}
        />
        <Menu
          placement="bottom start"
          trigger={
            <Button size="sm" variant="secondary">
              <Columns3 aria-hidden="true" className="size-4" />
              Columns
            </Button>
          }
          actions={columns.all
            .filter(({ id }) => id !== 'name')
            .map(({ id, header }) => ({
              id,
              label: columns.shown.includes(id) ? `Hide ${header}` : `Show ${header}`,
              onSelect: () =>
                columns.onShow(
                  columns.shown.includes(id)
                    ? columns.shown.filter((one) => one !== id)
                    : [...columns.shown, id],
                ),
            }))}
        />
        <Button size="sm" variant="secondary" onClick={() => setListing(true)}>
          <LayoutList aria-hidden="true" className="size-4" />
          Lists
        </Button>
      </div>
      {isOpen &&
        choices.data &&
        (choices.data.isAllowed ? (
          <div className="grid gap-2 rounded-card border border-line px-4 py-3">
            <ConditionList
              filter={conditions}
              choices={choices.data}
              onChange={(next) => show({ filter: JSON.stringify(next) })}
            />
            {isFiltered && (
              <Switch
                className="w-fit"
                label="Include people who haven’t told us"
                checked={conditions.includeUnknown ?? false}
                onChange={({ target }) =>
                  show({
                    filter: JSON.stringify({ ...conditions, includeUnknown: target.checked }),
                  })
                }
              />
            )}
          </div>
        ) : (
          <Notice tone="info">Tell members about the new privacy policy first.</Notice>
        ))}
      {isListing && <ListsDialog onClose={() => setListing(false)} />}
      {isSaving && (
        <SaveView
          view={view}
          columns={columns.shown}
          filter={conditions}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  )
}

interface SaveViewProps {
  view: MemberView
  columns: readonly string[]
  filter: ReturnType<typeof useFilterInAddress>['conditions']
  onClose: () => void
}

function SaveView({ view, columns, filter, onClose }: SaveViewProps) {
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const { save } = useViews()
  const { form, errors } = useForm(async () => {
    const { search, state, undeliverable, sort } = view
    const query = Object.fromEntries(
      Object.entries({ search, state, undeliverable, sort }).filter(([, value]) => value),
    ) as Record<string, string>
    await save.mutateAsync({ name, shared, view: { filter, columns: [...columns], query } })
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
      <Field
        label="Name"
        error={errors.name}
        hint="If you already have a view with this name, this replaces it."
      >
        {(control) => (
          <TextInput
            {...control}
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
