import { useQuery } from '@tanstack/react-query'
import type { Filter } from '@wattle/contract/filter'
import { MOST_COUNTED } from '@wattle/contract/list'
import { type BulkAction, FLAG_LABELS } from '@wattle/contract/panel-lists'
import { Download, Flag, ListMinus, ListPlus } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { formatCount } from '#lib/format-count.ts'
import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { ExportDialog } from './export-dialog.tsx'
import { countMembers, type MemberView, panelListsQuery, useBulk } from './hooks.ts'
import { NewList } from './new-list.tsx'

export interface Selection {
  /**
   * The chosen ids, or how many people match if the admin chose everyone in the list, on every
   * page.
   */
  chosen: ReadonlySet<number> | { all: number }
  has: (id: number) => boolean
  toggle: (ids: readonly number[], isChosen: boolean) => void
  chooseAll: (count: number) => void
  clear: () => void
}

/** Which rows are chosen. A new search or filter clears the selection. */
export function useSelection({ page: _page, sort: _sort, ...narrowing }: MemberView): Selection {
  const key = JSON.stringify(narrowing)
  const [state, setState] = useState<{ key: string; chosen: Selection['chosen'] }>({
    key,
    chosen: new Set<number>(),
  })
  const chosen = state.key === key ? state.chosen : new Set<number>()
  const set = (next: Selection['chosen']) => setState({ key, chosen: next })
  return {
    chosen,
    has: (id) => 'all' in chosen || chosen.has(id),
    toggle: (ids, isChosen) => {
      const next = new Set('all' in chosen ? [] : chosen)
      for (const id of ids) isChosen ? next.add(id) : next.delete(id)
      set(next)
    },
    chooseAll: (count) => set({ all: count }),
    clear: () => set(new Set()),
  }
}

interface BulkBarProps {
  view: MemberView
  total: number
  selection: Selection
}

const people = (count: number) => (count === 1 ? '1 person' : `${formatCount(count)} people`)

/** Counts exactly how many people match, then selects them all. */
export function SelectAll({
  view,
  total,
  selection,
  className,
}: BulkBarProps & { className?: string }) {
  const counting = useMutation({ mutationFn: countMembers })
  const isMore = view.search !== '' && total >= MOST_COUNTED
  return (
    <Button
      size="sm"
      variant="quiet"
      className={className}
      pending={counting.isPending}
      onClick={() =>
        counting.mutate(view, {
          onSuccess: selection.chooseAll,
          onError: (error) => showToast(messageOf(error), { tone: 'error' }),
        })
      }
    >
      Select all {formatCount(total)}
      {isMore && '+'} that match
    </Button>
  )
}

export function BulkBar({ view, total, selection }: BulkBarProps) {
  const { chosen } = selection
  const lists = useQuery({ ...panelListsQuery, enabled: total > 0 })
  const [isNaming, setNaming] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const bulk = useBulk()
  const everyone = 'all' in chosen
  const count = everyone ? chosen.all : chosen.size
  if (count === 0) return null

  async function act(action: BulkAction, done: string) {
    const { search, state, undeliverable, filter } = view
    const narrowing = {
      search,
      state,
      undeliverable,
      ...(filter && { filter: JSON.parse(filter) as Filter }),
    }
    const chosenPeople = everyone ? narrowing : { ids: [...chosen] }
    try {
      const { affected, isQueued } = await bulk.mutateAsync({
        ...chosenPeople,
        action,
        expected: count,
      })
      showToast(
        isQueued
          ? `Updating ${people(affected)} in the background. This may take a moment`
          : `${people(affected)} ${done}`,
        { tone: 'success' },
      )
      selection.clear()
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
    }
  }
  const named = lists.data ?? []
  return (
    <section
      aria-label="Selected people"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-gum bg-raised px-4 py-2.5 shadow-modal max-sm:gap-x-2 max-sm:px-3"
    >
      <b role="status">{people(count)} selected</b>
      {!everyone && count < total && (
        <SelectAll view={view} total={total} selection={selection} className="max-sm:px-1!" />
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:ml-0 max-sm:[&_svg]:hidden">
        <Menu
          trigger={
            <Button size="sm" variant="secondary" pending={bulk.isPending}>
              <ListPlus aria-hidden="true" className="size-4" />
              Add to list
            </Button>
          }
          actions={[
            ...named.map(({ id, name }) => ({
              id: String(id),
              label: name,
              onSelect: () => act({ kind: 'ADD_TO_LIST', listId: id }, `added to ${name}`),
            })),
            { id: 'new', label: 'New list…', onSelect: () => setNaming(true) },
          ]}
        />
        {named.length > 0 && (
          <Menu
            trigger={
              <Button size="sm" variant="secondary" pending={bulk.isPending}>
                <ListMinus aria-hidden="true" className="size-4" />
                Remove from list
              </Button>
            }
            actions={named.map(({ id, name }) => ({
              id: String(id),
              label: name,
              onSelect: () => act({ kind: 'REMOVE_FROM_LIST', listId: id }, `removed from ${name}`),
            }))}
          />
        )}
        <Menu
          trigger={
            <Button size="sm" variant="secondary" pending={bulk.isPending}>
              <Flag aria-hidden="true" className="size-4" />
              Flag
            </Button>
          }
          actions={(['CARE', 'DO_NOT_INVITE', 'NONE'] as const).map((flag) => ({
            id: flag,
            label: FLAG_LABELS[flag],
            onSelect: () => act({ kind: 'FLAG', flag }, `flagged: ${FLAG_LABELS[flag]}`),
          }))}
        />
        <Button size="sm" variant="secondary" onClick={() => setExporting(true)}>
          <Download aria-hidden="true" className="size-4" />
          Export
        </Button>
        <Button size="sm" variant="quiet" onClick={selection.clear}>
          Clear
        </Button>
      </div>
      {isExporting && (
        <ExportDialog
          view={view}
          ids={everyone ? undefined : [...chosen]}
          total={count}
          onClose={() => setExporting(false)}
        />
      )}
      {isNaming && (
        <NewList
          submitLabel="Add to list"
          onClose={() => setNaming(false)}
          onAdded={({ id, name }) => act({ kind: 'ADD_TO_LIST', listId: id }, `added to ${name}`)}
        />
      )}
    </section>
  )
}
