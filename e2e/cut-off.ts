import type { Page } from '@playwright/test'

/** Elements that scroll sideways themselves, so their content may extend beyond the window. */
const SCROLLS = '[aria-roledescription=carousel], .section-bar'

/**
 * Content that extends beyond the window's right edge, where nobody can see it. Leaves out hidden
 * elements.
 */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate((scrolls) => {
    return Array.from(
      document.querySelectorAll('h1,h2,h3,p,dt,dd,li,td,label,a,button,input,textarea'),
    )
      .filter((element) => element.checkVisibility() && !element.closest(scrolls))
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent}`)
  }, SCROLLS)
}
