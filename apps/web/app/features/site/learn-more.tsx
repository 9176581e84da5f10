import { Link } from 'react-router'
import { Art } from '#art/art.tsx'
import { arrow } from '#art/drawings.ts'
import { cx } from '#lib/cx.ts'

interface LearnMoreProps {
  to: string
  /**
   * Added to the link's accessible name, so people can tell several "Learn more" links apart in a
   * screen reader's list of links.
   */
  about: string
  className?: string | undefined
}

export function LearnMore({ to, about, className }: LearnMoreProps) {
  return (
    <Link
      to={to}
      className={cx(
        'group inline-flex min-h-11 items-center gap-3 whitespace-nowrap rounded-small font-semibold text-gum underline decoration-[1.5px] underline-offset-[0.22em] hover:decoration-[2.5px] hover:decoration-wattle',
        className,
      )}
    >
      <span>
        Learn More<span className="sr-only"> about {about}</span>
      </span>
      <Art
        of={arrow}
        className="motion-panel w-8.5 shrink-0 transition-transform group-hover:translate-x-1 motion-reduce:transform-none"
      />
    </Link>
  )
}
