import type { Rule } from '@wattle/contract/question-rules'
import type { ScreenerOption } from '@wattle/contract/screener'
import { Check, X } from 'lucide-react'
import { useId } from 'react'
import { MARK_WORDS } from '#content/question-words.ts'
import { cx } from '#lib/cx.ts'
import { Tooltip } from '#ui/overlay/tooltip.tsx'

interface MustMatchProps {
  option: ScreenerOption
  /** The option's name for screen readers, such as "option 2 of question 1". */
  name: string
  /**
   * Whether the mark looks like a radio button instead of a checkbox. Even then, more than one
   * option can be marked.
   */
  isSingle: boolean
  rule: Rule
  onToggle: (mustMatch: boolean) => void
}

/**
 * Marks an option as deciding who qualifies. The label depends on the question’s rule. An empty
 * option can’t be marked.
 */
export function MustMatch({ option, name, isSingle, rule, onToggle }: MustMatchProps) {
  const id = useId()
  const { mustMatch } = option
  const isEmpty = option.text.trim() === ''
  const words = MARK_WORDS[rule]
  const isBad = rule === 'REJECT'
  if (!words) return null
  const box = (
    <input
      id={id}
      type="checkbox"
      checked={mustMatch}
      onChange={() => !isEmpty && onToggle(!mustMatch)}
      // A disabled mark stays in the tab order, so its tooltip can say why it's disabled.
      aria-disabled={isEmpty || undefined}
      aria-label={`${words}, ${name}`}
      className={cx(
        'motion-state size-4.5 appearance-none border-[1.5px] border-control bg-surface transition-colors forced-colors:appearance-auto',
        isBad ? 'checked:border-error' : 'checked:border-gum',
        isSingle ? 'rounded-full' : 'rounded-[4px]',
        !isSingle && (isBad ? 'checked:bg-error' : 'checked:bg-gum'),
        isEmpty && 'border-dashed bg-transparent',
      )}
    />
  )
  return (
    <label
      htmlFor={id}
      className={cx(
        'motion-state inline-flex min-h-8 items-center gap-2 whitespace-nowrap rounded-small px-2 text-small transition-colors sm:w-30',
        !mustMatch && 'text-ink-2',
        mustMatch && 'font-semibold',
        mustMatch && (isBad ? 'bg-error-tint text-error' : 'bg-done-fill text-done'),
        isEmpty ? 'cursor-not-allowed!' : !mustMatch && 'hover:bg-sunk',
      )}
    >
      <span className="relative grid shrink-0 place-items-center">
        {isEmpty ? (
          <Tooltip text="Enter text for this option first" placement="left">
            {box}
          </Tooltip>
        ) : (
          box
        )}
        {mustMatch && <Mark isSingle={isSingle} isBad={isBad} />}
      </span>
      <span aria-hidden="true">{words}</span>
    </label>
  )
}

function Mark({ isSingle, isBad }: { isSingle: boolean; isBad: boolean }) {
  const place = 'pointer-events-none absolute forced-colors:hidden'
  const Icon = isBad ? X : Check
  return isSingle ? (
    <span
      aria-hidden="true"
      className={cx(place, 'size-2.5 rounded-full', isBad ? 'bg-error' : 'bg-gum')}
    />
  ) : (
    <Icon aria-hidden="true" className={cx(place, 'size-3.5 stroke-[2.6] text-on-gum')} />
  )
}
