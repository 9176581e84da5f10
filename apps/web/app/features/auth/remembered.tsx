import { TextLink } from '#ui/text-link.tsx'
import { VIEWS } from './views.ts'

/** The way back to signing in, with the question and its link on one line. */
export const Remembered = () => (
  <span className="inline-block">
    Remembered it? <TextLink to={VIEWS['sign-in'].to}>Sign in</TextLink>
  </span>
)
