import { type RefObject, useEffect, useState } from 'react'

/** Whether an element's content is wider than the element, now and as either changes. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => setOverflows(node.scrollWidth > node.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    for (const child of node.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element])
  return overflows
}
