import { Check, ChevronDown, type LucideIcon } from 'lucide-react'
import {
  Button,
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Select,
  SelectValue,
  Text,
} from 'react-aria-components'
import { cx } from '#lib/cx.ts'
import { useEnclosingDialog } from '#ui/overlay/enclosing-dialog.ts'

export interface ChipChoice<Value extends string> {
  value: Value
  label: string
  /** Shown below the label, such as a few examples. */
  hint?: string | undefined
}

interface ChipSelectProps<Value extends string> {
  /**
   * The question. Screen readers read it after the words on the chip, and it's shown above the
   * choices.
   */
  label: string
  words: string
  choices: readonly ChipChoice<Value>[]
  /** The less likely choices, shown below a heading. */
  more?: { label: string; choices: readonly ChipChoice<Value>[] } | undefined
  value: Value | null
  onChange: (value: Value) => void
  icon?: LucideIcon | undefined
  /** A pill is smaller and goes under a field. */
  look?: 'chip' | 'pill' | undefined
  /** Makes the chip gold and dashed while nothing is chosen. */
  isBlank?: boolean | undefined
}

/** One word of a sentence, chosen from a menu. */
export function ChipSelect<Value extends string>(props: ChipSelectProps<Value>) {
  const { label, words, choices, more, value, onChange, icon: Icon, look = 'chip', isBlank } = props
  const { ref, within } = useEnclosingDialog()
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(key) => key !== null && onChange(key as Value)}
      className="inline-flex max-w-full"
    >
      <Button
        className={cx(
          'motion-state inline-flex max-w-full items-center border text-left leading-tight transition-colors focus-visible:outline-3 focus-visible:outline-focus focus-visible:outline-offset-2',
          look === 'chip'
            ? 'min-h-9 gap-1.5 rounded-small py-1 pr-2 pl-3 font-semibold pointer-coarse:min-h-11'
            : 'min-h-7.5 gap-1.5 rounded-small py-0.5 pr-2 pl-2.5 font-medium text-small pointer-coarse:min-h-9',
          isBlank
            ? 'border-chart-2 border-dashed bg-wattle-tint text-wattle-ink hover:border-solid'
            : look === 'chip'
              ? 'border-control bg-surface text-ink hover:border-ink-2 hover:bg-sunk'
              : 'border-line-3 bg-surface text-ink-2 hover:border-ink-2 hover:bg-sunk',
        )}
      >
        {Icon && <Icon aria-hidden="true" className="size-4.5 shrink-0 text-gum" />}
        <SelectValue className="min-w-0">{() => words}</SelectValue>
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
          {choices.map((choice) => (
            <Choice key={choice.value} {...choice} />
          ))}
          {more && (
            <ListBoxSection className="mt-1.5 border-line border-t pt-1.5">
              <Header className="px-2.5 py-1 text-caption text-ink-3">{more.label}</Header>
              {more.choices.map((choice) => (
                <Choice key={choice.value} {...choice} />
              ))}
            </ListBoxSection>
          )}
        </ListBox>
      </Popover>
    </Select>
  )
}

function Choice({ value, label, hint }: ChipChoice<string>) {
  return (
    <ListBoxItem
      id={value}
      textValue={label}
      className="group flex min-h-9 cursor-pointer items-center gap-2.5 rounded-input px-2.5 py-1 text-app text-ink outline-none data-focused:bg-gum-tint data-selected:font-semibold data-focused:text-gum pointer-coarse:min-h-11 forced-colors:data-focused:outline-2"
    >
      <span className="grid min-w-0">
        <Text slot="label">{label}</Text>
        {hint && (
          <Text slot="description" className="font-normal text-caption text-ink-2">
            {hint}
          </Text>
        )}
      </span>
      <Check
        aria-hidden="true"
        className="ml-auto hidden size-4 shrink-0 text-gum group-data-selected:block"
      />
    </ListBoxItem>
  )
}
