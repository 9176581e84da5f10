import { useQuery } from '@tanstack/react-query'
import { RETIRED_FIELD_DAYS } from '@wattle/contract/profile'
import { ArrowDown, ArrowUp, Lock, Pencil, Plus, Users } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { formatCount } from '#lib/format-count.ts'
import { adminDate } from '#lib/time/date-formats.ts'
import { useFocusLater } from '#lib/use-focus-later.ts'
import { Button } from '#ui/button.tsx'
import { DOT_BETWEEN } from '#ui/dot-between.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Pill } from '#ui/pill.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { FieldDialog } from './field-dialog.tsx'
import { useUpdateField } from './hooks.ts'
import { PICK_WORDS } from './kind-words.ts'
import { type Field, fieldsQuery } from './shared/fields-query.ts'

/** The profile fields, in the order we ask members about them. */
export function FieldList() {
  const fields = useQuery(fieldsQuery)
  const update = useUpdateField()
  const focusLater = useFocusLater()
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<Field>()
  const [retiring, setRetiring] = useState<Field>()
  const current = (fields.data ?? []).filter(({ retiredAt }) => retiredAt === null)
  const retired = (fields.data ?? []).filter(({ retiredAt }) => retiredAt !== null)

  const showError = (error: unknown) => showToast(messageOf(error), { tone: 'error' })

  function move(field: Field, by: 1 | -1) {
    const other = current[current.indexOf(field) + by]
    if (!other) return
    const position = (fields.data ?? []).indexOf(other) + 1
    const isAtEnd = current.indexOf(other) === (by < 0 ? 0 : current.length - 1)
    update.mutateAsync({ id: field.id, position }).catch(showError)
    focusLater(`${by < 0 === isAtEnd ? 'down' : 'up'}-${field.id}`)
  }

  async function retire({ id, label }: Field) {
    try {
      await update.mutateAsync({ id, retired: true })
    } catch (error) {
      showError(error)
      throw error
    }
    showToast(`${label} retired`, { tone: 'success' })
  }

  const restore = ({ id, label }: Field) =>
    update
      .mutateAsync({ id, retired: false })
      .then(() => showToast(`${label} is in use again`, { tone: 'success' }), showError)

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-none text-ink-2">
          Members answer these questions on their own page. Every answer is optional. Researchers
          don’t see the answers.
        </p>
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" className="size-4.5" />
          Add a field
        </Button>
      </div>
      {fields.isPending ? (
        <Loading label="Loading the fields">
          <Skeleton className="h-30" />
        </Loading>
      ) : fields.isError ? (
        <EmptyState
          title="The fields didn’t load"
          action={<Button onClick={() => fields.refetch()}>Try again</Button>}
        >
          {messageOf(fields.error)}
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line border-line border-y">
          {current.map((field, at) => (
            <FieldRow
              key={field.id}
              field={field}
              isFirst={at === 0}
              isLast={at === current.length - 1}
              onMove={(by) => move(field, by)}
              onEdit={() => setEdited(field)}
              onRetire={() => setRetiring(field)}
            />
          ))}
        </ol>
      )}
      {retired.length > 0 && (
        <section aria-labelledby="retired-title" className="mt-8 grid gap-3">
          <h2 id="retired-title" className="text-h3">
            Retired
          </h2>
          <ul className="divide-y divide-line border-line border-y">
            {retired.map((field) => (
              <li
                key={field.id}
                className="flex flex-wrap items-center justify-between gap-3 py-3 text-ink-2"
              >
                <span>
                  <strong className="font-semibold text-ink">{field.label}</strong>, retired on{' '}
                  {adminDate(field.retiredAt ?? '')}, {answersWord(field.answers)} left
                </span>
                <Button size="sm" variant="secondary" onClick={() => restore(field)}>
                  Use again<span className="sr-only"> {field.label}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isAdding && <FieldDialog onClose={() => setAdding(false)} />}
      {edited && <FieldDialog edited={edited} onClose={() => setEdited(undefined)} />}
      <Confirm
        open={retiring !== undefined}
        danger
        title={`Retire “${retiring?.label}”?`}
        confirmLabel="Retire"
        onConfirm={() => (retiring ? retire(retiring) : Promise.resolve())}
        onClose={() => setRetiring(undefined)}
      >
        We’ll stop asking at once, and delete {answersWord(retiring?.answers ?? 0)} after{' '}
        {RETIRED_FIELD_DAYS} days. Until then you can use the field again.
      </Confirm>
    </>
  )
}

const answersWord = (count: number) => (count === 1 ? '1 answer' : `${formatCount(count)} answers`)

interface FieldRowProps {
  field: Field
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onEdit: () => void
  onRetire: () => void
}

function FieldRow({ field, isFirst, isLast, onMove, onEdit, onRetire }: FieldRowProps) {
  const { id, label, question, why, kind, sensitive, asked, answers } = field
  const options = field.options.filter(({ retiredAt }) => retiredAt === null)
  return (
    <li className="grid gap-x-4 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <h2 className="font-semibold text-body">{label}</h2>
          {sensitive && (
            <Pill tone="requested" icon={Lock}>
              Sensitive
            </Pill>
          )}
          {asked === 'ADMIN' && (
            <Pill tone="draft" icon={Users}>
              Our team only
            </Pill>
          )}
          <span className="text-ink-3 text-small">
            {PICK_WORDS[kind]}, filled in for{' '}
            {answers === 1 ? '1 person' : `${formatCount(answers)} people`}
          </span>
        </div>
        <p>{question}</p>
        <p className="text-ink-2 text-small">Why we ask: {why}</p>
        {options.length > 0 && (
          <ul className="flex flex-wrap gap-x-2 gap-y-1 text-ink-2 text-small">
            {options.map((option) => (
              <li key={option.id} className={DOT_BETWEEN}>
                {option.label}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="-ml-2.5 flex items-center gap-1 self-start sm:ml-0">
        <IconButton
          id={`up-${id}`}
          label={`Move ${label} up`}
          icon={ArrowUp}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          id={`down-${id}`}
          label={`Move ${label} down`}
          icon={ArrowDown}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton label={`Edit ${label}`} icon={Pencil} onClick={onEdit} />
        <Button size="sm" variant="quiet" onClick={onRetire}>
          Retire<span className="sr-only"> {label}</span>
        </Button>
      </div>
    </li>
  )
}
