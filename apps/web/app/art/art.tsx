interface ArtProps {
  /** A drawing from drawings.ts. */
  of: string
  className?: string | undefined
  /**
   * Whether the drawing fills its space and is cropped at the edges, instead of being shown whole.
   */
  cover?: boolean | undefined
  /** Crops the drawing to its left part, this wide in the drawing's own units. */
  width?: number | undefined
}

/**
 * A decorative drawing, hidden from assistive technology. Its markup is in a file the browser
 * caches, and the page's colour variables apply inside it.
 */
export function Art({ of, className, cover, width }: ArtProps) {
  const [href, fullWidth, height] = of.split(' ')
  return (
    <svg
      viewBox={`0 0 ${width ?? fullWidth} ${height}`}
      preserveAspectRatio={cover ? 'xMidYMid slice' : undefined}
      // Lets leaves extend beyond the drawing's edge. A class that sets `overflow` can still crop
      // them.
      overflow={cover ? undefined : 'visible'}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`/art/${href}`} />
    </svg>
  )
}
