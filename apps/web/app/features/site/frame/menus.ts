/**
 * Closes a menu when focus leaves it or someone follows one of its links, which popovers don't do
 * by themselves. Without JavaScript, the menu's link to a form on the same page reloads the page to
 * close the menu (`contact-link.tsx`).
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
    // A link to a place on the same page would reload the page, so this jumps to that place
    // instead.
    if (!link.hash || link.pathname !== location.pathname) return
    event.preventDefault()
    location.assign(link.hash)
  })
  // Closes the menus when people leave, so that Back doesn't show an open menu.
  window.addEventListener('pagehide', closeAll)
}
