import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'

interface ConfirmStepProps {
  number: number
  state: 'done' | 'now' | 'open'
  title: string
  note: ReactNode
  action?: ReactNode
}

const DISCS = {
  done: 'bg-gum text-on-gum',
  now: 'bg-wattle text-on-wattle',
  open: 'border-2 border-control bg-raised text-ink-2',
}

/** A step along a stem. The stem is solid if the step is done, and dotted otherwise. */
export function ConfirmStep({ number, state, title, note, action }: ConfirmStepProps) {
  return (
    <li className="group/step relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-4 pb-5 last:pb-0">
      <span
        aria-hidden="true"
        className={cx(
          'absolute top-7 bottom-0 left-[0.8125rem] border-l-2 group-last/step:hidden',
          state === 'done' ? 'border-gum' : 'border-line-3 border-dotted',
        )}
      />
      <span
        aria-hidden="true"
        className={cx(
          'tabular relative grid size-7 place-items-center rounded-full font-semibold text-small',
          DISCS[state],
        )}
      >
        {state === 'done' ? <Check className="size-4" /> : number}
      </span>
      <div className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-60">
          <h3 className="font-semibold font-text text-app tracking-normal">
            {title}
            {state === 'done' && <span className="sr-only">, done</span>}
          </h3>
          <p className="text-ink-2 text-small">{note}</p>
        </div>
        {action}
      </div>
    </li>
  )
}
