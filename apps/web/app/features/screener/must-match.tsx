import type { ScreenerOption } from '@wattle/contract/screener'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { cx } from '#lib/cx.ts'
import { Tooltip } from '#ui/overlay/tooltip.tsx'

interface MustMatchProps {
  option: ScreenerOption
  /** "option 2 of question 1", for those who hear it. */
  name: string
  /** It looks like the answer's own control, but two of a single choice may be on. */
  isSingle: boolean
  onToggle: (mustMatch: boolean) => void
}

/** Whether a fitting person would choose this option. An empty one cannot be what they choose. */
export function MustMatch({ option, name, isSingle, onToggle }: MustMatchProps) {
  const id = useId()
  const { mustMatch } = option
  const isEmpty = option.text.trim() === ''
  const box = (
    <input
      id={id}
      type="checkbox"
      checked={mustMatch}
      onChange={() => !isEmpty && onToggle(!mustMatch)}
      // Still in the tab order, so that its tooltip can say why.
      aria-disabled={isEmpty || undefined}
      aria-label={`Must match, ${name}`}
      className={cx(
        'motion-state size-4.5 appearance-none border-[1.5px] border-control bg-surface transition-colors checked:border-gum forced-colors:appearance-auto',
        isSingle ? 'rounded-full' : 'rounded-[4px] checked:bg-gum',
        isEmpty && 'border-dashed bg-transparent',
      )}
    />
  )
  return (
    <label
      htmlFor={id}
      className={cx(
        'motion-state inline-flex min-h-8 items-center gap-2 whitespace-nowrap rounded-small px-2 text-small transition-colors sm:w-30',
        mustMatch ? 'bg-done-fill font-semibold text-done' : 'text-ink-2',
        isEmpty ? 'cursor-not-allowed!' : !mustMatch && 'hover:bg-sunk',
      )}
    >
      <span className="relative grid shrink-0 place-items-center">
        {isEmpty ? (
          <Tooltip text="Enter the option’s text first" placement="left">
            {box}
          </Tooltip>
        ) : (
          box
        )}
        {mustMatch && <Mark isSingle={isSingle} />}
      </span>
      <span aria-hidden="true">Must match</span>
    </label>
  )
}

function Mark({ isSingle }: { isSingle: boolean }) {
  const place = 'pointer-events-none absolute forced-colors:hidden'
  return isSingle ? (
    <span aria-hidden="true" className={cx(place, 'size-2.5 rounded-full bg-gum')} />
  ) : (
    <Check aria-hidden="true" className={cx(place, 'size-3.5 stroke-[2.6] text-on-gum')} />
  )
}
