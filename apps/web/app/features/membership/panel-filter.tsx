import { useQuery } from '@tanstack/react-query'
import { Filter as FilterSchema } from '@wattle/contract/filter'
import { Columns3, LayoutList, ListFilter } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ConditionList } from '#features/panel-filter/shared/condition-list.tsx'
import { filterChoicesQuery } from '#features/panel-filter/shared/filter-hooks.ts'
import { ViewsMenu } from '#features/saved-view/shared/views-menu.tsx'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { MEMBER_LIST } from './hooks.ts'
import { ListsDialog } from './lists-dialog.tsx'

/** The panel's filter, stored in the URL as JSON. Ignores a filter that isn't valid. */
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
  columns: {
    all: readonly { id: string; header: string }[]
    shown: readonly string[]
    onShow: (shown: readonly string[]) => void
  }
  /** Shown at the end of the row. */
  end?: ReactNode
}

export function PanelFilter({ columns, end }: PanelFilterProps) {
  const { conditions, show } = useFilterInAddress()
  const isFiltered = conditions.all.length > 0
  const [isOpen, setOpen] = useState(isFiltered)
  const [isListing, setListing] = useState(false)
  const choices = useQuery({ ...filterChoicesQuery, enabled: isOpen })
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
        <ViewsMenu
          size="sm"
          list="PANEL"
          shape={MEMBER_LIST}
          columns={columns}
          onShown={({ filter }) => setOpen(Boolean(filter?.all.length))}
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
        {end}
      </div>
      {isOpen && choices.isPending && (
        <Loading label="Loading the filter">
          <Skeleton className="h-24" />
        </Loading>
      )}
      {isOpen && choices.isError && (
        <Notice tone="error">
          <p>The filter didn’t load. {messageOf(choices.error)}</p>
          <Button
            size="sm"
            variant="secondary"
            className="w-fit"
            disabled={choices.isFetching}
            onClick={() => choices.refetch()}
          >
            Try again
          </Button>
        </Notice>
      )}
      {isOpen &&
        choices.data &&
        (choices.data.isAllowed ? (
          <div className="grid gap-2 rounded-card border border-line px-4 py-2 [&_fieldset:first-child]:border-t-0">
            <ConditionList
              filter={conditions}
              choices={choices.data}
              onChange={(next) => show({ filter: JSON.stringify(next) })}
            />
            {isFiltered && (
              <Switch
                className="w-fit"
                label="Include people who haven’t answered these questions"
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
          <Notice tone="info">
            <p>
              Tell members about the new privacy policy first. Then you can filter by what they tell
              us. <TextLink to="/admin/settings">Open settings</TextLink>
            </p>
          </Notice>
        ))}
      {isListing && <ListsDialog onClose={() => setListing(false)} />}
    </div>
  )
}
