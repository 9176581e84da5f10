import type { LucideIcon } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '#lib/cx.ts'
import { CONTROL_BOX } from './control-look.ts'

type TextInputProps = InputHTMLAttributes<HTMLInputElement> & {
  ref?: Ref<HTMLInputElement> | undefined
  icon?: LucideIcon | undefined
  /** Shown after the text, such as a shortcut, a unit or a button that shows the password. */
  trailing?: ReactNode
}

/** A one-line text input. Goes in a `Field`, which labels it. */
export function TextInput({ icon: Icon, trailing, className, ...input }: TextInputProps) {
  return (
    <div
      className={cx(CONTROL_BOX, 'flex min-h-(--input-height) items-center gap-2 px-3', className)}
    >
      {Icon && <Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />}
      <input
        {...input}
        className="min-w-0 grow self-stretch bg-transparent py-2 outline-none placeholder-shown:text-ellipsis disabled:cursor-not-allowed"
      />
      {trailing}
    </div>
  )
}
