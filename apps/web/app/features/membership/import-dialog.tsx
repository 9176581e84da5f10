import { MAX_IMPORT_ROWS } from '@wattle/contract/membership'
import { type ChangeEvent, useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { type CsvRow, parseCsv } from '#lib/csv.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FileInput } from '#ui/form/file-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useImport } from './hooks.ts'
import { ImportColumns } from './import-columns.tsx'
import { divided, guessMapping, type Mapping, rowsBy } from './import-mapping.ts'
import { ImportReportView } from './import-report.tsx'

type Table = { name: string; header: string[]; rows: CsvRow[] }

/** People who agreed elsewhere: the file, its columns, the proof; then a dry run before the real one. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [table, setTable] = useState<Table>()
  const [mapping, setMapping] = useState<Mapping>({})
  const [consent, setConsent] = useState('')
  const [problem, setProblem] = useState<string>()
  const check = useImport()
  const real = useImport()
  const { fitting, tooLong } = divided(table?.header ?? [], table?.rows ?? [])
  const rows = rowsBy(mapping, fitting)
  const isReady = rows.length > 0 && mapping.email !== undefined && consent.trim() !== ''

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (!file) return
    const [header, ...found] = parseCsv(await file.text())
    check.reset()
    setProblem(problemWith(found.length))
    setTable(header && { name: file.name, header: header.cells, rows: found })
    setMapping(header ? guessMapping(header.cells) : {})
  }

  const run = () =>
    real.mutate(
      { dryRun: false, consent, rows, refused: tooLong },
      {
        onSuccess({ added }) {
          showToast(`${added.toLocaleString('en-AU')} joined the panel`, { tone: 'success' })
          onClose()
        },
      },
    )
  /** What was checked is no longer what would be sent. */
  const changed = () => check.reset()
  const failure = check.error ?? real.error
  return (
    <Dialog
      open
      onClose={onClose}
      title="Import panel members"
      busy={real.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={real.isPending} onClick={onClose}>
            Cancel
          </Button>
          {check.data ? (
            <Button pending={real.isPending} disabled={check.data.added === 0} onClick={run}>
              Import {check.data.added.toLocaleString('en-AU')}
            </Button>
          ) : (
            <Button
              pending={check.isPending}
              disabled={!isReady || Boolean(problem)}
              onClick={() => check.mutate({ dryRun: true, consent, rows, refused: tooLong })}
            >
              Check first
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {/* First, because it is what is read next; what was filled in stays below, to be corrected. */}
        {failure && <Notice tone="error">{messageOf(failure)}</Notice>}
        {check.data && <ImportReportView report={check.data} />}
        <Field
          label="CSV file"
          hint="Its first line names the columns. At most 5,000 people at once."
          error={problem}
        >
          {(control) => (
            <FileInput
              {...control}
              accept=".csv,.tsv,.txt,text/csv"
              chosen={table?.name}
              data-autofocus
              onChange={read}
            />
          )}
        </Field>
        {table && !problem && (
          <>
            <ImportColumns
              header={table.header}
              sample={fitting[0]?.cells}
              mapping={mapping}
              onChange={(next) => {
                changed()
                setMapping(next)
              }}
            />
            <Field
              label="Where and when they agreed"
              hint="It is kept as the proof of their consent."
            >
              {(control) => (
                <TextInput
                  {...control}
                  value={consent}
                  maxLength={500}
                  placeholder="Paper forms at the expo in Geelong, 3 November 2026"
                  onChange={({ target }) => {
                    changed()
                    setConsent(target.value)
                  }}
                />
              )}
            </Field>
          </>
        )}
      </div>
    </Dialog>
  )
}

function problemWith(count: number): string | undefined {
  if (count === 0) return 'There is nobody in this file.'
  return count > MAX_IMPORT_ROWS
    ? `${count.toLocaleString('en-AU')} people are too many at once: please divide the file.`
    : undefined
}
