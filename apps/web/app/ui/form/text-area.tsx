import { type Ref, type TextareaHTMLAttributes, useEffect, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { CONTROL_BOX } from './control-look.ts'

/**
 * Minimum heights by number of lines. These are classes, because a prerendered page can't have
 * style attributes.
 */
const LEAST = {
  1: 'min-h-[calc(1lh+1.25rem)]',
  2: 'min-h-[calc(2lh+1.25rem)]',
  3: 'min-h-[calc(3lh+1.25rem)]',
  4: 'min-h-[calc(4lh+1.25rem)]',
  6: 'min-h-[calc(6lh+1.25rem)]',
} as const

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows'> & {
  ref?: Ref<HTMLTextAreaElement> | undefined
  /** The minimum number of lines. The field grows with its text. */
  rows?: keyof typeof LEAST | undefined
}

/** A text area. Goes in a `Field`, which labels it. */
export function TextArea({ ref, className, rows = 4, ...area }: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null)
  const { value } = area

  // biome-ignore lint/correctness/useExhaustiveDependencies: a value set from outside changes the height too
  useEffect(() => {
    const node = element.current
    if (!node || CSS.supports('field-sizing', 'content')) return
    const grow = () => {
      node.style.height = 'auto'
      node.style.height = `${node.scrollHeight}px`
    }
    // The browser only empties the field after the reset event.
    const regrow = () => setTimeout(grow)
    grow()
    node.addEventListener('input', grow)
    node.form?.addEventListener('reset', regrow)
    return () => {
      node.removeEventListener('input', grow)
      node.form?.removeEventListener('reset', regrow)
    }
  }, [value])

  return (
    <div className={cx(CONTROL_BOX, 'grid', className)}>
      <textarea
        {...area}
        ref={(node) => {
          element.current = node
          if (typeof ref === 'function') ref(node)
          else if (ref) ref.current = node
        }}
        className={cx(
          'field-sizing-content max-h-[60dvh] w-full resize-none bg-transparent px-3 py-2.5 leading-normal outline-none disabled:cursor-not-allowed',
          LEAST[rows],
        )}
      />
    </div>
  )
}
