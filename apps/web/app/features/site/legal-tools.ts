import { type RefObject, useEffect } from 'react'

const COPIED_FOR = 2500

/**
 * What the written article cannot do by itself: all sections at once, links that are copied, and
 * sections opened for printing or by a link. It works on the page, which nothing else changes.
 */
export function useLegalTools(article: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = article.current
    if (!root) return
    const leaving = new AbortController()
    const { signal } = leaving
    const sections = Array.from(root.querySelectorAll('details'))
    const expand = root.querySelector<HTMLElement>('[data-expand]')

    const areOpen = () => sections.every((section) => section.open)
    const showLabel = () => {
      if (expand) expand.textContent = areOpen() ? 'Collapse all' : 'Expand all'
    }
    const toggleAll = () => {
      const open = !areOpen()
      for (const section of sections) section.open = open
    }

    root.querySelector('[data-tools]')?.classList.remove('invisible')
    showLabel()
    expand?.addEventListener('click', toggleAll, { signal })
    // `toggle` does not bubble.
    root.addEventListener('toggle', showLabel, { capture: true, signal })
    root.querySelector('[data-print]')?.addEventListener('click', () => window.print(), { signal })
    for (const link of root.querySelectorAll<HTMLAnchorElement>('[data-copy]')) {
      link.addEventListener('click', () => copyLink(root, link), { signal })
    }
    openForPrint(sections, signal)
    window.addEventListener('hashchange', () => reveal(root), { signal })
    reveal(root)
    return () => leaving.abort()
  }, [article])
}

/** Browsers that do not open a section for a link to it are helped. */
function reveal(root: HTMLElement) {
  const id = decodeURIComponent(window.location.hash.slice(1))
  const target = id ? document.getElementById(id) : null
  const section = target?.closest('details')
  if (!section || !root.contains(section)) return
  section.open = true
  target?.scrollIntoView()
}

/** Paper has no expanding: all is printed, and afterwards all is as it was. */
function openForPrint(sections: HTMLDetailsElement[], signal: AbortSignal) {
  let closed: HTMLDetailsElement[] = []
  const open = () => {
    closed = sections.filter((section) => !section.open)
    for (const section of closed) section.open = true
  }
  const close = () => {
    for (const section of closed) section.open = false
  }
  window.addEventListener('beforeprint', open, { signal })
  window.addEventListener('afterprint', close, { signal })
}

/** The click also goes to the section; where copying is not allowed, that is all. */
async function copyLink(root: HTMLElement, link: HTMLAnchorElement) {
  try {
    await navigator.clipboard.writeText(link.href)
  } catch {
    return
  }
  const told = root.querySelector('[data-told]')
  if (!told) return
  told.textContent = 'Link copied'
  link.dataset.copied = ''
  setTimeout(() => {
    told.textContent = ''
    delete link.dataset.copied
  }, COPIED_FOR)
}
