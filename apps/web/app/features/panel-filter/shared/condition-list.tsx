import {
  conditionsIn,
  type Filter,
  type FilterEntry,
  MAX_CONDITIONS,
} from '@wattle/contract/filter'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { formatCount } from '#lib/format-count.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { ConditionEditor } from './condition-editor.tsx'
import { subjectOf } from './condition-words.ts'
import type { AudienceCount, FilterChoices } from './filter-hooks.ts'
import { newConditions } from './new-conditions.ts'

interface ConditionListProps {
  filter: Filter
  choices: FilterChoices
  /** How many people each condition leaves out. Undefined if the filter isn't for a study. */
  count?: AudienceCount | undefined
  onChange: (filter: Filter) => void
}

/**
 * A filter's conditions, one per row, each with how many people it leaves out and a button to
 * remove it.
 */
export function ConditionList({ filter, choices, count, onChange }: ConditionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { all } = filter
  const set = (next: FilterEntry[]) => onChange({ ...filter, all: next })
  const isFull = all.flatMap(conditionsIn).length >= MAX_CONDITIONS

  /**
   * Replaces the conditions in a row. If there are none left, the row disappears, so focus moves to
   * the list.
   */
  function replace(at: number, conditions: ReturnType<typeof conditionsIn>) {
    const [only, ...others] = conditions
    const entry = only && (others.length > 0 ? { any: conditions } : only)
    set(all.flatMap((one, other) => (other === at ? (entry ?? []) : one)))
    if (!entry) list.current?.focus()
  }
  // Two conditions may be the same, so only the position tells them apart.
  const rows = all.map((entry, at) => ({ conditions: conditionsIn(entry), key: `${at}` }))
  const most = Math.max(1, ...(count?.costs ?? []).map(({ without }) => without))
  return (
    <div ref={list} tabIndex={-1} className="grid outline-none">
      {rows.map(({ conditions, key }, at) => {
        const without = count?.costs[at]?.without
        const more = without === undefined ? 0 : without - (count?.reachable ?? 0)
        const cost = without !== undefined && (
          <>
            {more > 0 && (
              <span
                aria-hidden="true"
                className="h-1.5 rounded-full bg-control max-sm:hidden"
                style={{ width: `${Math.max(2, (more / most) * 56)}px` }}
              />
            )}
            <span className="tabular whitespace-nowrap text-ink-2 text-small">
              <b className="text-ink">{formatCount(more)} more</b> without{' '}
              {conditions.length > 1 ? 'these' : 'it'}
            </span>
          </>
        )
        return (
          <fieldset
            key={key}
            aria-label={
              conditions.length > 1 ? 'Any of these' : subjects(conditions, choices).join()
            }
            className="grid min-w-0 border-line border-b py-2 first:border-t"
          >
            <Alternatives
              conditions={conditions}
              choices={choices}
              cost={cost}
              isFull={isFull}
              onChange={(next) => replace(at, next)}
            />
          </fieldset>
        )
      })}
      <div className="pt-2">
        <ConditionMenu
          choices={choices}
          label="Add a condition"
          disabled={isFull}
          onAdd={(condition) => {
            set([...all, condition])
            focusAfterMenu(() => list.current?.querySelector('fieldset:last-of-type'))
          }}
        />
      </div>
    </div>
  )
}

/**
 * Moves focus into the new condition, which usually needs another value. Waits until the closed
 * menu has returned focus to its button.
 */
function focusAfterMenu(added: () => Element | null | undefined) {
  const focus = () => added()?.querySelector<HTMLElement>('button, input')?.focus()
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(focus)))
}

type Conditions = ReturnType<typeof conditionsIn>

const subjects = (conditions: Conditions, choices: FilterChoices) =>
  conditions.map((condition) => subjectOf(condition, choices))

interface AlternativesProps {
  conditions: Conditions
  choices: FilterChoices
  cost: ReactNode
  isFull: boolean
  onChange: (conditions: Conditions) => void
}

/** One condition, or several of which people only have to match one. */
function Alternatives({ conditions, choices, cost, isFull, onChange }: AlternativesProps) {
  const group = useRef<HTMLDivElement>(null)
  const rows = conditions.map((condition, at) => ({ condition, key: `${at}` }))
  const last = rows.length - 1
  function remove(at: number) {
    onChange(conditions.filter((_condition, other) => other !== at))
    if (conditions.length > 1) group.current?.focus()
  }
  return (
    <div ref={group} tabIndex={-1} className="grid gap-1.5 outline-none">
      {rows.map(({ condition, key }, at) => {
        const subject = subjectOf(condition, choices)
        return (
          <div
            key={key}
            className="flex gap-x-3 gap-y-2 max-sm:flex-wrap max-sm:items-center sm:*:min-h-9"
          >
            {/* Leaves room for "or", so the rows of a group line up. */}
            {last > 0 && (
              <span
                className={cx(
                  'w-5 shrink-0 content-center text-ink-2 sm:self-start',
                  at === 0 && 'max-sm:sr-only',
                )}
              >
                {at > 0 ? 'or' : <span className="sr-only">either</span>}
              </span>
            )}
            <b className="w-28 shrink-0 content-center font-semibold sm:self-start">{subject}</b>
            <div className="flex min-w-0 grow flex-wrap items-center gap-2 text-ink-2 max-sm:order-last max-sm:basis-full">
              <ConditionEditor
                condition={condition}
                choices={choices}
                onChange={(changed) =>
                  onChange(conditions.map((one, other) => (other === at ? changed : one)))
                }
              />
              {at === last && (
                <ConditionMenu
                  choices={choices}
                  label="or"
                  more={`something else instead of ${subject}`}
                  disabled={isFull}
                  onAdd={(condition) => {
                    onChange([...conditions, condition])
                    focusAfterMenu(() => group.current?.lastElementChild)
                  }}
                />
              )}
            </div>
            <div className="ml-auto flex shrink-0 items-center gap-3 self-start">
              {at === 0 && cost}
              <IconButton
                size="sm"
                icon={X}
                label={`Remove ${subject}`}
                onClick={() => remove(at)}
              />
            </div>
          </div>
        )
      })}
    </div>
  )
}

interface ConditionMenuProps {
  choices: FilterChoices
  label: string
  /** The rest of the button's name, for screen readers. */
  more?: string
  disabled: boolean
  onAdd: (condition: Conditions[number]) => void
}

const ConditionMenu = ({ choices, label, more, disabled, onAdd }: ConditionMenuProps) => (
  <Menu
    placement="bottom start"
    trigger={
      <Button variant="quiet" size="sm" disabled={disabled}>
        <Plus aria-hidden="true" className="size-4" />
        {label}
        {more && <span className="sr-only"> {more}</span>}
      </Button>
    }
    actions={newConditions(choices).map(({ id, label: subject, condition }) => ({
      id,
      label: subject,
      onSelect: () => onAdd(condition),
    }))}
  />
)
