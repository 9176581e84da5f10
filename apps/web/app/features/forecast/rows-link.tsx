import type { ReactNode } from 'react'
import { focusStart } from '#lib/focus-start.ts'
import { TextLink } from '#ui/text-link.tsx'

/** The id of the list of respondents on a study's page. */
export const RESPONDENTS = 'respondents'

interface RowsLinkProps {
  /** The filter that shows only the people behind the number, such as `result=FIT`. */
  filter: string
  /** Called when someone follows the link, to close a dialog that covers the list. */
  onFollow?: () => void
  children: ReactNode
}

/** A number that links to the people behind it, in the list further down the page. */
export function RowsLink({ filter, onFollow, children }: RowsLinkProps) {
  const show = () => {
    onFollow?.()
    // Waits until the dialog has closed and returned focus. Otherwise the dialog would take focus
    // back.
    requestAnimationFrame(() => {
      const list = document.getElementById(RESPONDENTS)
      list?.scrollIntoView({ block: 'start' })
      focusStart(list)
    })
  }
  return (
    <TextLink to={`?${filter}#${RESPONDENTS}`} preventScrollReset onClick={show}>
      {children}
    </TextLink>
  )
}
