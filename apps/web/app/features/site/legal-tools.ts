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
    const follow = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (!link?.hash || link.pathname !== window.location.pathname) return
      reveal(root, link.hash)
      if ('copy' in link.dataset) copyLink(root, link)
    }
    root.addEventListener('click', follow, { signal })
    openForPrint(sections, signal)
    const revealHash = () => reveal(root, window.location.hash)
    window.addEventListener('hashchange', revealHash, { signal })
    revealHash()
    return () => leaving.abort()
  }, [article])
}

/** Browsers that do not open a section for a link to it are helped. */
function reveal(root: HTMLElement, hash: string) {
  // Compared whole: an address may hold what no decoding understands.
  const target = Array.from(root.querySelectorAll('[id]')).find(({ id }) => `#${id}` === hash)
  const section = target?.closest('details')
  if (!section) return
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
  const status = root.querySelector('[data-status]')
  if (!status) return
  status.textContent = 'Link copied'
  link.dataset.copied = ''
  setTimeout(() => {
    status.textContent = ''
    delete link.dataset.copied
  }, COPIED_FOR)
}
