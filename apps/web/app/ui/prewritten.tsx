import { type ReactNode, type Ref, useState } from 'react'

interface PrewrittenProps {
  /** Unlike any other id of the page. */
  id: string
  ref?: Ref<HTMLDivElement> | undefined
  className?: string | undefined
  /** Lazy, so that its code and texts are in no script that the first page loads. */
  children: ReactNode
}

/**
 * A part of the page that has no state: long texts, mostly. The build writes it into the page and
 * hydration leaves it as it is, so the visitor does not load the same words again as a script. Only
 * who comes from another page of the site gets the children, by a navigation that waits for them.
 */
export function Prewritten({ id, ref, className, children }: PrewrittenProps) {
  const [written] = useState(() =>
    import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML,
  )
  if (written === undefined) {
    return (
      <div id={id} ref={ref} className={className}>
        {children}
      </div>
    )
  }
  return (
    <div
      id={id}
      ref={ref}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very page was built with
      dangerouslySetInnerHTML={{ __html: written }}
    />
  )
}
