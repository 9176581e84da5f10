const COPIED_FOR = 2500

/**
 * Makes the expand, print and copy controls work. Also opens sections for printing, and when a link
 * leads to them.
 */
export function startLegalTools(root: HTMLElement) {
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
  expand?.addEventListener('click', toggleAll)
  // Listens in the capture phase, because `toggle` doesn't bubble.
  root.addEventListener('toggle', showLabel, { capture: true })
  root.querySelector('[data-print]')?.addEventListener('click', () => window.print())
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link?.hash || link.pathname !== window.location.pathname) return
    reveal(root, link.hash)
    if ('copy' in link.dataset) copyLink(root, link)
  })
  openForPrint(sections)
  const revealHash = () => reveal(root, window.location.hash)
  window.addEventListener('hashchange', revealHash)
  revealHash()
}

/** Opens the section that a link leads to, for browsers that don't do it themselves. */
function reveal(root: HTMLElement, hash: string) {
  // Compares the hash without decoding it, because decoding may fail.
  const target = Array.from(root.querySelectorAll('[id]')).find(({ id }) => `#${id}` === hash)
  const section = target?.closest('details')
  if (!section) return
  section.open = true
  target?.scrollIntoView()
}

/**
 * Opens all sections for printing, because closed sections wouldn't print, and closes them again
 * afterwards.
 */
function openForPrint(sections: HTMLDetailsElement[]) {
  let closed: HTMLDetailsElement[] = []
  const open = () => {
    closed = sections.filter((section) => !section.open)
    for (const section of closed) section.open = true
  }
  const close = () => {
    for (const section of closed) section.open = false
  }
  window.addEventListener('beforeprint', open)
  window.addEventListener('afterprint', close)
}

/**
 * Copies the link to a section. The click also goes to that section, even if copying isn't allowed.
 */
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
