import { listCompletions } from '@wattle/contract/administration'
import { MAX_PAGE_SIZE } from '@wattle/contract/list'
import { csvCell } from '@wattle/contract/membership'
import { Download } from 'lucide-react'
import { callList, messageOf } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { downloadText } from '#lib/download.ts'
import { listInput } from '#lib/list-view.ts'
import { adminDateTime } from '#lib/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { Completion, CompletionView } from './hooks.ts'

interface CompletionExportProps {
  researchId: number
  view: CompletionView
  /** Nothing is listed, or not yet. */
  isEmpty: boolean
}

/** What the list shows now, all of its pages, as a table for spreadsheets. */
export function CompletionExport({ researchId, view, isEmpty }: CompletionExportProps) {
  const file = useMutation({ mutationFn: () => allPages(researchId, view) })
  const save = () =>
    file.mutate(undefined, {
      onSuccess: (rows) =>
        downloadText(`respondents-${researchId}.csv`, csvOf(rows), 'text/csv;charset=utf-8'),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <Button variant="secondary" pending={file.isPending} disabled={isEmpty} onClick={save}>
      <Download aria-hidden="true" className="size-4.5" />
      CSV
    </Button>
  )
}

async function allPages(researchId: number, view: CompletionView, page = 1): Promise<Completion[]> {
  const query = { ...listInput({ ...view, page }, MAX_PAGE_SIZE), researchId: String(researchId) }
  const { rows, total } = await callList(listCompletions, { query })
  if (page * MAX_PAGE_SIZE >= total) return rows
  return [...rows, ...(await allPages(researchId, view, page + 1))]
}

const HEAD = 'Id,Respondent Name,Status,Screener Result,Interview Status,Last Updated'

function csvOf(rows: readonly Completion[]): string {
  const lines = rows.map((row) =>
    [
      String(row.userScreenerId),
      row.fullName,
      row.status,
      row.result,
      row.interviewStatus,
      adminDateTime(row.updatedAt),
    ]
      .map(csvCell)
      .join(','),
  )
  return [HEAD, ...lines].join('\r\n')
}
