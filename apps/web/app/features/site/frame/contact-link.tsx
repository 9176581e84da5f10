import { useLocation } from 'react-router'
import { wayToForm } from '#content/navigation.ts'

interface ContactLinkProps {
  className: string
  /** Whether the link reloads the page, which closes the menu that the link is in. */
  reloads?: boolean
}

/** Links to the form on this page, or to a page that has one. */
export function ContactLink({ className, reloads }: ContactLinkProps) {
  const { pathname } = useLocation()
  const way = wayToForm(pathname)
  const href = reloads && way.startsWith('#') ? `${pathname}?${way}` : way
  return (
    <a href={href} className={className}>
      Contact Us
    </a>
  )
}
