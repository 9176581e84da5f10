/**
 * A popover opens with its button and closes on Escape and on a click elsewhere, without a script.
 * What it doesn't notice is that focus has left it, or that one of its links was followed. So
 * without a script, a link to a place on the same page reloads the page (`contact-link.tsx`).
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
    // The link itself would reload the page.
    if (!link.hash || link.pathname !== location.pathname) return
    event.preventDefault()
    location.assign(link.hash)
  })
  // Going back shows the page as it was before the menu.
  window.addEventListener('pagehide', closeAll)
}
