interface ArtProps {
  /** One of drawings.ts. */
  of: string
  className?: string | undefined
  /** Covers its place, cut off at the edges, instead of being shown whole. */
  cover?: boolean | undefined
  /** Shows only so much of it, from the left. */
  width?: number | undefined
}

/**
 * A drawing, decorative for assistive technology, as wide as its place. Its markup stays in a file
 * that the browser caches; the page's colour variables reach into it.
 */
export function Art({ of, className, cover, width }: ArtProps) {
  const [href, fullWidth, height] = of.split(' ')
  return (
    <svg
      viewBox={`0 0 ${width ?? fullWidth} ${height}`}
      preserveAspectRatio={cover ? 'xMidYMid slice' : undefined}
      // Leaves may grow over the edge; a class can still cut them off.
      overflow={cover ? undefined : 'visible'}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`/art/${href}`} />
    </svg>
  )
}
