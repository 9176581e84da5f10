import { useQuery } from '@tanstack/react-query'
import { formatSums } from '@wattle/contract/payment'
import { Download } from 'lucide-react'
import { messageOf } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { downloadText } from '#lib/download.ts'
import { adminDateTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type Batch, batchesQuery, loadBatch } from './hooks.ts'
import { counted } from './payment-words.tsx'

/** The files we've exported, to download again. Hidden until there's one. */
export function BatchList() {
  const { data = [] } = useQuery(batchesQuery)
  if (data.length === 0) return null
  return (
    <section aria-labelledby="files-title" className="grid gap-2">
      <h2 id="files-title" className="text-h3">
        Files
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line-2">
        {data.map((batch) => (
          <BatchRow key={batch.id} batch={batch} />
        ))}
      </ul>
    </section>
  )
}

function BatchRow({ batch }: { batch: Batch }) {
  const { id, format, createdAt, createdBy, count, open, sums } = batch
  const file = useMutation({ mutationFn: loadBatch })
  const save = () =>
    file.mutate(id, {
      onSuccess: ({ fileName, csv }) => downloadText(fileName, csv, 'text/csv;charset=utf-8'),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-surface px-4 py-2 text-small">
      <span className="font-semibold">
        File {id}, {format === 'BANK' ? 'bank' : 'gift cards'}
      </span>
      <span className="tabular text-ink-2">
        {counted(count)}, {formatSums(sums)}
        {open > 0 && `, ${open} not sent yet`}
      </span>
      <span className="text-ink-3">
        {adminDateTime(createdAt)}
        {createdBy && `, ${createdBy}`}
      </span>
      <Button
        size="sm"
        variant="secondary"
        className="ml-auto"
        pending={file.isPending}
        onClick={save}
      >
        <Download aria-hidden="true" className="size-3.5" />
        Download again
      </Button>
    </li>
  )
}
