import { ChevronDown } from 'lucide-react'
import type { Ref, SelectHTMLAttributes } from 'react'
import { cx } from '#lib/cx.ts'
import { CONTROL_BOX } from './control-look.ts'

type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  ref?: Ref<HTMLSelectElement> | undefined
}

/** A native select, so phones show their own picker. Goes in a `Field`. */
export function Select({ className, children, ...select }: SelectProps) {
  return (
    <div className={cx(CONTROL_BOX, 'relative grid items-center', className)}>
      <select
        {...select}
        className="min-h-(--input-height) w-full appearance-none truncate rounded-input bg-transparent py-2 pr-9 pl-3 outline-none disabled:cursor-not-allowed [&>option]:bg-raised [&>option]:text-ink"
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute right-3 size-4 text-ink-2"
      />
    </div>
  )
}
