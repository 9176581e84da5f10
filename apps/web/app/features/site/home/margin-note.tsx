import { cx } from '#lib/cx.ts'

interface MarginNoteProps {
  message: string
  user: string
  className?: string
}

/** A customer's quote, with a bracket like a note in a margin. */
export function MarginNote({ message, user, className }: MarginNoteProps) {
  return (
    <figure
      className={cx(
        'relative pl-6 before:absolute before:inset-y-2 before:left-0 before:w-3 before:rounded-l-[12px] before:border-[1.5px] before:border-wattle-ink before:border-r-0 xl:pl-8',
        className,
      )}
    >
      <blockquote className="text-[1.125rem] italic leading-normal lg:text-lead">
        {message}
      </blockquote>
      <figcaption className="mt-3 text-app text-ink-3">{user}</figcaption>
    </figure>
  )
}
