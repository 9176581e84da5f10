import { Check, ChevronDown } from 'lucide-react'
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components'
import { useEnclosingDialog } from '#ui/overlay/enclosing-dialog.ts'
import type { ChipChoice } from './chip-select.tsx'

interface ChipChoicesProps {
  /** The question. Screen readers read it after the words on the chip. */
  label: string
  choices: readonly ChipChoice<string>[]
  values: readonly string[]
  /** Called with the chosen values. There's always at least one. */
  onChange: (values: string[]) => void
}

/** The chip shortens labels longer than this, because they'd fill several lines. */
const LONGEST = 44

/** Part of a sentence, chosen from a menu. People can choose more than one option. */
export function ChipChoices({ label, choices, values, onChange }: ChipChoicesProps) {
  const { ref, within } = useEnclosingDialog()
  const names = choices.filter(({ value }) => values.includes(value)).map((one) => one.label)
  const words = names.join(' or ')
  const others = names.length - 1
  const isLong = words.length > LONGEST && others > 0
  return (
    <Select
      aria-label={label}
      selectionMode="multiple"
      value={[...values]}
      onChange={(keys) => keys.length > 0 && onChange(keys.map(String))}
      className="inline-flex max-w-full"
    >
      <Button className="motion-state inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-small border border-control bg-surface py-1 pr-2 pl-3 text-left font-semibold text-ink leading-tight transition-colors hover:border-ink-2 hover:bg-sunk focus-visible:outline-3 focus-visible:outline-focus focus-visible:outline-offset-2 pointer-coarse:min-h-11">
        <SelectValue className="min-w-0">
          {() =>
            isLong ? (
              <>
                <span aria-hidden="true">
                  {names[0]} or {others} {others === 1 ? 'other' : 'others'}
                </span>
                <span className="sr-only">{words}</span>
              </>
            ) : (
              words || 'Choose'
            )
          }
        </SelectValue>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-gum" />
      </Button>
      <span ref={ref} hidden />
      <Popover
        {...within}
        placement="bottom start"
        offset={6}
        maxHeight={400}
        className="max-w-[calc(100vw-2rem)] animate-[fade_var(--motion-state)_var(--ease-out)] overflow-auto rounded-button border border-line-3/60 bg-raised p-1.5 shadow-menu"
      >
        <p aria-hidden="true" className="px-2.5 pt-1 pb-1.5 text-caption text-ink-3">
          {label}
        </p>
        <ListBox className="min-w-48 outline-none">
          {choices.map(({ value, label: name }) => (
            <ListBoxItem
              key={value}
              id={value}
              textValue={name}
              className="group flex min-h-9 cursor-pointer items-center gap-2.5 rounded-input px-2.5 text-app text-ink outline-none data-focused:bg-gum-tint data-selected:font-semibold data-focused:text-gum pointer-coarse:min-h-11 forced-colors:data-focused:outline-2"
            >
              {name}
              <Check
                aria-hidden="true"
                className="ml-auto hidden size-4 shrink-0 text-gum group-data-selected:block"
              />
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  )
}
