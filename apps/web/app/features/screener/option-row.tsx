import type { Rule } from '@wattle/contract/question-rules'
import { MAX_OPTION_LENGTH, type ScreenerOption } from '@wattle/contract/screener'
import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { RuledArea } from '#ui/form/ruled-area.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { optionField } from './fields.ts'
import { MustMatch } from './must-match.tsx'

interface OptionRowProps {
  option: ScreenerOption
  /** The option's name, such as "option 2 of question 1". */
  name: string
  isSingle: boolean
  rule: Rule
  /** Whether validation found the option empty. */
  isWrong: boolean
  onType: (text: string) => void
  onToggle: (mustMatch: boolean) => void
  onDelete: () => void
  /** Called on Enter, to move to the next option or add one. */
  onEnter: () => void
}

export function OptionRow(props: OptionRowProps) {
  const { option, name, isSingle, rule, isWrong, onType, onToggle, onDelete, onEnter } = props

  function handleKey(event: KeyboardEvent) {
    // During IME composition, Enter only ends the composition.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey)
      return
    event.preventDefault()
    onEnter()
  }

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <RuledArea
        id={optionField(option.id)}
        value={option.text}
        onChange={(event) => onType(inOneLine(event.target.value))}
        onKeyDown={handleKey}
        placeholder="option"
        maxLength={MAX_OPTION_LENGTH}
        autoComplete="off"
        aria-label={`Text of ${name}`}
        aria-invalid={isWrong || undefined}
        isBlank={isWrong}
        className="min-h-8.5! py-1.25! text-app"
      />
      <span className="mt-px max-sm:order-last max-sm:col-span-2">
        <MustMatch
          option={option}
          name={name}
          isSingle={isSingle}
          rule={rule}
          onToggle={onToggle}
        />
      </span>
      <IconButton
        label={`Delete ${name}`}
        icon={X}
        size="sm"
        variant="danger"
        className="mt-px"
        onClick={onDelete}
      />
    </li>
  )
}

/** Joins pasted lines, because an option is a single line that may wrap. */
const inOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ')
