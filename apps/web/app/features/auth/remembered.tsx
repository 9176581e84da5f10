import { TextLink } from '#ui/text-link.tsx'
import { VIEWS } from './views.ts'

/** A link back to the sign-in form. Keeps the question and the link on one line. */
export const Remembered = ({ what }: { what: string }) => (
  <span className="inline-block">
    Remembered {what}? <TextLink to={VIEWS['sign-in'].to}>Sign in</TextLink>
  </span>
)
