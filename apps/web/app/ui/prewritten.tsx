import { type MouseEvent, type ReactNode, type Ref, useState } from 'react'
import { useNavigate } from 'react-router'

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
  const navigate = useNavigate()
  const [written] = useState(() =>
    import.meta.env.SSR ? undefined : document.getElementById(id)?.innerHTML,
  )

  /** Links in written markup know nothing of the router. */
  function handleClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || !leadsElsewhere(link, event)) return
    event.preventDefault()
    navigate(link.pathname + link.search + link.hash)
  }

  const content =
    written === undefined ? { children } : { dangerouslySetInnerHTML: { __html: written } }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only links are heard, and Enter clicks them
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div id={id} ref={ref} className={className} onClick={handleClick} {...content} />
  )
}

/** A plain click on a link to another page of the site. */
function leadsElsewhere(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
  const { origin, pathname } = window.location
  return isPlain && !link.target && link.origin === origin && link.pathname !== pathname
}
