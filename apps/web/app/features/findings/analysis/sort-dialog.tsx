import {
  STANCE_LABELS,
  STANCES,
  STRENGTH_LABELS,
  STRENGTHS,
  type Stance,
  type Strength,
} from '@wattle/contract/findings/results'
import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { CallError, messageOf } from '#lib/api/call.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { ChipGroup } from '#ui/form/chip-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Key } from '#ui/key.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { AnalysisReply } from '../shared/analysis-query.ts'
import { NumberedBloom } from '../shared/numbered-bloom.tsx'
import { type Quote, useDeleteCapture, useRestoreCapture, useSortCapture } from './hooks.ts'
import { SORT_KEYS } from './sort-keys.ts'
import { ThemeChoice } from './theme-choice.tsx'

interface SortDialogProps {
  researchId: number
  analysis: AnalysisReply
  /** The captures to sort, one at a time. */
  queue: readonly Quote[]
  onClose: () => void
}

/** Sorts a single capture, or all unsorted captures one by one. */
export function SortDialog({ queue, onClose, ...props }: SortDialogProps) {
  const [place, setPlace] = useState(0)
  const quote = queue[place]
  if (!quote) return null
  const isLast = place === queue.length - 1
  return (
    <OneCapture
      key={quote.capture.key}
      {...props}
      quote={quote}
      title={queue.length > 1 ? `Sort quotes: ${place + 1} of ${queue.length}` : 'Sort this quote'}
      submitLabel={isLast ? 'Save' : 'Save and next'}
      onDone={() => (isLast ? onClose() : setPlace(place + 1))}
      onClose={onClose}
    />
  )
}

type Choice = {
  assumptionId: number | null
  stance: Stance | null
  strength: Strength | null
  themeIds: readonly number[]
}

/** "Against" comes first here, as it does everywhere else. */
const STANCE_CHOICES = STANCES.toSorted((one) => (one === 'AGAINST' ? -1 : 0)).map((value) => ({
  value,
  label: STANCE_LABELS[value],
}))
const STRENGTH_CHOICES = STRENGTHS.map((value) => ({ value, label: STRENGTH_LABELS[value] }))

interface OneCaptureProps extends Pick<SortDialogProps, 'researchId' | 'analysis' | 'onClose'> {
  quote: Quote
  title: string
  submitLabel: string
  onDone: () => void
}

function OneCapture(props: OneCaptureProps) {
  const { researchId, analysis, quote, title, submitLabel, onDone, onClose } = props
  const [capture, setCapture] = useState(quote.capture)
  const [choice, setChoice] = useState<Choice>(quote.capture)
  const [isStale, setStale] = useState(false)
  const sort = useSortCapture(researchId)
  const change = (changes: Partial<Choice>) => setChoice((before) => ({ ...before, ...changes }))
  const chooseStance = (stance: Stance) =>
    setChoice((before) => ({
      ...before,
      stance,
      // An unclear capture can't show what a participant did, so its strength is "said", unless the
      // researcher has chosen another.
      strength: before.strength ?? (stance === 'UNCLEAR' ? 'SAID' : null),
    }))

  const { form, failure, isPending } = useForm(async () => {
    const { assumptionId, stance, strength, themeIds } = choice
    const sorting = { assumptionId, stance, strength, themeIds: [...themeIds] }
    try {
      await sort.mutateAsync({ capture, sorting })
    } catch (error) {
      const current = currentOf(error)
      if (!current) throw error
      setCapture(current)
      setStale(true)
      return
    }
    onDone()
  })

  function handleKey(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isTyping = (target as HTMLElement).matches('input[type=text], select, textarea')
    if (isTyping || ctrlKey || metaKey || altKey) return
    const { stance, strength } = SORT_KEYS[key.toLowerCase()] ?? {}
    const assumption = analysis.rows.find(
      ({ assumption: { position } }) => String(position) === key,
    )
    if (stance) chooseStance(stance)
    else if (strength) change({ strength })
    else if (assumption) change({ assumptionId: assumption.assumption.id })
    else return
    event.preventDefault()
  }

  const isHalf = (choice.stance === null) !== (choice.strength === null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: letter keys do the same as the chips
    <div onKeyDown={handleKey}>
      <FormDialog
        form={form}
        isPending={isPending}
        onClose={onClose}
        title={title}
        submitLabel={submitLabel}
        disabled={isHalf}
        note={
          <DeleteButton
            researchId={researchId}
            capture={capture}
            isBusy={isPending}
            onDone={onDone}
          />
        }
      >
        <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3">
          <NumberedBloom number={quote.participantNumber} />
          <blockquote className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-line">
            “{capture.quote}”
          </blockquote>
        </div>
        {isStale && (
          <Notice tone="warning">
            <p>
              Someone else sorted this capture in the meantime: {sortedAs(capture)}. Save again to
              replace that.
            </p>
          </Notice>
        )}
        <Field label="Assumption">
          {(control) => (
            <Select
              {...control}
              value={choice.assumptionId ?? ''}
              onChange={({ target }) => change({ assumptionId: Number(target.value) || null })}
            >
              <option value="">None</option>
              {analysis.rows.map(({ assumption: { id, position, text } }) => (
                <option key={id} value={id}>
                  {position}. {text}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ChipGroup
          label="Stance"
          choices={STANCE_CHOICES}
          chosen={choice.stance ? [choice.stance] : []}
          onToggle={chooseStance}
        />
        <ChipGroup
          label="Strength"
          choices={STRENGTH_CHOICES}
          chosen={choice.strength ? [choice.strength] : []}
          onToggle={(strength) => change({ strength })}
        />
        {isHalf ? (
          <p role="status" className="-mt-1 text-small text-warning">
            Choose a stance and a strength. One without the other doesn’t count.
          </p>
        ) : (
          <p className="-mt-1 text-caption text-ink-3 leading-loose max-sm:hidden">
            <Key>A</Key> <Key>F</Key> <Key>U</Key> stance, <Key>P</Key> <Key>D</Key> <Key>S</Key>{' '}
            strength, <Key>1</Key> to <Key>8</Key> assumption, <Key>Enter</Key> saves
          </p>
        )}
        <ThemeChoice
          researchId={researchId}
          themes={analysis.themes}
          chosen={choice.themeIds}
          onChange={(themeIds) => change({ themeIds })}
        />
        {choice.stance && (
          <div>
            <Button
              variant="quiet"
              size="sm"
              className="-ml-2"
              onClick={() => change({ stance: null, strength: null })}
            >
              Leave this quote unsorted
            </Button>
          </div>
        )}
        {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      </FormDialog>
    </div>
  )
}

/** The stored capture, if saving failed because someone else saved it first. */
function currentOf(error: unknown): Quote['capture'] | undefined {
  if (!(error instanceof CallError) || error.code !== 'STALE_VERSION') return undefined
  return error.data.current as Quote['capture'] | undefined
}

const sortedAs = ({ stance, strength }: Quote['capture']) =>
  stance && strength ? `${STANCE_LABELS[stance]}, ${STRENGTH_LABELS[strength]}` : 'not sorted'

interface DeleteButtonProps {
  researchId: number
  capture: Quote['capture']
  isBusy: boolean
  onDone: () => void
}

function DeleteButton({ researchId, capture, isBusy, onDone }: DeleteButtonProps) {
  const deletion = useDeleteCapture(researchId)
  const restore = useRestoreCapture(researchId)
  const remove = () =>
    deletion.mutate(capture, {
      onSuccess() {
        onDone()
        offerUndo('Capture deleted', 'Capture restored', () => restore(capture))
      },
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <Button
      variant="quiet"
      disabled={isBusy}
      pending={deletion.isPending}
      onClick={remove}
      className="mr-auto text-error!"
    >
      <Trash2 aria-hidden="true" className="size-4.5" />
      Delete
    </Button>
  )
}
