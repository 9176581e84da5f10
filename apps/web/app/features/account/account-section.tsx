import { type ReactNode, useId } from 'react'

interface AccountSectionProps {
  title: string
  about: string
  id?: string | undefined
  children: ReactNode
}

/**
 * One section of the account page: the title and description on the left, the controls on the
 * right.
 */
export function AccountSection({ title, about, id, children }: AccountSectionProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid gap-x-12 gap-y-4 border-line border-t py-8 xl:grid-cols-[18rem_minmax(0,34rem)]"
    >
      <div className="grid content-start gap-1">
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
        <p className="max-w-[28em] text-ink-2">{about}</p>
      </div>
      <div className="grid min-w-0 max-w-136 content-start gap-4">{children}</div>
    </section>
  )
}
