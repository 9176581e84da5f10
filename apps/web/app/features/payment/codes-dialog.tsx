import { MAX_CODES } from '@wattle/contract/payment-calls'
import { type ChangeEvent, useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { decodeText, parseCsv } from '#lib/csv.ts'
import { formatCount } from '#lib/format-count.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FileInput } from '#ui/form/file-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { type CodeReport, useImportCodes } from './hooks.ts'

type CodeRow = { payment: number; code: string; line: number }
type CodeFile = { name: string; rows: CodeRow[]; problem?: string }

/**
 * Imports the codes that the gift-card provider filled into our file. The page never shows a code,
 * and doesn't keep the file.
 */
export function CodesDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<CodeFile>()
  const send = useImportCodes()

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0]
    if (!chosen) return
    send.reset()
    const { text } = decodeText(new Uint8Array(await chosen.arrayBuffer()))
    setFile({ name: chosen.name, ...codesIn(text) })
  }

  const rows = file?.rows ?? []
  const run = () => send.mutate(rows.map(({ payment, code }) => ({ payment, code })))
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title="Import gift-card codes"
      busy={send.isPending}
      footer={
        send.data ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={send.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button
              pending={send.isPending}
              disabled={rows.length === 0 || Boolean(file?.problem)}
              onClick={run}
            >
              {rows.length > 0 ? `Import ${formatCount(rows.length)}` : 'Import'}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {send.error && <Notice tone="error">{messageOf(send.error)}</Notice>}
        {send.data ? (
          <Result report={send.data} rows={rows} />
        ) : (
          <>
            <p className="text-ink-2">
              Choose the file we exported, with the provider’s codes in its last column. We encrypt
              each code, mark its payment as sent and email the participant. Only they can see the
              code, and only once.
            </p>
            <Field
              label="CSV file"
              hint={
                rows.length > 0
                  ? `${rows.length} ${rows.length === 1 ? 'code' : 'codes'} found. It’s safe to import the same file again.`
                  : 'The file needs “payment” and “code” columns.'
              }
              error={file?.problem}
            >
              {(control) => (
                <FileInput
                  {...control}
                  accept=".csv,.tsv,.txt,text/csv"
                  chosen={file?.name}
                  data-autofocus
                  onChange={read}
                />
              )}
            </Field>
          </>
        )}
      </div>
    </Dialog>
  )
}

function savedInWords(codes: number): string {
  if (codes === 0) return 'Nothing new in this file.'
  return codes === 1
    ? 'We’ve saved 1 code and emailed the participant.'
    : `We’ve saved ${formatCount(codes)} codes and emailed the participants.`
}

function Result({ report, rows }: { report: CodeReport; rows: CodeRow[] }) {
  const { sealed, known, problems } = report
  return (
    <>
      <Notice tone={problems.length > 0 ? 'warning' : 'success'}>
        <p>
          {savedInWords(sealed)}
          {known > 0 && ` We’d already imported ${known}.`}
        </p>
      </Notice>
      {problems.length > 0 && (
        <ul className="grid gap-1.5 text-small">
          {problems.map(({ row, message }) => (
            <li key={row}>
              <span className="text-ink-3">Line {rows[row - 1]?.line}:</span> {message}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function codesIn(text: string): Omit<CodeFile, 'name'> {
  const [header, ...lines] = parseCsv(text)
  const names = header?.cells.map((name) => name.trim().toLowerCase()) ?? []
  const [paymentAt, codeAt] = [names.indexOf('payment'), names.indexOf('code')]
  if (paymentAt < 0 || codeAt < 0)
    return { rows: [], problem: 'This file doesn’t have “payment” and “code” columns.' }
  const rows = lines.flatMap(({ cells, line }) => {
    const payment = Number(cells[paymentAt])
    const code = cells[codeAt]?.trim() ?? ''
    return Number.isInteger(payment) && payment > 0 && code ? [{ payment, code, line }] : []
  })
  if (rows.length === 0) return { rows, problem: 'There are no codes in this file.' }
  return rows.length > MAX_CODES
    ? {
        rows: [],
        problem: `You can import up to ${formatCount(MAX_CODES)} codes at once, and this file has ${formatCount(rows.length)}. Please split it.`,
      }
    : { rows }
}
