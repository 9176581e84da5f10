import { useEffect, useState } from 'react'
import { SECTIONS, type SectionId } from './report-words.ts'

/** We assume people are reading a section while it crosses a band in the upper half of the window. */
const BAND = '-20% 0px -70% 0px'

/** The section someone is reading, or the first one until they scroll. */
export function useSectionRead(): SectionId {
  const [read, setRead] = useState<SectionId>(SECTIONS[0].id)
  useEffect(() => {
    const ids = new Map<Element, SectionId>()
    for (const { id } of SECTIONS) {
      const section = document.getElementById(id)?.closest('section')
      if (section) ids.set(section, id)
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.findLast(({ isIntersecting }) => isIntersecting)
        const id = reached && ids.get(reached.target)
        if (id) setRead(id)
      },
      { rootMargin: BAND },
    )
    for (const section of ids.keys()) observer.observe(section)
    return () => observer.disconnect()
  }, [])
  return read
}
