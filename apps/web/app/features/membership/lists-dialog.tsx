import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ClientField, useClientChoice } from '#features/client/shared/client-field.tsx'
import { messageOf } from '#lib/api/call.ts'
import { formatCount } from '#lib/format-count.ts'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { RenameRow } from '#ui/rename-row.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type PanelList, panelListsQuery, useUpdateList } from './hooks.ts'
import { NewList } from './new-list.tsx'

const people = ({ members }: PanelList) =>
  members === 1 ? '1 person' : `${formatCount(members)} people`

/**
 * Every list of panel members. Admins can rename a list, or choose a client for a list that doesn't
 * have one.
 */
export function ListsDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(panelListsQuery)
  const [given, setGiven] = useState<PanelList>()
  const [isAdding, setAdding] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Lists"
      footer={<Button onClick={() => setAdding(true)}>New list</Button>}
    >
      {error ? <Notice tone="error">{messageOf(error)}</Notice> : null}
      {!(data || error) && (
        <Loading label="Loading the lists">
          <Skeleton className="h-24" />
        </Loading>
      )}
      {data?.length === 0 && (
        <p className="text-ink-2">
          No lists yet. Start one here, or select people in the panel and add them to a new list.
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="grid">
          {data.map((list) => (
            <ListRow key={list.id} list={list} onGive={() => setGiven(list)} />
          ))}
        </ul>
      )}
      {isAdding && <NewList submitLabel="Add list" onClose={() => setAdding(false)} />}
      {given && <GiveToClient list={given} onClose={() => setGiven(undefined)} />}
    </Dialog>
  )
}

function ListRow({ list, onGive }: { list: PanelList; onGive: () => void }) {
  const update = useUpdateList(list.id)
  return (
    <RenameRow
      name={list.name}
      facts={list.clientName ? `${people(list)}, ${list.clientName}` : people(list)}
      onRename={(name) => update.mutateAsync({ name })}
      actions={
        list.clientId === null && (
          <Button size="sm" variant="secondary" onClick={onGive}>
            Choose client<span className="sr-only"> for {list.name}</span>
          </Button>
        )
      }
    />
  )
}

function GiveToClient({ list, onClose }: { list: PanelList; onClose: () => void }) {
  const choice = useClientChoice(null)
  const update = useUpdateList(list.id)
  const { form, errors, failure, isPending } = useForm(async () => {
    await update.mutateAsync({ clientId: await choice.resolve() })
    onClose()
  })
  return (
    <FormDialog
      form={form}
      size="sm"
      isPending={isPending}
      onClose={onClose}
      title={`Choose a client for ${list.name}`}
      submitLabel="Save"
      disabled={choice.chosen === '' || !choice.isReady}
    >
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      <ClientField
        choice={choice}
        nameError={errors.name}
        hint="This client’s projects can invite the people on this list. You can’t change the client later."
      />
    </FormDialog>
  )
}
