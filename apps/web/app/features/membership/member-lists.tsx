import { useQuery } from '@tanstack/react-query'
import { ListPlus, X } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { DrawerHeading } from '#ui/overlay/drawer.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type PanelMemberDetail, panelListsQuery, useBulk } from './hooks.ts'
import { NewList } from './new-list.tsx'

type List = { id: number; name: string }

/** The lists a member is on. Admins can add the member to another list or take them off one. */
export function MemberLists({ member }: { member: PanelMemberDetail }) {
  const { id, lists: own = [] } = member
  const { data: all = [] } = useQuery(panelListsQuery)
  const [isNaming, setNaming] = useState(false)
  const bulk = useBulk()

  const change = (kind: 'ADD_TO_LIST' | 'REMOVE_FROM_LIST', list: List) =>
    bulk.mutate(
      { ids: [id], action: { kind, listId: list.id }, expected: 1 },
      {
        onSuccess: () =>
          kind === 'ADD_TO_LIST'
            ? showToast(`Added to ${list.name}`, { tone: 'success' })
            : showToast(`Removed from ${list.name}`, {
                tone: 'success',
                action: { label: 'Undo', onAction: () => change('ADD_TO_LIST', list) },
              }),
        onError: (error) => showToast(messageOf(error), { tone: 'error' }),
      },
    )

  return (
    <section className="grid gap-2">
      <DrawerHeading>Lists</DrawerHeading>
      {own.length === 0 ? (
        <p className="text-ink-2 text-small">Not on any list.</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {own.map((list) => (
            <li
              key={list.id}
              className="flex min-w-0 items-center gap-1 rounded-input bg-sunk pl-2.5 text-small"
            >
              <span className="wrap-anywhere">{list.name}</span>
              <IconButton
                size="sm"
                icon={X}
                label={`Remove from ${list.name}`}
                disabled={bulk.isPending}
                onClick={() => change('REMOVE_FROM_LIST', list)}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Menu
          placement="bottom start"
          trigger={
            <Button size="sm" variant="secondary" pending={bulk.isPending}>
              <ListPlus aria-hidden="true" className="size-4" />
              Add to list
            </Button>
          }
          actions={[
            ...all
              .filter((list) => !own.some((one) => one.id === list.id))
              .map((list) => ({
                id: String(list.id),
                label: list.name,
                onSelect: () => change('ADD_TO_LIST', list),
              })),
            { id: 'new', label: 'New list…', onSelect: () => setNaming(true) },
          ]}
        />
      </div>
      {isNaming && (
        <NewList
          submitLabel="Add to list"
          onClose={() => setNaming(false)}
          onAdded={(list) => change('ADD_TO_LIST', list)}
        />
      )}
    </section>
  )
}
