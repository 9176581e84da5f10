import { APPROVAL_LIMIT_HOURS } from '@wattle/contract/limits'
import {
  FILE_OF,
  formatMoney,
  formatSums,
  type PaymentFile,
  type PaymentTab,
  sumsOf,
} from '@wattle/contract/payment'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { downloadText } from '#lib/download.ts'
import { formatCount } from '#lib/format-count.ts'
import { Button } from '#ui/button.tsx'
import { SelectionDock } from '#ui/selection-dock.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { ApproveButton } from './approve-button.tsx'
import { type Summary, useExport, useMarkFailed, useMarkSent } from './hooks.ts'
import { counted } from './payment-words.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { SentDialog } from './sent-dialog.tsx'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  tab: PaymentTab
  selection: Selection
  summary: Summary
}

const onError = (error: Error) => showToast(messageOf(error), { tone: 'error' })

/** Shows how many payments are selected and their total, before anyone presses a button. */
export function SelectionBar({ tab, selection, summary }: SelectionBarProps) {
  const { payments, clear } = selection
  const count = payments.length
  return (
    <SelectionDock>
      <div role="status" className="sr-only">
        {count > 0 && `${counted(count)} selected, ${formatSums(sumsOf(payments))}`}
      </div>
      {count > 0 && (
        <section
          aria-label="Selected payments"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-gum bg-raised px-5 py-2.5 shadow-modal"
        >
          <p className="tabular">
            <strong className="font-semibold">{formatCount(count)} selected</strong>,{' '}
            {formatSums(sumsOf(payments))}
          </p>
          {tab === 'OWED' && (
            <p className="text-ink-2 text-small">{limitInWords(selection, summary)}</p>
          )}
          <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow">
            <Button variant="quiet" onClick={clear}>
              Clear
            </Button>
            {tab === 'OWED' && (
              <ApproveButton ids={payments.map(({ id }) => id)} onApproved={clear}>
                Approve {formatCount(count)}
              </ApproveButton>
            )}
            {tab === 'APPROVED' && <PayButtons selection={selection} />}
            {tab === 'SENT' && <FailButton selection={selection} />}
          </div>
        </section>
      )}
    </SelectionDock>
  )
}

function limitInWords({ payments }: Selection, { rules, approvedAlone }: Summary): string {
  const { secondAdminCents } = rules
  if (secondAdminCents === null) return ''
  const limit = formatMoney(secondAdminCents, 'AUD').replace(/\.00$/, '')
  const sums = sumsOf([...approvedAlone, ...payments])
  return sums.some(({ cents }) => cents > secondAdminCents)
    ? `That’s above ${limit} in ${APPROVAL_LIMIT_HOURS} hours, so a second admin has to approve as well`
    : `Above ${limit} in ${APPROVAL_LIMIT_HOURS} hours, a second admin has to approve as well`
}

const FILES: { format: PaymentFile; label: string }[] = [
  { format: 'GIFT_CARD', label: 'Gift-card file' },
  { format: 'BANK', label: 'Bank file' },
]

function PayButtons({ selection }: { selection: Selection }) {
  const { payments, clear } = selection
  const file = useExport()
  const sent = useMarkSent()
  const [isAsking, setAsking] = useState(false)
  const inFile = (format: PaymentFile) =>
    payments.filter(({ method, batchId }) => FILE_OF[method] === format && batchId === null)
  const save = (format: PaymentFile) =>
    file.mutate(
      { ids: inFile(format).map(({ id }) => id), format },
      {
        onSuccess({ fileName, csv, count }) {
          downloadText(fileName, csv, 'text/csv;charset=utf-8')
          showToast(`${counted(count)} in ${fileName}`, { tone: 'success' })
          clear()
        },
        onError,
      },
    )
  return (
    <>
      {FILES.filter(({ format }) => inFile(format).length > 0).map(({ format, label }) => (
        <Button
          key={format}
          variant="secondary"
          pending={file.isPending && file.variables.format === format}
          onClick={() => save(format)}
        >
          <Download aria-hidden="true" className="size-4.5" />
          {label} ({formatCount(inFile(format).length)})
        </Button>
      ))}
      <Button onClick={() => setAsking(true)}>Mark {formatCount(payments.length)} as sent</Button>
      {isAsking && (
        <SentDialog
          payments={payments}
          onClose={() => setAsking(false)}
          onSend={async (reference) => {
            const ids = payments.map(({ id }) => id)
            const { changed } = await sent.mutateAsync({ ids, reference })
            showToast(`${counted(changed)} marked as sent`, { tone: 'success' })
            clear()
          }}
        />
      )}
    </>
  )
}

function FailButton({ selection }: { selection: Selection }) {
  const { payments, clear } = selection
  const fail = useMarkFailed()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Mark {formatCount(payments.length)} as failed
      </Button>
      {isAsking && (
        <ReasonDialog
          title={`Mark ${counted(payments.length)} as failed?`}
          about="You can pay them again from Problems."
          submitLabel="Mark as failed"
          onClose={() => setAsking(false)}
          onSubmit={async (reason) => {
            const ids = payments.map(({ id }) => id)
            const { changed } = await fail.mutateAsync({ ids, reason })
            showToast(`${counted(changed)} marked as failed`, { tone: 'success' })
            clear()
          }}
        />
      )}
    </>
  )
}
