import { useLocation } from 'react-router'
import { wayToForm } from '#content/navigation.ts'

interface ContactLinkProps {
  className: string
  /** Loads the page again, which closes the menu that the link is in. */
  reloads?: boolean
}

/** To the form on this page, or to a page that has it. */
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
