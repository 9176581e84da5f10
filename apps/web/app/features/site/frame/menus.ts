/**
 * A popover opens by its button, and closes by Escape and by a click elsewhere, without a script. What
 * it doesn't know by itself: that focus has left it, and that one of its links has been followed. So
 * without a script, the link to a place on the same page loads the page again (`contact-link.tsx`).
 */
export function startMenus() {
  const openMenus = () => document.querySelectorAll<HTMLElement>('.site-menu:popover-open')
  const closeAll = () => {
    for (const menu of openMenus()) menu.hidePopover()
  }
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    for (const menu of openMenus()) {
      const isItsButton = target.getAttribute('popovertarget') === menu.id
      if (!isItsButton && !menu.contains(target)) menu.hidePopover()
    }
  })
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('.site-menu a')
    if (!(link instanceof HTMLAnchorElement)) return
    closeAll()
    // The link itself would load the page again.
    if (!link.hash || link.pathname !== location.pathname) return
    event.preventDefault()
    location.assign(link.hash)
  })
  // Coming back shows the page as it was before the menu.
  window.addEventListener('pagehide', closeAll)
}
