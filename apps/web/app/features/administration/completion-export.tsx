import { Download } from 'lucide-react'
import { messageOf } from '#lib/api/call.ts'
import { downloadText } from '#lib/download.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type CompletionView, useExportCompletions } from './hooks.ts'

interface CompletionExportProps {
  researchId: number
  view: CompletionView
  /** Nothing is listed, or not yet. */
  isEmpty: boolean
}

/** What the list shows now, all of its pages, as a table for spreadsheets. */
export function CompletionExport({ researchId, view, isEmpty }: CompletionExportProps) {
  const file = useExportCompletions(researchId)
  const save = () =>
    file.mutate(view, {
      onSuccess: ({ csv }) =>
        downloadText(`respondents-${researchId}.csv`, csv, 'text/csv;charset=utf-8'),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <Button variant="secondary" pending={file.isPending} disabled={isEmpty} onClick={save}>
      <Download aria-hidden="true" className="size-4.5" />
      CSV
    </Button>
  )
}
