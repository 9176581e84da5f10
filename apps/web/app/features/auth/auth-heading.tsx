import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

interface AuthHeadingProps {
  title: string
  children?: ReactNode
}

/**
 * A view's title. It gets focus when someone switches views, because a new view is like a new page.
 */
export function AuthHeading({ title, children }: AuthHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    // On the first page of a visit, the browser sets focus.
    if (key !== 'default') heading.current?.focus()
  }, [key])
  return (
    <div className="mb-6 grid gap-2">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children && <p className="text-ink-2">{children}</p>}
    </div>
  )
}
