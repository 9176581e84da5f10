import { Link, useLocation } from 'react-router'
import { wayToForm } from '#content/navigation.ts'

/** To the form on this page, or to a page that has it. */
export function ContactLink({ className }: { className: string }) {
  const { href, isHere } = wayToForm(useLocation().pathname)
  // On the page itself the browser knows the way.
  if (isHere) {
    return (
      <a href={href} className={className}>
        Contact Us
      </a>
    )
  }
  return (
    <Link to={href} className={className}>
      Contact Us
    </Link>
  )
}
