/** We assume people are reading a part while it crosses a band in the upper half of the window. */
const BAND = '-25% 0px -65% 0px'

/** Marks the link to the part someone is reading. */
export function markReading(study: HTMLElement) {
  const links = new Map(
    Array.from(study.querySelectorAll<HTMLAnchorElement>('nav a'), (link) => [
      link.hash.slice(1),
      link,
    ]),
  )
  /**
   * The parts now in the band, in the order they entered it. A busy browser may report several
   * changes at once.
   */
  const crossing = new Set<string>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        crossing.delete(target.id)
        if (isIntersecting) crossing.add(target.id)
      }
      const read = [...crossing].at(-1)
      if (!read) return
      for (const link of links.values()) link.removeAttribute('aria-current')
      links.get(read)?.setAttribute('aria-current', 'true')
    },
    { rootMargin: BAND },
  )
  for (const id of links.keys()) {
    const part = document.getElementById(id)
    if (part) observer.observe(part)
  }
}
