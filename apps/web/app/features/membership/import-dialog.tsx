import { useQuery } from '@tanstack/react-query'
import { MAX_IMPORT_ROWS, MAX_SOURCE_LENGTH } from '@wattle/contract/membership'
import { type ChangeEvent, useState } from 'react'
import { filterChoicesQuery } from '#features/panel-filter/shared/filter-hooks.ts'
import { CallError, messageOf } from '#lib/api/call.ts'
import { type CsvRow, decodeText, type Encoding, parseCsv } from '#lib/csv.ts'
import { formatCount } from '#lib/format-count.ts'
import { fieldsOf } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FileInput } from '#ui/form/file-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type ForAll, type ImportReport, useImport } from './hooks.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportExtras } from './import-extras.tsx'
import { divided, guessMapping, type Mapping, rowsBy } from './import-mapping.ts'
import { extrasOf, guessColumns, NO_PROFILE } from './import-profile.ts'
import { ImportReportView, peopleInWords } from './import-report.tsx'

type Table = { name: string; encoding: Encoding; header: string[]; rows: CsvRow[] }

/**
 * Imports people who agreed to join the panel somewhere else, such as at an event. Asks for the
 * file, its columns and the proof of consent, and checks everything with a dry run before the real
 * import.
 */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [table, setTable] = useState<Table>()
  const [mapping, setMapping] = useState<Mapping>({})
  const [typed, setTyped] = useState({ consent: '', consentDate: '' })
  const [problem, setProblem] = useState<string>()
  const [extras, setExtras] = useState(NO_PROFILE)
  const choices = useQuery({ ...filterChoicesQuery, staleTime: 60_000 })
  const fields = choices.data?.isAllowed ? choices.data.fields : []
  const check = useImport()
  const real = useImport()
  const { fitting, tooLong } = divided(table?.header ?? [], table?.rows ?? [])
  const rows = rowsBy(mapping, fitting, extras.columns)
  const more = extrasOf(extras, fields, fitting)
  // If the file says where or when each person agreed, we don't send one value for everyone.
  const forAll: ForAll = {
    consent: mapping.source === undefined ? typed.consent : null,
    consentDate: mapping.consentDate === undefined ? typed.consentDate : null,
  }
  const isProven = Object.values(forAll).every((value) => value === null || value.trim() !== '')
  const isReady = rows.length > 0 && mapping.email !== undefined && isProven

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (!file) return
    const { text, encoding } = decodeText(new Uint8Array(await file.arrayBuffer()))
    const [header, ...found] = parseCsv(text)
    check.reset()
    setProblem(problemWith(found.length))
    setTable(header && { name: file.name, encoding, header: header.cells, rows: found })
    setMapping(header ? guessMapping(header.cells) : {})
    setExtras({ ...NO_PROFILE, columns: guessColumns(header?.cells ?? [], fields) })
  }

  const run = () =>
    real.mutate(
      { dryRun: false, ...forAll, ...more, rows, refused: tooLong },
      {
        onSuccess(report) {
          showToast(outcomeOf(report), { tone: 'success' })
          onClose()
        },
      },
    )
  /** Clears the check's result, because the form has changed since the check. */
  const changed = () => check.reset()
  function say(change: Partial<typeof typed>) {
    changed()
    setTyped({ ...typed, ...change })
  }
  // With a list or profile answers, the import also updates people who are already on the panel.
  const updatesKnown = more.listId !== undefined || more.profile !== undefined
  const found = check.data
  const isUseful = found && (found.added > 0 || (updatesKnown && found.known > 0))
  const failure = check.error ?? real.error
  const wrong = fieldsOf(failure)
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
            <Button pending={real.isPending} disabled={!isUseful} onClick={run}>
              {check.data.added === 0 && isUseful
                ? `Update ${peopleInWords(check.data.known)}`
                : `Import ${peopleInWords(check.data.added)}`}
            </Button>
          ) : (
            <Button
              pending={check.isPending}
              disabled={!isReady || Boolean(problem)}
              onClick={() =>
                check.mutate({ dryRun: true, ...forAll, ...more, rows, refused: tooLong })
              }
            >
              Check file
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {/* The result comes first, because people read it next. The form stays below it, for
            corrections. */}
        {failure && <Notice tone="error">{messageOf(failure)}</Notice>}
        {found && (
          <ImportReportView
            report={found}
            listed={more.listId !== undefined}
            answers={more.profile !== undefined}
          />
        )}
        <Field
          label="CSV file"
          hint={
            table
              ? `We read this file as ${table.encoding}. If letters look wrong below, save it as UTF-8.`
              : `The first line must name the columns. At most ${formatCount(MAX_IMPORT_ROWS)} people at once.`
          }
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
            <ImportExtras
              header={table.header}
              rows={fitting}
              fields={fields}
              chosen={extras}
              isConsentMissing={
                failure instanceof CallError && failure.code === 'SENSITIVE_CONSENT_REQUIRED'
              }
              onChange={(next) => {
                changed()
                setExtras(next)
              }}
            />
            {forAll.consent !== null && (
              <Field
                label="Where everyone agreed"
                hint="We keep this as proof of their consent, and they can read it."
                error={wrong.consent}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    value={forAll.consent ?? ''}
                    maxLength={MAX_SOURCE_LENGTH}
                    placeholder="Paper forms at the expo in Geelong"
                    onChange={({ target }) => say({ consent: target.value })}
                  />
                )}
              </Field>
            )}
            {forAll.consentDate !== null && (
              <Field label="When everyone agreed" error={wrong.consentDate}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="date"
                    className="sm:w-1/2"
                    value={forAll.consentDate ?? ''}
                    onChange={({ target }) => say({ consentDate: target.value })}
                  />
                )}
              </Field>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

function outcomeOf({ added, toConfirm, known }: ImportReport): string {
  if (added === 0) return `${formatCount(known)} updated`
  if (toConfirm === 0) return `${formatCount(added)} joined the panel`
  const asked = `${formatCount(toConfirm)} got an email to confirm`
  return toConfirm === added
    ? asked
    : `${formatCount(added - toConfirm)} joined the panel, ${asked}`
}

function problemWith(count: number): string | undefined {
  if (count === 0) return 'There are no people in this file.'
  return count > MAX_IMPORT_ROWS
    ? `You can import up to ${formatCount(MAX_IMPORT_ROWS)} people at once, and this file has ${formatCount(count)}. Please split it.`
    : undefined
}
