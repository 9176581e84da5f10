import type { Drawn } from './drawing.ts'

interface ArtProps {
  of: Drawn
  className?: string | undefined
  /** Covers its place, cut off at the edges, instead of being shown whole. */
  cover?: boolean | undefined
}

/**
 * A drawing, decorative for assistive technology, as wide as its place. Its markup stays in a file
 * that the browser keeps; the page's colour variables reach into it.
 */
export function Art({ of: { href, width, height }, className, cover }: ArtProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={cover ? 'xMidYMid slice' : undefined}
      // Leaves may grow over the edge; a class can still cut them off.
      overflow={cover ? undefined : 'visible'}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <use href={href} />
    </svg>
  )
}
