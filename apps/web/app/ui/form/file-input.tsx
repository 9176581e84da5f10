import { FileUp } from 'lucide-react'
import type { InputHTMLAttributes } from 'react'
import { cx } from '#lib/cx.ts'
import { CONTROL_BOX } from './control-look.ts'

type FileInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  /** The chosen file's name. Undefined if nobody has chosen a file yet. */
  chosen: string | undefined
}

/**
 * An input for one file, chosen or dropped. The browser's own file input lies on top, invisible,
 * and does the work.
 */
export function FileInput({ chosen, ...input }: FileInputProps) {
  return (
    <div
      className={cx(
        CONTROL_BOX,
        'relative flex min-h-14 items-center gap-3 border-dashed px-4 py-2 has-focus-visible:border-solid',
        chosen && 'border-solid',
      )}
    >
      <FileUp aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      <span aria-hidden="true" className="wrap-anywhere min-w-0 grow">
        {chosen ?? 'Drop the file here'}
      </span>
      <span
        aria-hidden="true"
        className="shrink-0 rounded-small border border-control bg-surface px-3 py-1.5 font-semibold text-small"
      >
        {chosen ? 'Change file' : 'Choose file'}
      </span>
      <input {...input} type="file" className="absolute inset-0 cursor-pointer opacity-0" />
    </div>
  )
}
