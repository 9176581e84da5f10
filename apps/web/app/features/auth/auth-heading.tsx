import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

interface AuthHeadingProps {
  title: string
  children?: ReactNode
}

/** The title of a view. Where another view led here it takes the focus, as that of a new page does. */
export function AuthHeading({ title, children }: AuthHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  useEffect(() => {
    // The first address of a visit is the browser's affair.
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
