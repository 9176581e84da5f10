import type { Page } from '@playwright/test'

/** These scroll by themselves. */
const SCROLLS = '[aria-roledescription=carousel], .section-bar'

/** What is seen of a page, and goes on beyond the window's right edge: nobody could read it. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate((scrolls) => {
    // Else what is far below has not been laid out.
    document.documentElement.dataset.laidOut = ''
    return Array.from(document.querySelectorAll('h1,h2,h3,p,dd,li,a,button,input,textarea'))
      .filter((element) => element.checkVisibility() && !element.closest(scrolls))
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent}`)
  }, SCROLLS)
