import { Download } from 'lucide-react'
import { messageOf } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { downloadText } from '#lib/download.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'

interface CsvButtonProps {
  name: string
  load: () => Promise<{ csv: string }>
  /** Whether the list has no rows, or hasn't loaded yet. */
  isEmpty: boolean
}

/** Downloads a CSV file of all rows that match the list's filters, not just the page in view. */
export function CsvButton({ name, load, isEmpty }: CsvButtonProps) {
  const file = useMutation({ mutationFn: load })
  const save = () =>
    file.mutate(undefined, {
      onSuccess: ({ csv }) => downloadText(name, csv, 'text/csv;charset=utf-8'),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <Button variant="secondary" pending={file.isPending} disabled={isEmpty} onClick={save}>
      <Download aria-hidden="true" className="size-4.5" />
      CSV
    </Button>
  )
}
