import { type RefObject, useEffect, useState } from 'react'

/**
 * `scrolls` means that the content is wider than the element. `before` and `after` mean that some
 * of it is hidden on the left or right.
 */
const FITS = { scrolls: false, before: false, after: false }

/**
 * Whether the element's content overflows. Updates when the element, its content or the scroll
 * position changes.
 */
export function useOverflow(element: RefObject<HTMLElement | null>) {
  const [overflow, setOverflow] = useState(FITS)
  useEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => {
      const { scrollWidth, clientWidth, scrollLeft } = node
      const [scrolls, before] = [scrollWidth > clientWidth, scrollLeft > 0]
      // Allows for one pixel, because positions can be fractions of a pixel.
      const after = scrollLeft + clientWidth < scrollWidth - 1
      setOverflow((now) =>
        now.scrolls === scrolls && now.before === before && now.after === after
          ? now
          : { scrolls, before, after },
      )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    for (const child of node.children) observer.observe(child)
    node.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      node.removeEventListener('scroll', measure)
    }
  }, [element])
  return overflow
}
