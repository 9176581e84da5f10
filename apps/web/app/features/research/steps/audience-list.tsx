import { ERRORS } from '@wattle/contract/errors'
import { MAX_CHARACTERISTICS } from '@wattle/contract/limits'
import { Plus, X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { offerRestore, useOffersOf } from '#lib/offer-undo.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast/toast.ts'

interface AudienceListProps {
  items: readonly string[]
  onItems: (items: string[]) => void
  readOnly?: boolean | undefined
  /** Called when someone types into a read-only list. */
  onTryEdit?: (() => void) | undefined
  invalid?: boolean | undefined
  describedBy?: string | undefined
}

const ROW =
  'group relative flex items-stretch border-line-2 border-b first:rounded-t-[13px] last:rounded-b-[13px] last:border-b-0 ' +
  'has-[textarea:focus]:z-1 has-[textarea:focus]:outline-3 has-[textarea:focus]:outline-focus has-[textarea:focus]:-outline-offset-1 has-[textarea:focus]:rounded-small'

/**
 * Seed 001 section 5: Enter adds an item after the current one. Backspace removes an empty item,
 * unless it's the only one. The arrow keys move between items. There are at most six items.
 */
export function AudienceList(props: AudienceListProps) {
  const { items, onItems, readOnly, onTryEdit, invalid, describedBy } = props
  const list = useRef<HTMLOListElement>(null)
  /** The item to focus after the next render. */
  const wanted = useRef<number>(undefined)
  const isFull = items.length >= MAX_CHARACTERISTICS
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useOffersOf()

  useEffect(() => {
    if (wanted.current === undefined) return
    focusItem(wanted.current)
    wanted.current = undefined
  })

  function focusItem(index: number) {
    const area = list.current?.querySelectorAll('textarea')[index]
    area?.focus()
    area?.setSelectionRange(area.value.length, area.value.length)
  }

  function insertAfter(index: number, texts: readonly string[] = ['']) {
    const room = MAX_CHARACTERISTICS - items.length
    if (texts.length > room) showToast(ERRORS.TOO_MANY_CHARACTERISTICS.message, { tone: 'error' })
    const fitting = texts.slice(0, room)
    if (fitting.length === 0) return
    wanted.current = index + fitting.length
    onItems(items.toSpliced(index + 1, 0, ...fitting))
  }

  function remove(index: number) {
    if (items.length <= 1) {
      wanted.current = 0
      onItems([''])
      return
    }
    wanted.current = Math.max(0, index - 1)
    onItems(items.toSpliced(index, 1))
    const text = items[index] ?? ''
    // Doesn't offer Undo for an empty item, because there's no text to restore.
    if (text === '') return
    const name = `Characteristic ${index + 1}`
    offerRestore(`${name} removed`, `${name} restored`, async () => restoreItem(text, index))
  }

  /** Puts a removed item back into the list, which may have changed since the removal. */
  function restoreItem(text: string, index: number): boolean {
    const { items: now, onItems: change } = latest.current
    if (now.length >= MAX_CHARACTERISTICS) {
      showToast(ERRORS.TOO_MANY_CHARACTERISTICS.message, { tone: 'error' })
      return false
    }
    wanted.current = Math.min(index, now.length)
    change(now.toSpliced(index, 0, text))
    return true
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>, index: number) {
    const { key, ctrlKey, metaKey } = event
    if (readOnly) {
      const isEdit = key.length === 1 || key === 'Backspace' || key === 'Enter'
      if (isEdit && !ctrlKey && !metaKey) onTryEdit?.()
    }
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault()
      focusItem(index + (key === 'ArrowUp' ? -1 : 1))
    } else if (readOnly) {
      if (key === 'Enter') event.preventDefault()
    } else if (key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      insertAfter(index)
    } else if (key === 'Backspace' && items[index] === '' && items.length > 1) {
      event.preventDefault()
      remove(index)
    }
  }

  /** Each pasted line becomes an item. */
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>, index: number) {
    const lines = linesOf(event.clipboardData.getData('text'))
    if (readOnly || lines.length < 2) return
    event.preventDefault()
    if (items[index] !== '') return insertAfter(index, lines)
    const room = MAX_CHARACTERISTICS - items.length + 1
    if (lines.length > room) showToast(ERRORS.TOO_MANY_CHARACTERISTICS.message, { tone: 'error' })
    wanted.current = index + Math.min(lines.length, room) - 1
    onItems(items.toSpliced(index, 1, ...lines.slice(0, room)))
  }

  return (
    <div className={cx('rounded-card border bg-surface', invalid ? 'border-error' : 'border-line')}>
      <ol ref={list} aria-label="Characteristics" className="tabular">
        {items.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and their text changes
          <li key={index} className={ROW}>
            <span
              aria-hidden="true"
              className="w-13 shrink-0 pt-3 pr-3 text-right font-display font-semibold text-ink-3 text-lead leading-normal group-has-[textarea:focus]:text-ink"
            >
              {index + 1}
            </span>
            <textarea
              rows={1}
              maxLength={300}
              value={text}
              readOnly={readOnly}
              aria-label={`Characteristic ${index + 1}`}
              aria-invalid={invalid || undefined}
              aria-describedby={describedBy}
              placeholder={readOnly ? undefined : 'A fact someone can answer yes or no to'}
              onKeyDown={(event) => handleKey(event, index)}
              onPaste={(event) => handlePaste(event, index)}
              onChange={({ target }) =>
                onItems(items.with(index, target.value.replace(/[\r\n]+/g, ' ')))
              }
              className="field-sizing-content min-h-14 min-w-0 grow resize-none bg-transparent py-4 leading-normal outline-none read-only:pr-4"
            />
            {!readOnly && (
              <IconButton
                label={`Remove characteristic ${index + 1}`}
                icon={X}
                variant="danger"
                onClick={() => remove(index)}
                className="m-2.5"
              />
            )}
          </li>
        ))}
      </ol>
      {!readOnly && (
        <div className="border-line-2 border-t">
          {isFull ? (
            <p className="px-4 py-3.5 pl-13 text-ink-2 text-small">
              {ERRORS.TOO_MANY_CHARACTERISTICS.message}
            </p>
          ) : (
            <button
              type="button"
              onClick={() => insertAfter(items.length - 1)}
              className="motion-state flex min-h-12 w-full items-center rounded-b-[13px] pr-4 text-left font-semibold text-gum transition-colors hover:bg-gum-tint"
            >
              <span className="grid w-13 justify-items-end pr-3">
                <Plus aria-hidden="true" className="size-4.5" />
              </span>
              Add a characteristic
              <span className="ml-auto font-normal text-caption text-ink-3">
                {MAX_CHARACTERISTICS - items.length} left
              </span>
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** The lines of a pasted list, without bullets and numbers. */
const linesOf = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '')
