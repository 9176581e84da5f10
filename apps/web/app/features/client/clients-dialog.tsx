import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { formatCount } from '#lib/format-count.ts'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { RenameRow } from '#ui/rename-row.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Client, clientsQuery, useAddClient, useRenameClient } from './shared/client-hooks.ts'

/** Lets admins add and rename clients, the companies our studies are for. */
export function ClientsDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery(clientsQuery)
  return (
    <Dialog open size="sm" onClose={onClose} title="Clients">
      <div className="grid gap-5">
        {error ? <Notice tone="error">{messageOf(error)}</Notice> : null}
        {!(data || error) && (
          <Loading label="Loading the clients">
            <Skeleton className="h-24" />
          </Loading>
        )}
        {data?.length === 0 && <p className="text-ink-2">No clients yet.</p>}
        {data && data.length > 0 && (
          <ul className="grid">
            {data.map((client) => (
              <ClientRow key={client.id} client={client} />
            ))}
          </ul>
        )}
        <AddClient />
      </div>
    </Dialog>
  )
}

function ClientRow({ client }: { client: Client }) {
  const rename = useRenameClient(client.id)
  const { projects } = client
  return (
    <RenameRow
      name={client.name}
      facts={projects === 1 ? '1 project' : `${formatCount(projects)} projects`}
      onRename={(name) => rename.mutateAsync(name)}
    />
  )
}

function AddClient() {
  const [name, setName] = useState('')
  const adding = useAddClient()
  const { form, errors } = useForm(async () => {
    await adding.mutateAsync(name)
    setName('')
  })
  return (
    <form {...form} className="grid gap-3">
      <Field label="New client" error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="w-fit"
        pending={adding.isPending}
        disabled={name.trim() === ''}
      >
        Add client
      </Button>
    </form>
  )
}
