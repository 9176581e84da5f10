import { type Ref, type TextareaHTMLAttributes, useLayoutEffect, useRef } from 'react'
import { cx } from '#lib/cx.ts'

/** A line under the text instead of a box. The line turns red on an error. */
const RULED =
  'w-full border-0 border-control border-b bg-transparent leading-normal outline-none motion-state transition-[border-color,box-shadow] ' +
  'hover:border-ink-2 focus-visible:border-gum focus-visible:shadow-[0_1px_0_var(--color-gum)] ' +
  'data-blank:border-error data-blank:shadow-[0_1px_0_var(--color-error)] ' +
  'forced-colors:focus-visible:outline-2'

type RuledAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'className'> & {
  ref?: Ref<HTMLTextAreaElement> | undefined
  /** Whether the field is required but empty, which makes its line red. */
  isBlank?: boolean | undefined
  className?: string | undefined
}

/** A text area that grows with its text from 1 to 6 lines, then scrolls. */
export function RuledArea({ isBlank, className, ...area }: RuledAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const { value } = area

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text
  useLayoutEffect(() => {
    const node = own.current
    if (!node || CSS.supports('field-sizing', 'content')) return
    node.style.height = 'auto'
    node.style.height = `${node.scrollHeight}px`
  }, [value])

  return (
    <textarea
      {...area}
      ref={own}
      rows={1}
      data-blank={isBlank || undefined}
      className={cx(
        RULED,
        'field-sizing-content block max-h-[calc(6lh+0.75rem)] min-h-[calc(1lh+0.75rem)] resize-none py-1.5',
        className,
      )}
    />
  )
}
