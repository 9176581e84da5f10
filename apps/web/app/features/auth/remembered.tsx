import { TextLink } from '#ui/text-link.tsx'
import { VIEWS } from './views.ts'

/** The way back to signing in, with the question and its link on one line. */
export const Remembered = ({ what }: { what: string }) => (
  <span className="inline-block">
    Remembered {what}? <TextLink to={VIEWS['sign-in'].to}>Sign in</TextLink>
  </span>
)
