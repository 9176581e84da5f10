import { ExternalLink } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'
import { cx } from '#lib/cx.ts'

type TextLinkProps = Omit<LinkProps, 'className'> & {
  className?: string | undefined
  /** Opens beside the page, and says so. */
  newTab?: boolean | undefined
}

/** A link in running text, or one that stands alone. */
export function TextLink({ newTab, className, children, ...link }: TextLinkProps) {
  return (
    <Link
      {...link}
      {...(newTab && { target: '_blank', rel: 'noreferrer' })}
      className={cx(
        'motion-state rounded-[3px] text-gum underline decoration-[1.5px] underline-offset-[0.22em] transition-colors hover:decoration-[2.5px] hover:decoration-wattle in-[.bg-band]:text-on-band',
        className,
      )}
    >
      {children}
      {newTab && (
        <>
          <ExternalLink aria-hidden="true" className="ml-1 inline size-[0.9em] align-[-0.08em]" />
          <span className="sr-only"> (opens in a new tab)</span>
        </>
      )}
    </Link>
  )
}
