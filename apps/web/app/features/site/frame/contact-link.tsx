import { useLocation } from 'react-router'
import { wayToForm } from '#content/navigation.ts'

/** To the form on this page, or to a page that has it. */
export function ContactLink({ className }: { className: string }) {
  return (
    <a href={wayToForm(useLocation().pathname)} className={className}>
      Contact Us
    </a>
  )
}
