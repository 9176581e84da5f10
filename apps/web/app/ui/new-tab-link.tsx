import { ExternalLink } from 'lucide-react'
import type { AnchorHTMLAttributes } from 'react'
import { textLinkLook } from './text-link-look.ts'

/**
 * A link that opens in a new tab, and tells people that it does. It doesn't navigate in this tab,
 * so it doesn't need a router.
 */
export function NewTabLink({
  className,
  children,
  ...link
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...link} target="_blank" rel="noreferrer" className={textLinkLook(className)}>
      {children}
      <ExternalLink aria-hidden="true" className="ml-1 inline size-[0.9em] align-[-0.08em]" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
