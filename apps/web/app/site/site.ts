// The script of every public page. It's small, doesn't use React, and the pages work without it.
import { countView } from '#features/analytics/count-view.ts'
import { markReading } from '#features/site/case-reading.ts'
import { startMenus } from '#features/site/frame/menus.ts'
import { scrollToForm } from '#features/site/home/scroll-to-form.ts'
import { startLegalTools } from '#features/site/legal-tools.ts'
import { startCarousel } from '#ui/carousel/start-carousel.ts'
import { startThemeSwitch } from '#ui/static-theme-switch.ts'
import { layOutOnDemand, layOutRest } from './lay-out-rest.ts'
import { startIsland } from './start-island.ts'
import { fetchTypefaces } from './typefaces.ts'
import { whenSeen } from './when-seen.ts'

function forEach(selector: string, start: (element: HTMLElement) => void) {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) start(element)
}

layOutOnDemand()
startMenus()
forEach('[data-theme-switch]', startThemeSwitch)
forEach('[data-carousel]', startCarousel)
forEach('[data-legal]', startLegalTools)
forEach('[data-study]', markReading)
forEach('[data-get-started]', scrollToForm)

whenSeen(() => fetchTypefaces().then(layOutRest))

const countThisPage = () => countView(location.pathname)

/** The browser may have prerendered the page before the visitor asked for it. */
function whenActive(run: () => void) {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

whenActive(() => {
  // Fills in the form's draft, which the visitor may have changed since the page was prerendered.
  forEach('[data-island]', startIsland)
  whenSeen(countThisPage)
})

// Back can show the page as the visitor left it, without loading it again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) countThisPage()
})
