import { type Filter, type FilterEntry, MAX_CONDITIONS } from '@wattle/contract/filter'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { ConditionEditor } from './condition-editor.tsx'
import { entryInWords, subjectOf } from './condition-words.ts'
import type { AudienceCount, FilterChoices } from './filter-hooks.ts'
import { newConditions } from './new-conditions.ts'

interface ConditionListProps {
  filter: Filter
  choices: FilterChoices
  /** How many people each condition leaves out. Absent if there's no study to invite people to. */
  count?: AudienceCount | undefined
  onChange: (filter: Filter) => void
}

/** A filter's conditions, one per row, each with its price and a button to remove it. */
export function ConditionList({ filter, choices, count, onChange }: ConditionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const { all } = filter
  const set = (next: FilterEntry[]) => onChange({ ...filter, all: next })

  /** The row disappears, so focus moves to the list. */
  function remove(at: number) {
    set(all.filter((_entry, other) => other !== at))
    list.current?.focus()
  }
  // Two conditions may be the same, so only the position tells them apart.
  const rows = all.map((entry, at) => ({ entry, key: `${at}` }))
  const most = Math.max(1, ...(count?.costs ?? []).map(({ without }) => without))
  return (
    <div ref={list} tabIndex={-1} className="grid outline-none">
      {rows.map(({ entry, key }, at) => {
        const subject = 'any' in entry ? 'Any of these' : subjectOf(entry, choices)
        const without = count?.costs[at]?.without
        const more = without === undefined ? 0 : without - (count?.reachable ?? 0)
        return (
          <div
            key={key}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b py-2 first:border-t"
          >
            <b className="w-28 shrink-0 font-semibold">{subject}</b>
            <div className="flex min-w-0 grow flex-wrap items-center gap-2 text-ink-2">
              {'any' in entry ? (
                entryInWords(entry, choices)
              ) : (
                <ConditionEditor
                  condition={entry}
                  choices={choices}
                  onChange={(changed) =>
                    set(all.map((one, other) => (other === at ? changed : one)))
                  }
                />
              )}
            </div>
            <div className="ml-auto flex items-center gap-3">
              {without !== undefined && (
                <>
                  <span
                    aria-hidden="true"
                    className="h-1.5 rounded-full bg-control max-sm:hidden"
                    style={{ width: `${Math.max(2, (more / most) * 56)}px` }}
                  />
                  <span className="tabular whitespace-nowrap text-ink-2 text-small">
                    <b className="text-ink">{more.toLocaleString('en-AU')} more</b> without it
                  </span>
                </>
              )}
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
      <div className="pt-2">
        <Menu
          placement="bottom start"
          trigger={
            <Button variant="quiet" size="sm" disabled={all.length >= MAX_CONDITIONS}>
              <Plus aria-hidden="true" className="size-4" />
              Add a condition
            </Button>
          }
          actions={newConditions(choices).map(({ id, label, condition }) => ({
            id,
            label,
            onSelect: () => set([...all, condition]),
          }))}
        />
      </div>
    </div>
  )
}
