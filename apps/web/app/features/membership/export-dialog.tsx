import { useQuery } from '@tanstack/react-query'
import { MOST_COUNTED } from '@wattle/contract/list'
import { useState } from 'react'
import {
  type FilterChoices,
  filterChoicesQuery,
} from '#features/panel-filter/shared/filter-hooks.ts'
import { messageOf } from '#lib/api/call.ts'
import { downloadText } from '#lib/download.ts'
import { formatCount } from '#lib/format-count.ts'
import { useForm } from '#lib/use-form.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { loadMembersCsv, type MemberView } from './hooks.ts'

interface ExportDialogProps {
  view: MemberView
  /** The people to export. Undefined for everyone in the list, on all its pages. */
  ids?: readonly number[] | undefined
  total: number
  onClose: () => void
}

/** Exports the chosen people, or everyone in the list. Only includes the profile answers that the admin chooses. */
export function ExportDialog({ view, ids: people, total, onClose }: ExportDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const choices = useQuery(filterChoicesQuery)
  const fields = choices.data?.isAllowed ? choices.data.fields : []
  const { form, failure, isPending } = useForm(async () => {
    const ids = fields.map(({ id }) => id).filter((id) => chosen.has(id))
    const { csv } = await loadMembersCsv(view, people, ids)
    downloadText('panel.csv', csv, 'text/csv;charset=utf-8')
    onClose()
  })
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  const isMore = !people && view.search !== '' && total === MOST_COUNTED
  const shownTotal = `${formatCount(total)}${isMore ? '+' : ''}`
  const group = { chosen, onToggle: toggle }
  return (
    <FormDialog
      form={form}
      size="sm"
      isPending={isPending}
      onClose={onClose}
      title={total === 1 ? 'Export 1 person' : `Export ${shownTotal} people`}
      submitLabel="Download CSV"
    >
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      <p>
        The file has their contact details and status, and the dates they joined and were last
        invited.
      </p>
      {choices.isPending && (
        <Loading label="Loading the profile fields">
          <Skeleton className="h-24" />
        </Loading>
      )}
      <Group
        {...group}
        legend="Add profile answers"
        fields={fields.filter(({ sensitive }) => !sensitive)}
      />
      <Group
        {...group}
        legend="Add sensitive answers"
        note="We’ll record in the audit log that you exported sensitive answers."
        fields={fields.filter(({ sensitive }) => sensitive)}
      />
    </FormDialog>
  )
}

interface GroupProps {
  legend: string
  note?: string
  fields: FilterChoices['fields']
  chosen: ReadonlySet<number>
  onToggle: (id: number) => void
}

function Group({ legend, note, fields, chosen, onToggle }: GroupProps) {
  if (fields.length === 0) return null
  return (
    <fieldset className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {note && <p className="text-ink-2 text-small sm:col-span-2">{note}</p>}
      {fields.map(({ id, label }) => (
        <Checkbox key={id} label={label} checked={chosen.has(id)} onChange={() => onToggle(id)} />
      ))}
    </fieldset>
  )
}
