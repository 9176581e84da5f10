import { Check, ChevronsUpDown } from 'lucide-react'
import { type FocusEvent, useId } from 'react'
import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components'
import { useEnclosingDialog } from '#ui/overlay/enclosing-dialog.ts'
import { CONTROL_BOX } from './control-look.ts'
import { FieldMessage } from './field-message.tsx'

export interface ComboboxChoice {
  id: string
  label: string
}

interface ComboboxProps {
  label: string
  choices: readonly ComboboxChoice[]
  value: string
  onChange: (id: string) => void
  hint?: string | undefined
  /** Shown in the list if nothing matches. */
  emptyText: string
}

/**
 * Selects the text when the field gets focus, so typing replaces it. We don't wait for the click,
 * because there isn't one if the page scrolls before the press ends.
 */
function selectSoon({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  const { value } = input
  requestAnimationFrame(() => {
    if (document.activeElement === input && input.value === value) input.select()
  })
}

/** For a list that's too long to scroll through. People type part of a name and choose a match. */
export function Combobox({ label, choices, value, onChange, hint, emptyText }: ComboboxProps) {
  const { ref, within } = useEnclosingDialog()
  const messageId = useId()
  return (
    <ComboBox
      defaultItems={choices}
      selectedKey={value}
      onSelectionChange={(key) => key !== null && onChange(String(key))}
      menuTrigger="focus"
      allowsEmptyCollection
      {...(hint && { 'aria-describedby': messageId })}
      className="grid min-w-0 content-start gap-1.5"
    >
      <Label className="font-semibold text-(length:--control-text) leading-normal">{label}</Label>
      <div ref={ref} className={`${CONTROL_BOX} flex min-h-(--input-height) items-center px-3`}>
        <Input
          onFocus={selectSoon}
          onClick={(event) => event.currentTarget.select()}
          className="min-w-0 grow self-stretch bg-transparent py-2 outline-none"
        />
        <Button className="-mr-2 grid size-8 place-items-center rounded-small text-ink-2 outline-none">
          <ChevronsUpDown aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <FieldMessage id={messageId} hint={hint} />
      <Popover
        {...within}
        offset={6}
        maxHeight={320}
        className="w-(--trigger-width) animate-[fade_var(--motion-state)_var(--ease-out)] overflow-auto rounded-button border border-line-3/60 bg-raised p-1.5 shadow-menu"
      >
        <ListBox
          className="outline-none"
          renderEmptyState={() => <p className="px-2.5 py-2 text-app text-ink-3">{emptyText}</p>}
        >
          {(choice: ComboboxChoice) => (
            <ListBoxItem
              textValue={choice.label}
              className="group flex min-h-9 cursor-pointer items-center gap-2.5 rounded-input px-2.5 text-app outline-none data-focused:bg-gum-tint data-selected:font-semibold data-focused:text-gum forced-colors:data-focused:outline-2"
            >
              {choice.label}
              <Check
                aria-hidden="true"
                className="ml-auto hidden size-4 text-gum group-data-selected:block"
              />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
